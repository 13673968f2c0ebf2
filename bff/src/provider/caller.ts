import type { Span } from '../tracing/tracing';
import type { CallSignal } from './call-signal';

export type Caller = {
  requestId: string;
  world: string;
  /** The key by which limits count this client. */
  client: string;
  headers: Record<string, string>;
  span: Span | undefined;
  signal: CallSignal;
};

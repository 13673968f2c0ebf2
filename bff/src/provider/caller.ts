import type { Span } from '../tracing/tracing';
import type { CallSignal } from './call-signal';

/** The browser on whose behalf the provider is called. */
export type Caller = {
  requestId: string;
  /** Which world of the mock it is in; empty in production. */
  world: string;
  /** By what its share of the room is counted. */
  client: string;
  /** What the provider may see of the browser's headers. */
  headers: Record<string, string>;
  /** Its step of the trace. */
  span: Span | undefined;
  /** Ends the provider's call, as when the browser leaves. */
  signal: CallSignal;
};

import type { Span } from '../tracing/tracing';
import type { CallSignal } from './call-signal';

/** The browser on whose behalf the provider is called. */
export type Caller = {
  requestId: string;
  /** The mock's world; empty in production. */
  world: string;
  /** The key that limits count it by. */
  client: string;
  /** The browser's headers that are forwarded. */
  headers: Record<string, string>;
  /** The trace span of its request. */
  span: Span | undefined;
  /** Aborts the provider's call, for example when the browser leaves. */
  signal: CallSignal;
};

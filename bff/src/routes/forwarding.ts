import type { Caller } from '../provider/caller';
import type { Provider } from '../provider/client';
import type { Call } from './callers';

/** What a forwarding handler needs. */
export type Forwarding = {
  /** The provider's calls. */
  provider: Provider['v1'];
  /** Those of the extension. */
  economy: Provider['economy'];
  /** Opens the provider's events. */
  openEvents: Provider['openEvents'];
  /** On whose behalf a call is made. */
  callerOf: (call: Call) => Caller;
};

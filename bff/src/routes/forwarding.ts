import type { Caller } from '../provider/caller';
import type { Provider } from '../provider/client';
import type { Call } from './callers';

export type Forwarding = {
  provider: Provider['v1'];
  economy: Provider['economy'];
  openEvents: Provider['openEvents'];
  callerOf: (call: Call) => Caller;
};

import type { IncomingMessage } from 'node:http';

import type { Caller } from '../provider/caller';
import type { Provider } from '../provider/client';
import type { StreamedBody } from '../provider/image-form';
import type { Call } from './callers';

export type Forwarding = Pick<Provider, 'forward' | 'openEvents'> & {
  callerOf: (call: Call) => Caller;
  imageOf: (req: IncomingMessage) => StreamedBody;
};

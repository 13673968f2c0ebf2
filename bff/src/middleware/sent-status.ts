import type { ServerResponse } from 'node:http';

import { streamStartedAt } from './stream-start';

/** Returns the sent status, or nginx's 499 for a client that disconnected before. */
export const sentStatus = (res: ServerResponse): number =>
  res.writableFinished || streamStartedAt(res) !== undefined ? res.statusCode : 499;

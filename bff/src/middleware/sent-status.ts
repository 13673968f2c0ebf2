import type { ServerResponse } from 'node:http';

import { streamStartedAt } from './stream-start';

/** Returns the status that was sent, or nginx's 499 if the client disconnected before that. */
export const sentStatus = (res: ServerResponse): number =>
  res.writableFinished || streamStartedAt(res) !== undefined ? res.statusCode : 499;

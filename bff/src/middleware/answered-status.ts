import type { ServerResponse } from 'node:http';

import { streamStartedAt } from './stream-start';

/**
 * Returns the sent status, or nginx's 499 for a client that disconnected before. An event stream
 * ends when the client leaves, so its status counts as sent.
 */
export const answeredStatus = (res: ServerResponse): number =>
  res.writableFinished || streamStartedAt(res) !== undefined ? res.statusCode : 499;

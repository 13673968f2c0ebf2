import type { ServerResponse } from 'node:http';

import { streamBegunAt } from './stream-begun';

/**
 * Returns the sent status, or nginx's 499 for a client that disconnected before. An event stream
 * ends when the client leaves, so its status counts as sent.
 */
export const answeredStatus = (res: ServerResponse): number =>
  res.writableFinished || streamBegunAt(res) !== undefined ? res.statusCode : 499;

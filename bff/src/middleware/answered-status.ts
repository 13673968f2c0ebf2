import type { ServerResponse } from 'node:http';

import { streamBegunAt } from './stream-begun';

/**
 * The status that went out, or nginx's number for a client that closed the connection before. To leave is how
 * an answer without an end comes to one.
 */
export const answeredStatus = (res: ServerResponse): number =>
  res.writableFinished || streamBegunAt(res) !== undefined ? res.statusCode : 499;

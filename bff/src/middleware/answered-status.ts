import type { ServerResponse } from 'node:http';

/** The status that went out, or nginx's number for a client that closed the connection before. */
export const answeredStatus = (res: ServerResponse): number =>
  res.writableFinished ? res.statusCode : 499;

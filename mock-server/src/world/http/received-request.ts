import type { Request } from 'express';

import { shownAddress, type Account } from '../../kernel/account';
import type { ReceivedRequest } from '../../kernel/requests/differences';

export type CallerOf = (request: Request) => Account | undefined;

export const receivedRequest = (request: Request, callerOf: CallerOf): ReceivedRequest => {
  const { method, path, query, headers, body } = request;
  const account = headers.authorization === undefined ? undefined : callerOf(request);
  const wallet = account === undefined ? undefined : shownAddress(account);
  return { method, path, query, headers, body, wallet };
};

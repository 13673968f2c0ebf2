import { isSameAddress } from '@trait-market/contract/shared';

import { AppError } from './app-error';
import { readAccessToken } from './access-token';
import { accessToken } from './storage';
import { toasts, type Toast } from './toasts';

/** Returns whether a request belongs to the current account; true if it had no account. */
const isOfCurrentAccount = (error: unknown): boolean => {
  const sender = error instanceof AppError ? error.sender : undefined;
  if (sender === undefined) return true;
  const current = readAccessToken(accessToken.read())?.address;
  return current !== undefined && isSameAddress(sender, current);
};

/** Shows no toast if the account that sent the request has signed out or changed. */
export const showFailure = (error: unknown, toast: Pick<Toast, 'header' | 'description'>): void => {
  if (isOfCurrentAccount(error)) toasts.show({ kind: 'error', ...toast });
};

import { beforeEach, expect, test } from 'vitest';

import { ALICE, BOB, hour, tokenFor } from '@/testing/session-store';

import { AppError } from './app-error';
import { showFailure } from './failure-toast';
import { accessToken } from './storage';
import { toasts } from './toasts';

beforeEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test.each([
  ['the account that is signed in', ALICE, tokenFor(ALICE), true],
  ['the account, whose token was replaced', ALICE, tokenFor(ALICE, hour(9)), true],
  ['another account', ALICE, tokenFor(BOB), false],
  ['an account that has signed out', ALICE, '', false],
  ['a visitor', undefined, '', true],
  ['a visitor, when someone has signed in', undefined, tokenFor(BOB), true],
] as const)('T100 the late failure of a request by %s', (_, sender, token, isShown) => {
  accessToken.write(token);
  const error = new AppError('http', 'No.', { status: 500 });
  error.sender = sender;
  showFailure(error, { header: 'Error', description: 'No.' });
  expect(toasts.read()).toHaveLength(isShown ? 1 : 0);
});

import { NONCE_LIFETIME_MS } from '@trait-market/contract/v1/users';
import { expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { createRecords } from './records';

const account = accountOf('0x8ba1f109551bD432803012645Ac136ddd64DBA72');

test('a nonce is valid for five minutes, and can be used once', () => {
  const { nonces } = createRecords();
  nonces.issue(account, 'first', 0);
  expect(nonces.live(account, NONCE_LIFETIME_MS - 1)).toBe('first');
  expect(nonces.live(account, NONCE_LIFETIME_MS)).toBeUndefined();
  expect(nonces.burn(account, 'first', NONCE_LIFETIME_MS)).toBe(false);
  expect(nonces.burn(account, 'other', 1)).toBe(false);
  expect(nonces.burn(account, 'first', 1)).toBe(true);
  expect(nonces.burn(account, 'first', 1)).toBe(false);
});

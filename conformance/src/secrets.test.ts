import { expect, test } from 'vitest';

import { secretIn } from './secrets';

test('public responses contain nothing private', () => {
  expect(secretIn({ username: 'a', avatarPhoto: null }, 'users.publicProfile')).toBeUndefined();
  expect(secretIn([{ walletAddress: '0x', emailAddress: 'a@b.c' }], 'users.searchByAddress')).toBe(
    "the field '[].emailAddress'",
  );
  expect(secretIn({ profile: { e_mail: 1 } }, 'users.publicProfile')).toBe(
    "the field 'profile.e_mail'",
  );
});

test('credentials come only from the route that issues them', () => {
  expect(secretIn({ accessToken: 'x' }, 'users.login')).toBeUndefined();
  expect(secretIn({ accessToken: 'x' }, 'users.me')).toBe("the field 'accessToken'");
  expect(secretIn({ nonce: 'x' }, 'users.nonce')).toBeUndefined();
  expect(secretIn({ message: 'no', nonce: 'x' }, 'users.login')).toBe("the field 'nonce'");
  expect(secretIn({ password_hash: 'x' }, 'users.me')).toBe("the field 'password_hash'");
});

test('callers can see their own email address', () => {
  expect(secretIn({ emailAddress: 'a@b.c' }, 'users.me')).toBeUndefined();
});

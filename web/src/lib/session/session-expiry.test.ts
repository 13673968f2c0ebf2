import { expect, test } from 'vitest';

import { hasExpired } from './session-expiry';

const expiresAt = new Date('2024-02-01T00:00:00Z');
const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const token = { token: 'h.p.s', address, expiresAt } as const;

test('a token whose exp is now has expired', () => {
  expect(hasExpired(token, expiresAt)).toBe(true);
  expect(hasExpired(token, new Date(expiresAt.getTime() - 1))).toBe(false);
});

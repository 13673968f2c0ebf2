import { expect, test } from 'vitest';

import { redact, REDACTED, shortened, withoutSecrets } from './redaction';

test('replaces secrets wherever they are, and leaves the original unchanged', () => {
  const body = { signature: '0xabc', list: [{ accessToken: 'a.b.c', name: 'Otter' }], Token: 1 };
  expect(redact(body)).toEqual({
    signature: REDACTED,
    list: [{ accessToken: REDACTED, name: 'Otter' }],
    Token: REDACTED,
  });
  expect(body.signature).toBe('0xabc');
});

test('shows the contract of an order, but not any other token', () => {
  const token = '0x00000000006c3852CBEF3e08E8df289169ede581';
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIweGFiYyJ9.c2lnbmVk';
  const orders = {
    offer: [{ itemType: 2, token, identifierOrCriteria: '7' }],
    token: jwt,
    refreshToken: 'abc',
    words: `Bearer ${jwt} was sent`,
    list: [{ token: `${token}0` }, { token: '0x1' }, { token: 7 }],
  };
  const shown = {
    offer: [{ itemType: 2, token, identifierOrCriteria: '7' }],
    token: REDACTED,
    refreshToken: REDACTED,
    words: `Bearer ${REDACTED} was sent`,
    list: [{ token: REDACTED }, { token: REDACTED }, { token: REDACTED }],
  };
  expect(redact(orders)).toEqual(shown);
  expect(withoutSecrets(orders)).toEqual(shown);
});

test('cuts long texts, and shows big bodies by their length', () => {
  expect(shortened('a'.repeat(10_000)).length).toBeLessThan(1_000);
  expect(redact({ text: 'a'.repeat(10_000) })).toEqual({ text: shortened('a'.repeat(10_000)) });
  const big = Array.from({ length: 3_000 }, () => 'item');
  expect(redact(big)).toMatch(/^\[\d+ characters\]$/);
});

test('tolerates endless nesting and an injected prototype', () => {
  const nested: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
  expect(JSON.stringify(redact(nested))).toContain('nested too deep');
  expect(redact(JSON.parse('{"__proto__":{"admin":true}}'))).not.toHaveProperty('admin');
});

test.each([undefined, null, 5, 'text', true])('leaves %j unchanged', (value) => {
  expect(redact({ value })).toEqual({ value });
});

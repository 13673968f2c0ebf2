import { expect, test } from 'vitest';

import { redact, REDACTED, shortened } from './redaction';

test('secrets are replaced wherever they stand, and the original stays as it was', () => {
  const body = { signature: '0xabc', list: [{ accessToken: 'a.b.c', name: 'Otter' }], Token: 1 };
  expect(redact(body)).toEqual({
    signature: REDACTED,
    list: [{ accessToken: REDACTED, name: 'Otter' }],
    Token: REDACTED,
  });
  expect(body.signature).toBe('0xabc');
});

test('long texts are cut, big bodies are told by their length', () => {
  expect(shortened('a'.repeat(10_000)).length).toBeLessThan(1_000);
  expect(redact({ text: 'a'.repeat(10_000) })).toEqual({ text: shortened('a'.repeat(10_000)) });
  const big = Array.from({ length: 3_000 }, () => 'item');
  expect(redact(big)).toMatch(/^\[\d+ characters\]$/);
});

test('nesting without end, and a planted prototype, do no harm', () => {
  const nested: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
  expect(JSON.stringify(redact(nested))).toContain('nested too deep');
  expect(redact(JSON.parse('{"__proto__":{"admin":true}}'))).not.toHaveProperty('admin');
});

test.each([undefined, null, 5, 'text', true])('%j stays what it is', (value) => {
  expect(redact({ value })).toEqual({ value });
});

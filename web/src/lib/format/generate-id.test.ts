import { expect, test } from 'vitest';

import { generateId } from './generate-id';

/** A page with an insecure origin, such as http://192.168.0.2, has no `randomUUID`. */
const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff) };

test('R9.9 §9 two UUIDs joined, dashes removed, truncated to 50 characters', () => {
  const uuids = ['11111111-2222-4333-8444-555555555555', '66666666-7777-4888-9999-aaaaaaaaaaaa'];
  const id = generateId({ ...insecure, randomUUID: () => uuids.shift() ?? '' });
  expect(id).toBe('11111111222243338444555555555555666666667777488899');
});

test('never makes the same id twice', () => {
  const ids = Array.from({ length: 1000 }, () => generateId());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{50}$/);
});

test('where the origin is not secure, makes UUIDs from random bytes', () => {
  expect(generateId(insecure)).toBe('ffffffffffff4fffbfffffffffffffffffffffffffff4fffbf');
  const drawn = () =>
    generateId({
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
    });
  expect(drawn()).not.toBe(drawn());
});

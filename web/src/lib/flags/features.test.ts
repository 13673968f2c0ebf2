import { expect, test } from 'vitest';

import { FeaturesSchema, readableCache } from './features';

const now = Date.parse('2024-02-01T00:00:00.000Z');
const entry = (staleAt: string) => [
  'https://flags.example||sdk',
  { data: { features: { 'stage-packs': { defaultValue: 'next' } } }, staleAt, version: '' },
];

test('of the answer only the features are taken', () => {
  const features = { 'stage-packs': { defaultValue: 'next' } };
  expect(
    FeaturesSchema.parse({ status: 200, features, experiments: [{ urlPatterns: ['*'] }] }),
  ).toEqual({ features });
});

test('a cache that was written is read', () => {
  const stored = JSON.stringify([entry('2024-02-01T00:00:59.000Z')]);
  expect(JSON.parse(readableCache(stored, now) ?? '')).toEqual(JSON.parse(stored));
});

test('an entry that would hold for longer than 60000 ms is none', () => {
  const stored = JSON.stringify([entry('2024-02-01T00:01:01.000Z')]);
  expect(readableCache(stored, now)).toBe('[]');
});

test.each([undefined, '', '{', '5', '{}'])('%j is no cache', (stored) => {
  expect(readableCache(stored, now)).toBeNull();
});

test.each([
  '[5]',
  '[[5, {"staleAt": "2024-02-01T00:00:59.000Z", "data": {"features": {}}}]]',
  '[["key", 5]]',
  '[["key", {"staleAt": "soon", "data": {"features": {}}}]]',
  '[["key", {"staleAt": "2024-02-01T00:00:59.000Z", "data": 5}]]',
])('%s holds no entry', (stored) => {
  expect(readableCache(stored, now)).toBe('[]');
});

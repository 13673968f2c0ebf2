import { expect, test } from 'vitest';

import { FeaturesSchema, readStored } from './features';

const now = Date.parse('2024-02-01T00:00:00.000Z');
const of = 'https://flags.example sdk';
const features = { 'stage-packs': { defaultValue: 'next' } };
const stored = (fetchedAt: unknown) => JSON.stringify({ of, fetchedAt, features });

test('takes only the features from the answer', () => {
  expect(
    FeaturesSchema.parse({ status: 200, features, experiments: [{ urlPatterns: ['*'] }] }),
  ).toEqual({ features });
});

test('reads what was stored for 60000 ms', () => {
  expect(readStored(stored(now - 59_999), of, now)).toEqual({
    of,
    fetchedAt: now - 59_999,
    features,
  });
  expect(readStored(stored(now - 60_000), of, now)).toBeUndefined();
});

test('ignores what was stored by another clock', () => {
  expect(readStored(stored(now + 1), of, now)).toBeUndefined();
});

test('ignores what another host said', () => {
  expect(readStored(stored(now), 'https://elsewhere.example sdk', now)).toBeUndefined();
});

test.each([undefined, '', '{', '5', '{}', '[]', stored('soon'), stored(null)])(
  'finds nothing in %j',
  (text) => {
    expect(readStored(text, of, now)).toBeUndefined();
  },
);

test('ignores invalid features', () => {
  const text = JSON.stringify({ of, fetchedAt: now, features: { 'stage-packs': 5 } });
  expect(readStored(text, of, now)).toBeUndefined();
});

import { anyHat } from '@trait-market/contract/fixtures/economy/criteria';
import { expect, test } from 'vitest';

import { anyText } from './any-text';

test('E438 says which rarity, slot, tier and collection a trait must be of', () => {
  expect(anyText(anyHat)).toBe('any Fathom Club headwear');
  expect(anyText({ ...anyHat, tier: 'epic' })).toBe('any Fathom Club headwear with 6–9 editions');
  expect(anyText({ ...anyHat, slot: null, tier: 'rare' })).toBe(
    'any Fathom Club trait with 10–14 editions',
  );
  expect(anyText({ ...anyHat, slot: null })).toBe('any Fathom Club trait');
  expect(anyText({ ...anyHat, rarity: 'epic' })).toBe('any epic Fathom Club headwear');
  expect(anyText({ ...anyHat, tier: 'rare', rarity: 'common' })).toBe(
    'any common Fathom Club headwear with 10–14 editions',
  );
  expect(anyText({ ...anyHat, collectionName: '\u202e' })).toBe('any fathom-club headwear');
});

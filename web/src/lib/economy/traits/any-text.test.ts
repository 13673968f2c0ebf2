import { anyHat } from '@trait-market/contract/fixtures/economy/criteria';
import { expect, test } from 'vitest';

import { anyText } from './any-text';

test('E438 says which rarity, slot, tier and collection a trait must be of', () => {
  expect(anyText(anyHat)).toBe('any headwear of Fathom Club');
  expect(anyText({ ...anyHat, tier: 'epic' })).toBe(
    'any headwear of Fathom Club with 6–9 editions',
  );
  expect(anyText({ ...anyHat, slot: null, tier: 'rare' })).toBe(
    'any trait of Fathom Club with 10–14 editions',
  );
  expect(anyText({ ...anyHat, slot: null })).toBe('any trait of Fathom Club');
  expect(anyText({ ...anyHat, rarity: 'epic' })).toBe('any epic headwear of Fathom Club');
  expect(anyText({ ...anyHat, tier: 'rare', rarity: 'common' })).toBe(
    'any common headwear of Fathom Club with 10–14 editions',
  );
  expect(anyText({ ...anyHat, collectionName: '\u202e' })).toBe('any headwear of fathom-club');
});

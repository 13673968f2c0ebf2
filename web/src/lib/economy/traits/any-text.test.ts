import { anyHat } from '@trait-market/contract/fixtures/economy/criteria';
import { expect, test } from 'vitest';

import { anyText } from './any-text';

test('says which slot, tier and collection a trait must be of', () => {
  expect(anyText(anyHat)).toBe('any headwear of Fathom Club');
  expect(anyText({ ...anyHat, tier: 'epic' })).toBe('any epic-tier headwear of Fathom Club');
  expect(anyText({ ...anyHat, slot: null, tier: 'rare' })).toBe(
    'any rare-tier trait of Fathom Club',
  );
  expect(anyText({ ...anyHat, slot: null })).toBe('any trait of Fathom Club');
  expect(anyText({ ...anyHat, collectionName: '\u202e' })).toBe('any headwear of fathom-club');
});

import type { Rarity, TraitRef } from '@trait-market/contract/economy/shared';
import { expect, test } from 'vitest';

import { expectPreview } from './expect-preview';

const trait = (id: string, rarity: Rarity): TraitRef => ({
  id,
  value: id,
  slot: 'headwear',
  rarity,
  collection: 'knights',
});

const RARE = trait('rare', 'rare');
const COMMON = trait('common', 'common');
const response = {
  request: { method: 'GET', path: '/economy/v1/drops/high-tide' },
  response: { status: 200, headers: {}, body: Buffer.alloc(0) },
};

test('expects a trait that several sections have once', () => {
  const drawable = [COMMON, RARE, RARE];
  expectPreview({ preview: [RARE, COMMON], response }, drawable);
  expect(() => expectPreview({ preview: [RARE, RARE], response }, drawable)).toThrow('different');
  expect(() => expectPreview({ preview: [COMMON, RARE], response }, drawable)).toThrow('rarities');
});

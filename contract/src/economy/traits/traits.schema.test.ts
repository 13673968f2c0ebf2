import { describe, expect, test } from 'vitest';

import * as fixtures from '../../../fixtures/economy/traits';
import { toQueryString } from '../../shared/query-string';
import { TraitHistorySchema } from './history.schema';
import { BrowseTraitsQuerySchema, TraitCardSchema, TraitPageSchema } from './traits.schema';
import { TraitOverTimeSchema } from './over-time.schema';
import { TraitDetailSchema } from './trait-detail.schema';

test.each([
  [TraitCardSchema, fixtures.divingHelmetCard],
  [TraitCardSchema, fixtures.laserEyesCard],
  [TraitPageSchema, fixtures.traitPage],
  [TraitDetailSchema, fixtures.divingHelmetDetail],
  [TraitHistorySchema, fixtures.traitHistory],
  [TraitOverTimeSchema, fixtures.traitOverTime],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

describe('browsing', () => {
  test('accepts one value or several, typed or as texts from an address', () => {
    const wanted = {
      slot: ['eyes', 'mouth'],
      rarity: ['epic'],
      chainId: [137],
      listed: true,
      limit: 60,
    };
    expect(BrowseTraitsQuerySchema.parse(wanted)).toEqual(wanted);
    const texts = {
      slot: ['eyes', 'mouth'],
      rarity: 'epic',
      chainId: '137',
      listed: 'true',
      limit: '60',
    };
    expect(BrowseTraitsQuerySchema.parse(texts)).toEqual(wanted);
    expect(toQueryString(wanted)).toBe(
      '?slot=eyes&slot=mouth&rarity=epic&chainId=137&listed=true&limit=60',
    );
  });

  test.each([
    { limit: '0' },
    { limit: '61' },
    { limit: 61 },
    { limit: '1e1' },
    { slot: 'tail' },
    { minPrice: '-1', priceChain: '1' },
    { minPrice: '1.5', priceChain: '1' },
    { maxPrice: '1'.repeat(79), priceChain: '1' },
    { priceChain: '5' },
    { minPrice: '1', priceUnit: 'jpy' },
    { minPrice: '1.5', priceUnit: 'usd' },
    { minPrice: '1', priceUnit: 'usd', priceChain: '1' },
    { cursor: 'a b' },
    { sort: 'luck' },
    { chainId: '5' },
    { admin: 'true' },
    { name: 'x'.repeat(201) },
  ])('%j is refused', (query) => {
    expect(BrowseTraitsQuerySchema.safeParse(query).success).toBe(false);
  });

  test.each([
    { minPrice: '1', priceChain: '137' },
    { minPrice: '1', maxPrice: '500', priceUnit: 'usd' },
    { maxPrice: '1', chainId: '137' },
    { minPrice: '1', maxPrice: '2', collection: 'fathom-club' },
    { sort: 'price-asc' },
  ])('the coin of its prices is clear: %j', (query) => {
    expect(BrowseTraitsQuerySchema.safeParse(query).success).toBe(true);
  });

  test.each([
    { minPrice: '1' },
    { maxPrice: '1', chainId: ['1', '137'] },
    { maxPrice: '1', collection: ['fathom-club', 'kilnfolk'] },
  ])('refuses prices without a coin, and says how to name it: %j', (query) => {
    const { error } = BrowseTraitsQuerySchema.safeParse(query);
    expect(error?.issues).toMatchObject([
      {
        path: ['priceUnit'],
        message: expect.stringContaining('or a priceChain (1, 137)'),
      },
    ]);
  });
});

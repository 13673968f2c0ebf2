import { describe, expect, test } from 'vitest';

import * as fixtures from '../../../fixtures/economy/traits';
import { toQueryString } from '../../shared/query-string';
import { TraitHistorySchema } from './history.schema';
import {
  BrowseTraitsQuerySchema,
  TraitCardSchema,
  TraitDetailSchema,
  TraitPageSchema,
} from './traits.schema';

test.each([
  [TraitCardSchema, fixtures.divingHelmetCard],
  [TraitCardSchema, fixtures.laserEyesCard],
  [TraitPageSchema, fixtures.traitPage],
  [TraitDetailSchema, fixtures.divingHelmetDetail],
  [TraitHistorySchema, fixtures.traitHistory],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

describe('browsing', () => {
  test('one value or many, as typed values or as the texts of an address', () => {
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
    { minPrice: '-1' },
    { minPrice: '1.5' },
    { maxPrice: '1'.repeat(79) },
    { cursor: 'a b' },
    { sort: 'luck' },
    { chainId: '5' },
    { admin: 'true' },
    { name: 'x'.repeat(201) },
  ])('%j is refused', (query) => {
    expect(BrowseTraitsQuerySchema.safeParse(query).success).toBe(false);
  });
});

import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WeiSchema } from './amount';
import { SegmentSchema } from './path';
import { ChainIdQuerySchema, FlagQuerySchema, oneOrMany } from './query';
import { RaritySchema } from './slots';
import { UnitSchema } from './units';

export const nameQuery = {
  name: z.optional(z.string().check(z.maxLength(SEARCH_KEY_MAX_LENGTH))),
};

/**
 * The filters that the grids of traits and avatars share. Parameters combine with "and". Without
 * `priceUnit`, bounds are in wei of one chain's native currency.
 */
export const browseFilters = {
  ...nameQuery,
  collection: z.optional(oneOrMany(SegmentSchema)),
  /** The rarity of a trait, or of the rarest trait that an avatar wears (`unworn` for none). */
  rarity: z.optional(oneOrMany(RaritySchema)),
  chainId: z.optional(oneOrMany(ChainIdQuerySchema)),
  listed: z.optional(FlagQuerySchema),
  // In the smallest parts of `priceUnit` (wei or cents) or, without it, in wei of `priceChain`.
  minPrice: z.optional(WeiSchema),
  maxPrice: z.optional(WeiSchema),
  /** The unit of the bounds on both chains. It can't be combined with `priceChain`. */
  priceUnit: z.optional(UnitSchema),
  // Defaults to the only requested chain, otherwise to the collection's chain, otherwise to
  // Ethereum.
  priceChain: z.optional(ChainIdQuerySchema),
};

type Filters = {
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  priceUnit?: string | undefined;
  priceChain?: number | undefined;
  chainId?: readonly number[] | undefined;
  collection?: readonly string[] | undefined;
};

/**
 * Rejects price bounds without a currency. They would be ambiguous, because the currencies differ
 * in value by a factor of a thousand.
 */
export const requirePriceUnit = <Query extends Filters>({
  value,
  issues,
}: z.core.ParsePayload<Query>): void => {
  const { minPrice, maxPrice, priceUnit, priceChain, chainId, collection } = value;
  const hasCurrency =
    (minPrice === undefined && maxPrice === undefined) ||
    priceChain !== undefined ||
    chainId?.length === 1 ||
    collection?.length === 1;
  const isSaidOnce = priceUnit === undefined ? hasCurrency : priceChain === undefined;
  if (!isSaidOnce)
    issues.push({
      code: 'custom',
      input: value,
      path: ['priceUnit'],
      message:
        'Prices of two chains differ: name a priceUnit (eth, pol, usd, aud, eur) or a priceChain (1, 137), not both, or request one chainId or collection.',
    });
};

import type { WalletAddress } from '../../shared/wallet-address';
import type { DrawTable } from '../draws/draw-table.schema';
import { TierSchema, type Tier } from '../shared/tiers';
import type { PooledTrait } from './reroll.schema';

/** The tier that three of a tier are given up for; undefined above the scarcest. */
export const nextTier = (tier: Tier): Tier | undefined =>
  TierSchema.options[TierSchema.options.indexOf(tier) + 1];

/** A pool as far as a draw is concerned. */
export type PoolRows = {
  token: WalletAddress;
  items: readonly Pick<PooledTrait, 'tokenId' | 'tier' | 'quantity'>[];
};

/**
 * All that can come out of a pool as it stands, as the table of a draw: each edition in it is equally likely.
 * What is put in isn't among them, and neither is it left out where the pool has editions of the same trait.
 *
 * @param tier of an upgrade: the tier that comes
 */
export const rerollTable = ({ token, items }: PoolRows, tier?: Tier): DrawTable => ({
  token,
  sections: [
    {
      take: 1,
      rows: items
        .filter((item) => tier === undefined || item.tier === tier)
        .map(({ tokenId, quantity }) => ({ tokenId, quantity })),
    },
  ],
});

import type { WalletAddress } from '../../shared/wallet-address';
import type { DrawTable } from '../draws/draw-table.schema';
import { TierSchema, type Tier } from '../shared/tiers';
import type { PooledTrait } from './reroll.schema';

/** Returns the tier from which an upgrade draws; undefined for the scarcest tier. */
export const nextTier = (tier: Tier): Tier | undefined =>
  TierSchema.options[TierSchema.options.indexOf(tier) + 1];

/** The fields of a pool that a draw depends on. */
export type PoolRows = {
  token: WalletAddress;
  items: readonly Pick<PooledTrait, 'tokenId' | 'tier' | 'quantity'>[];
};

/**
 * Returns a pool's draw table before the stake joins it. An upgrade's table contains only the drawn
 * tier.
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

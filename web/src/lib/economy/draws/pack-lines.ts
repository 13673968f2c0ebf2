import type { Drop } from '@trait-market/contract/economy/drops';
import type { Price } from '@trait-market/contract/economy/shared';

import type { PackLine } from '@/lib/actions/action';

export const packsLeft = ({ packs: { total, sold } }: Pick<Drop, 'packs'>): number =>
  Math.max(0, total - sold);

export const packsCount = (count: number): string => (count === 1 ? '1 pack' : `${count} packs`);

export const priceOfPacks = ({ drop: { price }, packs }: PackLine): Price => ({
  ...price,
  amount: String(BigInt(price.amount) * BigInt(packs)),
});

export const countOfPacks = (lines: readonly Pick<PackLine, 'packs'>[]): number =>
  lines.reduce((sum, { packs }) => sum + packs, 0);

/** Labels the button that opens packs. */
export const openText = (packs: number): string =>
  packs === 1 ? 'Open your pack' : `Open packs (${packs})`;

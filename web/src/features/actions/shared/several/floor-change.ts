import type { Price } from '@trait-market/contract/economy/shared';

import { changeText, shareOf } from '@/lib/format/percent-text';

/** The title of {@link floorChange}. */
export const VS_FLOOR = 'Vs floor';

/** Compares a price in wei with a floor: "+5%"; undefined without either. */
export const floorChange = (
  price: bigint | undefined,
  floor: Price | null | undefined,
): string | undefined => {
  if (price === undefined || !floor) return undefined;
  const before = BigInt(floor.amount);
  return before === 0n ? undefined : changeText(shareOf(price - before, before));
};

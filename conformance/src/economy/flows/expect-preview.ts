import { MAX_PREVIEW, rarestFirst, type TraitRef } from '@trait-market/contract/economy/shared';

import type { CompletedExchange } from '../../probe/exchange';
import { expectEqual } from '../market-expectations';

/**
 * Expects the rarest of `drawable`, rarest first and each once, also if several sections of a table
 * have it. Traits of equal rarity can be in any order.
 */
export const expectPreview = (
  { preview, response }: { preview?: readonly TraitRef[] | undefined; response: CompletedExchange },
  drawable: readonly TraitRef[],
): void => {
  // Providers may leave the field out.
  if (preview === undefined) return;
  const known = new Map(drawable.map((trait) => [trait.id, trait]));
  expectEqual(
    'drawable previews',
    preview.every(({ id }) => known.has(id)),
    true,
    response,
  );
  expectEqual(
    'different previews',
    new Set(preview.map(({ id }) => id)).size,
    preview.length,
    response,
  );
  expectEqual(
    "the previews' rarities",
    preview.map(({ id }) => known.get(id)?.rarity).join(),
    rarestFirst([...known.values()])
      .slice(0, MAX_PREVIEW)
      .map(({ rarity }) => rarity)
      .join(),
    response,
  );
};

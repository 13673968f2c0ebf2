import type { InventoryQuerySchema } from '@trait-market/contract/economy/wallets';
import type * as z from 'zod/mini';

import { listedBy, nameOfOwned } from './inventory';
import { avatarPrice } from './prices/avatar-market';
import type { Owned } from './view/owned';
import { traitEntry, type View } from './view/view';

type Query = z.output<typeof InventoryQuerySchema>;

const isListed = (view: View, owned: Owned): boolean =>
  owned.kind === 'avatar'
    ? avatarPrice(view, owned.row) !== null
    : listedBy(view, owned.row).listedByOwner > 0;

/** Returns the filter by name, slot, rarity and own listings. */
export const inventoryFilter = (
  view: View,
  { name = '', slot, rarity, listed }: Query,
): ((owned: Owned) => boolean) => {
  const part = name.trim().toLowerCase();
  return (owned) => {
    if (part !== '' && !nameOfOwned(view, owned).toLowerCase().includes(part)) return false;
    if (slot !== undefined || rarity !== undefined) {
      if (owned.kind === 'avatar') return false;
      const { traitId } = owned.row;
      if (slot && !slot.includes(traitEntry(view, traitId).slot)) return false;
      const found = view.market.summaries.get(traitId)?.rarity;
      if (rarity && (found === undefined || !rarity.includes(found))) return false;
    }
    return listed === undefined || isListed(view, owned) === listed;
  };
};

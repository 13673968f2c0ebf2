import type { InventoryQuerySchema } from '@trait-market/contract/economy/wallets';
import type * as z from 'zod/mini';

import type { Account } from '../../kernel/account';
import { searchKeyOf } from '../../world/records/best-matches';
import { listedTraits, nameOfOwned } from './inventory';
import { avatarPrice } from './prices/avatar-market';
import type { Owned } from './view/owned';
import { traitEntry, type View } from './view/view';

type Query = z.output<typeof InventoryQuerySchema>;

/** Returns the filter by name, slot, rarity and own listings. */
export const inventoryFilter = (
  view: View,
  account: Account,
  { name = '', slot, rarity, listed }: Query,
): ((owned: Owned) => boolean) => {
  const key = searchKeyOf(name);
  const traits = listed === undefined ? undefined : listedTraits(view, account);
  const isListed = (owned: Owned): boolean =>
    owned.kind === 'avatar'
      ? avatarPrice(view, owned.row) !== null
      : traits?.has(owned.row.traitId) === true;
  return (owned) => {
    if (key !== '' && !searchKeyOf(nameOfOwned(view, owned)).includes(key)) return false;
    if (slot !== undefined || rarity !== undefined) {
      if (owned.kind === 'avatar') return false;
      const { traitId } = owned.row;
      if (slot && !slot.includes(traitEntry(view, traitId).slot)) return false;
      const found = view.market.summaries.get(traitId)?.rarity;
      if (rarity && (found === undefined || !rarity.includes(found))) return false;
    }
    return listed === undefined || isListed(owned) === listed;
  };
};

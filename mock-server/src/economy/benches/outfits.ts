import { MAX_OUTFITS, type SaveOutfit } from '@trait-market/contract/economy/outfits';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { outfitKey } from '../tables/keys';
import type { OutfitRow } from '../tables/outfit-row';
import { lookOfTraits } from '../catalogue/look';

export const outfitSortKey = ({ createdAt, id }: OutfitRow): SortKey => [-createdAt, id];

export const outfitsOf = (
  { tables }: MarketContext,
  account: Account,
  collections?: readonly string[],
): OutfitRow[] =>
  sortByKey(
    tables.outfits
      .findBy('account', account)
      .filter(({ collection }) => collections === undefined || collections.includes(collection)),
    outfitSortKey,
  );

/**
 * Saves an outfit, which requires no signature.
 * @throws MarketRefusal for an invalid look, and at the wallet's limit
 */
export const saveOutfit = (
  context: MarketContext,
  account: Account,
  id: string,
  { name, collection, wear }: SaveOutfit,
): OutfitRow => {
  const { tables, catalogue } = context;
  if (!catalogue.collections.has(collection)) {
    throw new MarketRefusal('unknown-collection', 'There is no such collection.');
  }
  const worn = lookOfTraits(catalogue, collection, wear);
  const key = outfitKey(account, id);
  const before = tables.outfits.find(key);
  const isNewThere = before?.collection !== collection;
  if (isNewThere && outfitsOf(context, account, [collection]).length >= MAX_OUTFITS) {
    throw new MarketRefusal(
      'too-many-outfits',
      `You can save ${MAX_OUTFITS} outfits for each collection. Delete one first.`,
    );
  }
  const createdAt = before?.createdAt ?? context.now();
  const row: OutfitRow = { id, account, name, collection, worn, createdAt };
  tables.outfits.put(key, row);
  return row;
};

/** @throws MarketRefusal for an unknown outfit */
export const removeOutfit = (
  { tables }: MarketContext,
  account: Account,
  id: string,
): OutfitRow => {
  const key = outfitKey(account, id);
  const row = tables.outfits.find(key);
  if (row === undefined) {
    throw new MarketRefusal('unknown-outfit', 'You have no such outfit.');
  }
  tables.outfits.remove(key);
  return row;
};

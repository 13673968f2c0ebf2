import type { ChainId, Fee } from '@trait-market/contract/economy/shared';
import type { Collection } from '@trait-market/contract/economy/collections';

import type { ForSale } from '@/lib/actions/action';
import type { Read } from '@/lib/economy/amounts/parse-amount';

import { tokenKey } from '../messages/order';
import { readPrice } from '../shared/form/form-values';
import { priceTextOf, readLinePrice, suggestedPrice, type PricedBy } from './several-prices';

export const forSaleKey = ({ trait }: ForSale): string => tokenKey(trait.token, trait.tokenId);

export type ListingRow = {
  item: ForSale;
  key: string;
  chainId: ChainId;
  /** The price by the common pricing rule; undefined if it doesn't apply to this trait. */
  suggested: bigint | undefined;
  /** The price that the user typed. It overrides the rule's price. */
  typed: string | undefined;
  text: string;
  read: Read<bigint>;
  fees: readonly Fee[] | undefined;
  quantity: bigint;
};

type Choices = {
  values: Readonly<Record<string, string>>;
  by: PricedBy;
  percent: number | undefined;
  isEvery: boolean;
  collections: readonly Collection[];
};

export const listingRows = (
  items: readonly ForSale[],
  { values, by, percent, isEvery, collections }: Choices,
): ListingRow[] =>
  items.map((item) => {
    const key = forSaleKey(item);
    const { chainId, collection } = item.trait;
    const one = readPrice(values[`one ${chainId}`] ?? '').value;
    const suggested =
      percent === undefined ? undefined : suggestedPrice(item, { by, percent, one });
    const typed = values[`price ${key}`];
    const text = priceTextOf(typed, suggested);
    return {
      item,
      key,
      chainId,
      suggested,
      typed,
      text,
      read: readLinePrice(text),
      fees: collections.find(({ slug }) => slug === collection)?.fees,
      quantity: BigInt(isEvery ? item.quantity : 1),
    };
  });

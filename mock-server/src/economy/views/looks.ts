import { type ChainId, type Price, SLOTS } from '@trait-market/contract/economy/shared';
import type { LookPrice } from '@trait-market/contract/economy/looks';

import type { Account } from '../../kernel/account';
import { lookOfTraits } from '../catalogue/look';
import { wornTraitOf } from './avatars';
import { nativePrice } from '../prices/floors';
import { floorFor } from './traits';
import { shownSum } from './view/shown-sum';
import { collectionEntry, traitEntry, type View } from './view/view';

const sumOf = (chainId: ChainId, floors: readonly (Price | null)[]): Price => {
  const amount = floors.reduce((sum, floor) => sum + BigInt(floor?.amount ?? 0), 0n);
  return { chainId, coin: 'native', amount: shownSum(amount) };
};

/** @throws MarketRefusal for an unknown trait, one of another collection, or two in one slot */
export const priceOfLook = (
  view: View,
  wear: readonly string[],
  wallet: Account | undefined,
): LookPrice => {
  const { catalogue, tables, settlement } = view.market.context;
  const [first = ''] = wear;
  const collection = collectionEntry(view, traitEntry(view, first).collection);
  const look = lookOfTraits(catalogue, collection.slug, wear);
  const traits = SLOTS.flatMap((slot) => {
    const id = look[slot];
    if (id === undefined) return [];
    const wearers = tables.avatars.findBy('trait', id).filter(({ owner }) => owner === wallet);
    return [
      {
        trait: wornTraitOf(view, id),
        floor: nativePrice(collection.chainId, floorFor(view, id, wallet)),
        loose: wallet === undefined ? 0 : settlement.looseOf(wallet, id),
        worn: wearers.length,
      },
    ];
  });
  const lacking = traits.filter(({ loose, worn }) => loose + worn === 0);
  const { slug, chainId } = collection;
  return {
    collection: slug,
    chainId,
    traits,
    total: sumOf(
      chainId,
      traits.map(({ floor }) => floor),
    ),
    toBuy: sumOf(
      chainId,
      lacking.map(({ floor }) => floor),
    ),
    notForSale: lacking.flatMap(({ trait, floor }) => (floor === null ? [trait.id] : [])),
  };
};

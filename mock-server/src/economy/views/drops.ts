import type { BoxedTrait, Drop, DropDetail, DropState } from '@trait-market/contract/economy/drops';

import { MAX_PREVIEW, rarestFirst, type TraitRef } from '@trait-market/contract/economy/shared';

import { tierOfTrait } from '../burns/burned-editions';
import { hashOfDrop } from '../packs/drop-table';
import { drawsRefused, drawsReturned, packsOpened, packsSold } from '../packs/pack-counts';
import { sortByKey, type SortKey } from '../shared/sort-key';
import type { DropRow } from '../tables/drop-row';
import { collectionEntry, timeOf, traitEntry, traitRefOf, type View } from './view/view';

const stateOf = ({ market }: View, drop: DropRow, sold: number): DropState => {
  if (drop.opensAt > market.context.now()) return 'upcoming';
  return sold < drop.packs ? 'open' : 'sold-out';
};

/** Returns the rarest traits that can still be drawn, or of all if none is left. */
const previewOf = (view: View, drop: DropRow): TraitRef[] => {
  const { settlement } = view.market.context;
  const all = drop.boxes.flatMap(({ traits }, section) =>
    traits.map(({ traitId }) => ({
      traitId,
      isLeft: settlement.boxedIn(drop.id, section, traitId) > 0,
    })),
  );
  const left = all.filter(({ isLeft }) => isLeft);
  // Several sections can contain the same trait.
  const shown = new Set((left.length > 0 ? left : all).map(({ traitId }) => traitId));
  return rarestFirst([...shown].map((id) => traitRefOf(view, id))).slice(0, MAX_PREVIEW);
};

export const presentDrop = (view: View, drop: DropRow): Drop => {
  const { context } = view.market;
  const { name, contracts } = collectionEntry(view, drop.collection);
  const sold = packsSold(context, drop.id);
  return {
    id: drop.id,
    name: drop.name,
    description: drop.description,
    collection: drop.collection,
    collectionName: name,
    chainId: drop.chainId,
    token: contracts.traits,
    state: stateOf(view, drop, sold),
    opensAt: timeOf(drop.opensAt),
    price: { chainId: drop.chainId, coin: 'native', amount: drop.price },
    packs: { total: drop.packs, sold, opened: packsOpened(context, drop.id) },
    declared: hashOfDrop(context, drop, 'declared'),
    preview: previewOf(view, drop),
  };
};

const lastSaleOf = ({ market }: View, traitId: string): BoxedTrait['lastSale'] => {
  const row = market.context.tables.log.latest(traitId, 'sale');
  const [good] = row?.goods ?? [];
  if (row === undefined || row.price === null || good?.kind !== 'trait') return null;
  const amount = BigInt(row.price.amount) / BigInt(good.quantity);
  return { chainId: row.chainId, coin: row.price.coin, amount: String(amount) };
};

export const presentDropDetail = (view: View, drop: DropRow): DropDetail => {
  const { context } = view.market;
  const refused = drawsRefused(context, drop.id);
  return {
    ...presentDrop(view, drop),
    boxes: drop.boxes.map(({ name, take, traits }, section) => ({
      name,
      take,
      traits: traits.map(({ traitId, quantity }) => ({
        trait: traitRefOf(view, traitId),
        tier: tierOfTrait(context, traitId),
        tokenId: traitEntry(view, traitId).tokenId,
        declared: quantity,
        left: context.settlement.boxedIn(drop.id, section, traitId),
        lastSale: lastSaleOf(view, traitId),
      })),
    })),
    left: hashOfDrop(context, drop, 'left'),
    returned: drawsReturned(context, drop.id) + refused,
    refused,
    asOf: timeOf(context.now()),
  };
};

const PLACES: Readonly<Record<DropState, number>> = { open: 0, upcoming: 1, 'sold-out': 2 };

/** Sorts open drops first, then upcoming, then sold-out ones; in each group, the latest first. */
export const dropKey =
  (view: View) =>
  (drop: DropRow): SortKey => {
    const sold = packsSold(view.market.context, drop.id);
    return [PLACES[stateOf(view, drop, sold)], -drop.opensAt, drop.id];
  };

export const dropsInOrder = (view: View): DropRow[] =>
  sortByKey(view.market.context.tables.drops.rows(), dropKey(view));

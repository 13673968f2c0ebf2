import { type ChainId, type Price, SLOTS } from '@trait-market/contract/economy/shared';
import type {
  BatchedDressing,
  Construction,
  ConstructionsQuerySchema,
  DressBatchPlan,
  Dressed as DressedBody,
  DressPlan,
  SlotChange,
} from '@trait-market/contract/economy/benches';
import type * as z from 'zod/mini';

import { accountOf, type Account } from '../../kernel/account';
import type { Dressed } from '../benches/dressing';
import { UNDO_MS, undoUntil } from '../benches/undo-dressing';
import { lookHash, swapsBetween, tokensOf, type Look, type SlotSwap } from '../catalogue/look';
import type { AvatarPlanned, BatchPlanned, DressPlanned } from '../benches/plan-dress';
import { lookPicture } from '../drawings/look-picture';
import { MarketRefusal } from '../shared/refusal';
import { sortByKey, type SortKey } from '../shared/sort-key';
import type { ConstructionRow } from '../tables/construction-row';
import { collectionOfAvatar } from '../tables/keys';
import { presentAvatar, wornTraitOf, wornTraits } from './avatars';
import { presentOrder } from './orders';
import { floorOf } from './traits';
import { settledAction } from './view/settled-action';
import { shownSum } from './view/shown-sum';
import {
  avatarRefOf,
  avatarRow,
  collectionEntry,
  partyOf,
  timeOf,
  traitRefOf,
  type View,
} from './view/view';

const presentSwap = (view: View, { slot, takenOff, putOn }: SlotSwap): SlotChange => ({
  slot,
  takenOff: takenOff === null ? null : wornTraitOf(view, takenOff),
  putOn: putOn === null ? null : wornTraitOf(view, putOn),
});

const pricedTrait = (view: View, traitId: string) => ({
  trait: traitRefOf(view, traitId),
  floor: floorOf(view, traitId),
});

const presentAvatarPlan = (
  view: View,
  { row, after, swaps, standing, rarity, putsToSleep }: AvatarPlanned,
): BatchedDressing => {
  const { catalogue } = view.market.context;
  const collection = collectionEntry(view, row.collection);
  return {
    avatar: avatarRefOf(view, row),
    chainId: collection.chainId,
    token: collection.contracts.avatars,
    worn: wornTraits(view, row.worn),
    wornBefore: lookHash(catalogue, row.worn),
    wornAfter: tokensOf(catalogue, after),
    changes: swaps.map((swap) => presentSwap(view, swap)),
    imageUrl: view.pictureAt(lookPicture(row, after)),
    rarity,
    rarityScore: { before: standing.before.rarityScore, after: standing.after.rarityScore },
    rank: { before: standing.before.rank, after: standing.after.rank, of: standing.of },
    putsToSleep: putsToSleep.map((order) => presentOrder(view, order)),
  };
};

const presentCost = (
  view: View,
  caller: Account,
  { credits, wakes, leavesUnfillable }: Omit<BatchPlanned, 'dressings' | 'missing'>,
) => ({
  credits,
  balance: view.market.context.credits.of(caller),
  wakes: wakes.map((order) => presentOrder(view, order)),
  leavesUnfillable: leavesUnfillable.map((order) => presentOrder(view, order)),
});

export const presentPlan = (view: View, caller: Account, planned: DressPlanned): DressPlan => ({
  ...presentAvatarPlan(view, planned),
  ...presentCost(view, caller, planned),
  comesLoose: planned.comesLoose.map((traitId) => pricedTrait(view, traitId)),
  missing: planned.missing.map((traitId) => pricedTrait(view, traitId)),
});

export const presentBatchPlan = (
  view: View,
  caller: Account,
  planned: BatchPlanned,
): DressBatchPlan => ({
  dressings: planned.dressings.map((one) => presentAvatarPlan(view, one)),
  ...presentCost(view, caller, planned),
  missing: [...planned.missing].map(([traitId, quantity]) => ({
    ...pricedTrait(view, traitId),
    quantity,
  })),
});

export const presentDressed = (
  view: View,
  caller: Account,
  { hash, rows, credits, transaction }: Dressed,
): DressedBody => {
  const [first] = rows;
  const isUndone = first === undefined || first.undoneAt !== null;
  return {
    hash,
    avatars: rows.map(({ avatar }) => presentAvatar(view, avatarRow(view, avatar))),
    constructions: rows.map(({ id }) => id),
    credits,
    balance: view.market.context.credits.of(caller),
    undoUntil: isUndone ? null : timeOf(first.at + UNDO_MS),
    transactionHash: transaction,
  };
};

/** Returns the dressings that the feed merges into one entry, oldest first. */
const actionsOf = (view: View, row: ConstructionRow): ConstructionRow[] => {
  const earlier = view.market.context.tables.constructions.find(row.continues ?? '');
  return earlier === undefined ? [row] : [...actionsOf(view, earlier), row];
};

const firstOf = (view: View, row: ConstructionRow): ConstructionRow =>
  actionsOf(view, row)[0] ?? row;

/** @throws MarketRefusal for an unknown construction */
export const constructionRow = ({ market }: View, id: string): ConstructionRow => {
  const found = market.context.tables.constructions.find(id);
  if (found === undefined) {
    throw new MarketRefusal('unknown-construction', 'There is no such construction.');
  }
  return found;
};

export const looksOf = (view: View, row: ConstructionRow): { before: Look; after: Look } => ({
  before: firstOf(view, row).before.worn,
  after: row.after.worn,
});

/** Returns the sum of the floors of a look's traits; null when one of them isn't for sale. */
const priceOfLook = (view: View, chainId: ChainId, look: Look): Price | null => {
  const floors = SLOTS.flatMap((slot) => {
    const id = look[slot];
    return id === undefined ? [] : [floorOf(view, id)];
  });
  let sum = 0n;
  for (const floor of floors) {
    if (floor === null) return null;
    sum += BigInt(floor.amount);
  }
  return { chainId, coin: 'native', amount: shownSum(sum) };
};

export const presentConstruction = (view: View, row: ConstructionRow): Construction => {
  const avatar = avatarRow(view, row.avatar);
  const acts = actionsOf(view, row);
  const { before } = acts[0] ?? row;
  const moment = ({ worn, rarityScore, rank }: ConstructionRow['before']) => ({
    imageUrl: view.pictureAt(lookPicture(avatar, worn)),
    wear: SLOTS.flatMap((slot) => worn[slot] ?? []),
    rarityScore,
    rank,
  });
  const until = undoUntil(view.market.context, row);
  return {
    id: row.id,
    at: timeOf(row.at),
    by: partyOf(view, row.account),
    chainId: row.chainId,
    avatar: avatarRefOf(view, avatar),
    changes: swapsBetween(before.worn, row.after.worn).map((swap) => presentSwap(view, swap)),
    before: moment(before),
    after: moment(row.after),
    actHash: row.act,
    isUndone: acts.some(({ undoneAt }) => undoneAt !== null),
    undoUntil: until === null ? null : timeOf(until),
    price: priceOfLook(view, row.chainId, row.after.worn),
    ...settledAction(view, row.act, {
      type: 'wear',
      at: row.at,
      chainId: row.chainId,
      from: row.account,
    }),
  };
};

type Query = z.output<typeof ConstructionsQuerySchema>;

export const constructionKey =
  (view: View, sort: Query['sort']) =>
  (row: ConstructionRow): SortKey => {
    const gained = sort === 'rank-gained' ? firstOf(view, row).before.rank - row.after.rank : 0;
    return [-gained, -row.at, row.id];
  };

export const constructionsFor = (view: View, query: Query): ConstructionRow[] => {
  const { tables } = view.market.context;
  const wallet = query.wallet === undefined ? undefined : accountOf(query.wallet);
  const swapsOf = (row: ConstructionRow) => {
    const { before, after } = looksOf(view, row);
    return swapsBetween(before, after);
  };
  const isAsked = (row: ConstructionRow): boolean => {
    const { collection, tokenId, slot, trait } = query;
    if (row.continuedBy !== null) return false;
    if (wallet !== undefined && row.account !== wallet) return false;
    if (collection !== undefined && !collection.includes(collectionOfAvatar(row.avatar)))
      return false;
    if (tokenId !== undefined && !row.avatar.endsWith(`/${tokenId}`)) return false;
    const swaps = swapsOf(row);
    if (swaps.length === 0) return false;
    if (slot !== undefined && !swaps.some((swap) => slot.includes(swap.slot))) return false;
    return (
      trait === undefined ||
      swaps.some(({ takenOff, putOn }) => takenOff === trait || putOn === trait)
    );
  };
  const found = tables.constructions.rows().filter(isAsked);
  return sortByKey(found, constructionKey(view, query.sort));
};

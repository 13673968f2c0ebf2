import { CREDITS_PER_BATCH, CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';
import type { Rarity } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Settlement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { about, MarketRefusal } from '../shared/refusal';
import { avatarKey, tokenKey } from '../tables/keys';
import type { AvatarRow, OrderRow } from '../tables/rows';
import { looseChanges } from './editions';
import { changesOf, lookOfTraits, type Look, type SlotSwap } from '../catalogue/look';
import { standingsOf, type Standing } from '../traits/standings';

export type AvatarPlanned = {
  row: AvatarRow;
  after: Look;
  swaps: SlotSwap[];
  standing: { before: Standing; after: Standing; of: number };
  rarity: { before: Rarity; after: Rarity };
  putsToSleep: OrderRow[];
};

type WalletPlanned = { credits: number; wakes: OrderRow[]; leavesUnfillable: OrderRow[] };

export type DressPlanned = AvatarPlanned &
  WalletPlanned & { comesLoose: string[]; missing: string[] };

/** `missing` maps trait ids to the number of missing editions. */
export type BatchPlanned = WalletPlanned & {
  dressings: AvatarPlanned[];
  missing: Map<string, number>;
};

type AskedLook = { tokenId: string; wear: readonly string[] };

type Requested = { avatar: string; row: AvatarRow; after: Look; swaps: SlotSwap[] };

const settlementAfter = (
  settlement: Settlement,
  owner: Account,
  requested: readonly Requested[],
  changes: ReadonlyMap<string, number>,
): Settlement => {
  const looks = new Map(requested.map(({ avatar, after }) => [avatar, after]));
  return {
    ...settlement,
    looseOf: (account, traitId) => {
      const change = account === owner ? (changes.get(traitId) ?? 0) : 0;
      return Math.max(0, settlement.looseOf(account, traitId) + change);
    },
    wornBy: (key, slot) => {
      const look = looks.get(key);
      return look === undefined ? settlement.wornBy(key, slot) : look[slot];
    },
  };
};

const ordersAbout = ({ tables, catalogue }: MarketContext, row: AvatarRow): OrderRow[] => {
  const token = catalogue.collections.get(row.collection)?.contracts.avatars ?? '';
  return tables.orders.findBy('commitment', tokenKey(token, row.tokenId));
};

const ask = (
  { tables, catalogue }: MarketContext,
  caller: Account,
  collection: string,
  { tokenId, wear }: AskedLook,
): Requested => {
  const avatar = avatarKey(collection, tokenId);
  const row = tables.avatars.find(avatar);
  if (row === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  if (row.owner !== caller) throw new MarketRefusal('not-the-holder', 'This avatar isn’t yours.');
  const after = lookOfTraits(catalogue, collection, wear);
  return { avatar, row, after, swaps: changesOf(row.worn, after) };
};

const planFor = (
  context: MarketContext,
  caller: Account,
  collection: string,
  requested: readonly Requested[],
) => {
  const { tables, catalogue, settlement, termsOf } = context;
  const changes = looseChanges(requested);
  const now = context.now();
  const later = settlementAfter(settlement, caller, requested, changes);
  const turns = new Map<string, { order: OrderRow; isOwn: boolean; turn: string }>();
  const turnOf = (order: OrderRow) => {
    const known = turns.get(order.hash);
    if (known !== undefined) return known;
    const terms = termsOf(order);
    const kindWith = (held: Settlement) =>
      stateOfOrder({ catalogue, settlement: held, now }, order, terms).kind;
    const turn = `${kindWith(settlement)} to ${kindWith(later)}`;
    const found = { order, isOwn: terms.maker === caller, turn };
    turns.set(order.hash, found);
    return found;
  };
  const ordersThat = (orders: readonly OrderRow[], isOwn: boolean, turn: string): OrderRow[] =>
    orders.filter((order) => {
      const found = turnOf(order);
      return found.isOwn === isOwn && found.turn === turn;
    });

  const before = standingsOf(context, collection);
  const planned = standingsOf(
    context,
    collection,
    new Map(requested.map(({ avatar, after }) => [avatar, after])),
  );
  const dressings = requested.map(({ avatar, row, after, swaps }): AvatarPlanned => {
    const standing = {
      before: before.standingOf(avatar),
      after: planned.standingOf(avatar),
      of: before.of,
    };
    const rarity = { before: before.rarityOf(avatar), after: planned.rarityOf(avatar) };
    const putsToSleep = ordersThat(ordersAbout(context, row), false, 'fillable to dormant');
    return { row, after, swaps, standing, rarity, putsToSleep };
  });
  const concerned = [
    ...tables.orders.findBy('openMaker', caller),
    ...requested.flatMap(({ row }) => ordersAbout(context, row)),
  ];
  const own = [...new Map(concerned.map((order) => [order.hash, order])).values()];
  return {
    dressings,
    wakes: ordersThat(own, true, 'dormant to fillable'),
    leavesUnfillable: ordersThat(own, true, 'fillable to dormant'),
    missing: new Map(
      [...changes].flatMap(([traitId, change]): [string, number][] => {
        const left = settlement.looseOf(caller, traitId) + change;
        return left < 0 ? [[traitId, -left]] : [];
      }),
    ),
  };
};

/** @throws MarketRefusal when the caller doesn't own the avatar or the look is invalid */
export const planDress = (
  context: MarketContext,
  caller: Account,
  collection: string,
  tokenId: string,
  wear: readonly string[],
): DressPlanned => {
  const requested = ask(context, caller, collection, { tokenId, wear });
  const { dressings, missing, ...rest } = planFor(context, caller, collection, [requested]);
  const [planned] = dressings;
  if (planned === undefined) throw new Error('What was asked is planned.');
  const { swaps } = requested;
  return {
    ...planned,
    ...rest,
    credits: CREDITS_PER_SLOT * swaps.length,
    comesLoose: swaps.flatMap(({ takenOff }) => takenOff ?? []),
    missing: [...missing.keys()],
  };
};

/** @throws MarketRefusal naming an avatar that the caller doesn't own, or whose look is invalid */
export const planBatch = (
  context: MarketContext,
  caller: Account,
  collection: string,
  looks: readonly AskedLook[],
): BatchPlanned => {
  if (new Set(looks.map(({ tokenId }) => tokenId)).size < looks.length) {
    throw new MarketRefusal('bad-terms', 'Each avatar can be dressed once in a batch.');
  }
  const requested = looks.map((look) =>
    about({ collection, tokenId: look.tokenId }, () => ask(context, caller, collection, look)),
  );
  return { ...planFor(context, caller, collection, requested), credits: CREDITS_PER_BATCH };
};

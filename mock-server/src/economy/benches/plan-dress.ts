import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/dress';

import type { Account } from '../../kernel/account';
import type { Settlement } from '../ledger/settlement';
import type { MarketContext } from '../market-context';
import { stateOfOrder } from '../order-state';
import { MarketRefusal } from '../refusal';
import { avatarKey, tokenKey } from '../tables/keys';
import type { AvatarRow, OrderRow } from '../tables/rows';
import { looseChanges } from './editions';
import { changesOf, lookOfTraits, type Look, type SlotSwap } from './look';
import { standingsOf, type Standing } from '../standings';

/** All that a dressing would do. Traits are named by their ids. */
export type DressPlanned = {
  row: AvatarRow;
  after: Look;
  swaps: SlotSwap[];
  credits: number;
  standing: { before: Standing; after: Standing; of: number };
  comesLoose: string[];
  missing: string[];
  putsToSleep: OrderRow[];
  wakes: OrderRow[];
  leavesUnfillable: OrderRow[];
};

/** What would be, once the avatar were dressed so. */
const settlementAfter = (
  settlement: Settlement,
  owner: Account,
  avatar: string,
  after: Look,
  changes: ReadonlyMap<string, number>,
): Settlement => ({
  ...settlement,
  looseOf: (account, traitId) => {
    const change = account === owner ? (changes.get(traitId) ?? 0) : 0;
    return Math.max(0, settlement.looseOf(account, traitId) + change);
  },
  wornBy: (key, slot) => (key === avatar ? after[slot] : settlement.wornBy(key, slot)),
});

/** Orders that are neither filled nor cancelled, and that a dressing can matter to. */
const concernedOrders = (
  { tables, catalogue }: MarketContext,
  { collection, tokenId, owner }: AvatarRow,
): OrderRow[] => {
  const token = catalogue.collections.get(collection)?.token ?? '';
  const found = [
    ...tables.orders.findBy('openMaker', owner),
    ...tables.orders.findBy('commitment', tokenKey(token, tokenId)),
  ];
  return [...new Map(found.map((order) => [order.hash, order])).values()];
};

/**
 * Says all that dressing an avatar would do, and does nothing.
 *
 * @param wear the whole look, by the traits' ids
 * @throws MarketRefusal when the avatar is not the caller's, or cannot look so
 */
export const planDress = (
  context: MarketContext,
  caller: Account,
  collection: string,
  tokenId: string,
  wear: readonly string[],
): DressPlanned => {
  const { tables, catalogue, settlement, termsOf } = context;
  const avatar = avatarKey(collection, tokenId);
  const row = tables.avatars.find(avatar);
  if (row === undefined) throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  if (row.owner !== caller) throw new MarketRefusal('not-the-holder', 'This avatar isn’t yours.');
  const after = lookOfTraits(catalogue, collection, wear);
  const swaps = changesOf(row.worn, after);
  const changes = looseChanges([{ avatar, swaps }]);

  const now = context.now();
  const later = settlementAfter(settlement, caller, avatar, after, changes);
  const turns = concernedOrders(context, row).map((order) => {
    const terms = termsOf(order);
    const kindWith = (held: Settlement) =>
      stateOfOrder({ catalogue, settlement: held, now }, order, terms).kind;
    const [was, becomes] = [kindWith(settlement), kindWith(later)];
    return { order, isOwn: terms.maker === caller, was, becomes };
  });
  const ordersThat = (isOwn: boolean, was: string, becomes: string): OrderRow[] =>
    turns
      .filter((turn) => turn.isOwn === isOwn && turn.was === was && turn.becomes === becomes)
      .map(({ order }) => order);

  const before = standingsOf(context, collection);
  const planned = standingsOf(context, collection, new Map([[avatar, after]]));
  return {
    row,
    after,
    swaps,
    credits: CREDITS_PER_SLOT * swaps.length,
    standing: {
      before: before.standingOf(avatar),
      after: planned.standingOf(avatar),
      of: before.of,
    },
    comesLoose: swaps.flatMap(({ takenOff }) => takenOff ?? []),
    missing: [...changes].flatMap(([traitId, change]) =>
      settlement.looseOf(caller, traitId) + change < 0 ? [traitId] : [],
    ),
    putsToSleep: ordersThat(false, 'fillable', 'dormant'),
    wakes: ordersThat(true, 'dormant', 'fillable'),
    leavesUnfillable: ordersThat(true, 'fillable', 'dormant'),
  };
};

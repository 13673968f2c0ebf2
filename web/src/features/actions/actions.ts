import { CHAINS } from '@trait-market/contract/economy/shared';

import type { Action } from '@/lib/actions/action';
import { countOfPacks, packsCount } from '@/lib/economy/draws/pack-lines';
import { plainText } from '@/lib/format/plain-text';
import { lazyModule, type LazyModule, settled } from '@/lib/lazy-module';
import { isExtraction } from '@/lib/looks/look-words';

import type { ActionDefinition, ActionOf } from './shared/action';

type Entry<Own> = {
  title(action: Own): string;
  code: LazyModule<ActionDefinition<Own>>;
};

type Countering = { counters?: unknown };

const listTitle = ({ counters }: Countering): string =>
  counters === undefined ? 'List for sale' : 'Counter the offer';

const tradeTitle = ({ counters, replaces }: Countering & { replaces?: unknown }): string => {
  if (replaces !== undefined) return 'Change your trade';
  return counters === undefined ? 'Propose a trade' : 'Counter the trade';
};

const itemsText = (items: readonly object[]): string => {
  const avatars = items.filter((item) => 'avatar' in item).length;
  const noun = avatars === 0 ? 'trait' : avatars === items.length ? 'avatar' : 'item';
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
};

/** The part of each action that pages need immediately; its code loads when it starts. */
export const ENTRIES: { [Kind in Action['kind']]: Entry<ActionOf<Kind>> } = {
  buy: { title: () => 'Buy', code: lazyModule(async () => (await import('./buy/action')).buy) },
  buySeveral: {
    title: () => 'Buy what’s in your cart',
    code: lazyModule(async () => (await import('./buy-several/action')).buySeveral),
  },
  accept: {
    title: ({ order }) => (order.kind === 'trade' ? 'Accept a trade' : 'Accept an offer'),
    code: lazyModule(async () => (await import('./accept/action')).accept),
  },
  acceptSeveral: {
    title: ({ lines }) => (lines.length === 1 ? 'Accept 1 offer' : `Accept ${lines.length} offers`),
    code: lazyModule(async () => (await import('./accept-several/action')).acceptSeveral),
  },
  list: {
    title: listTitle,
    code: lazyModule(async () => (await import('./list/action')).list),
  },
  listAvatar: {
    title: listTitle,
    code: lazyModule(async () => (await import('./list-avatar/action')).listAvatar),
  },
  listSeveral: {
    title: ({ items }) => `List ${itemsText(items)}`,
    code: lazyModule(async () => (await import('./list-several/action')).listSeveral),
  },
  reprice: {
    title: ({ lines }) =>
      lines.length === 1 ? 'Change the price' : `Change ${lines.length} prices`,
    code: lazyModule(async () => (await import('./reprice/action')).reprice),
  },
  offer: {
    title: () => 'Make an offer',
    code: lazyModule(async () => (await import('./offer/action')).offer),
  },
  offerSeveral: {
    title: ({ items }) =>
      items.length === 1 ? 'Make an offer' : `Make offers on ${items.length} traits`,
    code: lazyModule(async () => (await import('./offer-several/action')).offerSeveral),
  },
  offerAvatar: {
    title: () => 'Make an offer',
    code: lazyModule(async () => (await import('./offer-avatar/action')).offerAvatar),
  },
  offerAny: {
    title: () => 'Make a collection offer',
    code: lazyModule(async () => (await import('./offer-any/action')).offerAny),
  },
  offerAnyAvatar: {
    title: () => 'Offer for any avatar',
    code: lazyModule(async () => (await import('./offer-any/avatar-action')).offerAnyAvatar),
  },
  raise: {
    title: () => 'Change your offer',
    code: lazyModule(async () => (await import('./raise/action')).raise),
  },
  trade: {
    title: tradeTitle,
    code: lazyModule(async () => (await import('./trade/action')).trade),
  },
  tradeAvatar: {
    title: tradeTitle,
    code: lazyModule(async () => (await import('./trade/avatar-action')).tradeAvatar),
  },
  cancel: {
    title: ({ orders }) =>
      orders.length === 1 ? 'Cancel an order' : `Cancel ${orders.length} orders`,
    code: lazyModule(async () => (await import('./cancel/action')).cancel),
  },
  cancelAll: {
    title: ({ chainId, openOrders }) => {
      const title = `Cancel everything on ${CHAINS[chainId].name}`;
      if (openOrders === undefined) return title;
      return `${title}: ${openOrders === 1 ? '1 open order' : `${openOrders} open orders`}`;
    },
    code: lazyModule(async () => (await import('./cancel-all/action')).cancelAll),
  },
  wrap: {
    title: ({ chainId }) => `Wrap ${CHAINS[chainId].symbols.native}`,
    code: lazyModule(async () => (await import('./wrap/action')).wrap),
  },
  unwrap: {
    title: ({ chainId }) => `Unwrap ${CHAINS[chainId].symbols.wrapped}`,
    code: lazyModule(async () => (await import('./unwrap/action')).unwrap),
  },
  approve: {
    title: ({ isGiven }) => (isGiven ? 'Approve Seaport' : 'Revoke approval'),
    code: lazyModule(async () => (await import('./approve/action')).approve),
  },
  dress: {
    title: ({ plan }) => (isExtraction(plan) ? 'Extract' : 'Construct'),
    code: lazyModule(async () => (await import('./dress/action')).dress),
  },
  dressBatch: {
    title: ({ plan: { dressings } }) =>
      dressings.length === 1 ? 'Construct 1 avatar' : `Construct ${dressings.length} avatars`,
    code: lazyModule(async () => (await import('./dress-batch/action')).dressBatch),
  },
  undoDress: {
    title: () => 'Undo the change',
    code: lazyModule(async () => (await import('./undo-dress/action')).undoDress),
  },
  subscribe: {
    title: ({ plan }) => `Buy the ${plan.plan} plan`,
    code: lazyModule(async () => (await import('./subscribe/action')).subscribe),
  },
  buyCredits: {
    title: ({ bundle }) => `Buy ${bundle.credits} credits`,
    code: lazyModule(async () => (await import('./buy-credits/action')).buyCredits),
  },
  buyPacks: {
    title: ({ drop }) => `Buy ${plainText(drop.name)} packs`,
    code: lazyModule(async () => (await import('./buy-packs/action')).buyPacks),
  },
  buySeveralPacks: {
    title: ({ lines }) => `Buy ${packsCount(countOfPacks(lines))}`,
    code: lazyModule(async () => (await import('./buy-several-packs/action')).buySeveralPacks),
  },
  openPacks: {
    title: ({ drop }) => `Open ${plainText(drop.name)} packs`,
    code: lazyModule(async () => (await import('./open-packs/action')).openPacks),
  },
  burn: {
    title: () => 'Give to the Light',
    code: lazyModule(async () => (await import('./burn/action')).burn),
  },
  withdrawBurn: {
    title: () => 'Take back from the Light',
    code: lazyModule(async () => (await import('./withdraw-burn/action')).withdrawBurn),
  },
  reroll: {
    title: ({ stake }) => (stake.length === 1 ? 'Re-roll' : 'Upgrade three for one'),
    code: lazyModule(async () => (await import('./reroll/action')).reroll),
  },
  gift: {
    title: () => 'Send to another wallet',
    code: lazyModule(async () => (await import('./gift/action')).gift),
  },
  giftAvatar: {
    title: () => 'Send to another wallet',
    code: lazyModule(async () => (await import('./gift/avatar-action')).giftAvatar),
  },
  giftSeveral: {
    title: ({ items }) => `Send ${itemsText(items)}`,
    code: lazyModule(async () => (await import('./gift/several-action')).giftSeveral),
  },
  giveToPool: {
    title: () => 'Donate to pool',
    code: lazyModule(async () => (await import('./give-to-pool/action')).giveToPool),
  },
};

export const entryOf = (action: Action): Entry<Action> => ENTRIES[action.kind];

/** Returns an action's definition. {@link loadAction} must have loaded its code before. */
export const definitionOf = (action: Action): ActionDefinition<Action> => {
  const code = entryOf(action).code.read();
  if (code.kind !== 'loaded') throw new Error(`The code of ${action.kind} hasn't loaded.`);
  return code.module;
};

/** @throws Error when the action's code can't be loaded */
export const loadAction = async (action: Action): Promise<void> => {
  await settled(entryOf(action).code);
  definitionOf(action);
};

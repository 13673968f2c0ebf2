import type { Order, OrderKind } from '@trait-market/contract/economy/orders';
import type { Price, StatedFee } from '@trait-market/contract/economy/shared';
import type { OrderMarket, WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Account } from '../../kernel/account';
import { collectionOfGood } from '../catalogue/collection-of-good';
import { couldGive, criteriaOrdersFor, offersFor } from '../traits/criteria';
import type { OrderState } from '../orders/order-state';
import type { OrderTerms } from '../orders/order-terms';
import { tokenKey } from '../tables/keys';
import type { AvatarRow, Good, NamedGood, OrderRow } from '../tables/rows';
import { avatarsForSale, bestOfferForAvatar, lastSaleOfAvatar } from './prices/avatar-market';
import { sortByKey, type SortKey } from '../shared/sort-key';
import { stateNow } from './view/state-now';
import { bestOfferOf, floorOf, lastSaleOf } from './traits';
import {
  avatarRow,
  collectionEntry,
  itemOf,
  partyOf,
  timeOf,
  traitEntry,
  type View,
} from './view/view';

export const statedFees = (view: View, { money, gives, gets }: OrderTerms): StatedFee[] => {
  const [good] = [...gives, ...gets];
  if (money === undefined || good === undefined) return [];
  const { fees } = collectionEntry(
    view,
    collectionOfGood(view.market.context.catalogue, good) ?? '',
  );
  return money.fees.flatMap(({ recipient, amount }) => {
    const fee = fees.find((one) => isSameAddress(one.recipient, recipient));
    return fee === undefined ? [] : [{ ...fee, amount: String(amount) }];
  });
};

const times = (good: Good, quantity: number): Good =>
  good.kind === 'avatar' ? good : { ...good, quantity: good.quantity * quantity };

const unitPriceOf = ({ chainId, money }: OrderTerms): Price | null =>
  money === undefined ? null : { chainId, coin: money.coin, amount: String(money.price) };

/** `remaining` is the quantity fillable now; the unfilled quantity if the order isn't fillable. */
export const presentOrder = (view: View, row: OrderRow): Order => {
  const terms = view.market.context.termsOf(row);
  const state = stateNow(view, row);
  const { kind, chainId, maker, quantity } = terms;
  const whole = (goods: readonly Good[]) =>
    goods.map((good) => itemOf(view, times(good, quantity)));
  return {
    hash: row.hash,
    kind,
    chainId,
    maker: partyOf(view, maker),
    gives: whole(terms.gives),
    gets: whole(terms.gets),
    unitPrice: unitPriceOf(terms),
    fees: statedFees(view, terms),
    quantity,
    remaining: state.kind === 'fillable' ? state.units : quantity - row.filled,
    createdAt: timeOf(row.createdAt),
    expiresAt: timeOf(terms.expiresAt),
    commitments: row.commitments,
    components: row.components,
  };
};

const presentState = (state: OrderState): WalletOrder['state'] => {
  switch (state.kind) {
    case 'fillable':
      return { kind: 'fillable' };
    case 'dormant':
      return { kind: 'dormant', reason: state.reason, message: state.message };
    default:
      return { kind: state.kind, at: timeOf(state.at) };
  }
};

export const cheaperThan = (
  { market: { summaries } }: View,
  traitId: string,
  maker: Account,
  limit: bigint,
): { hash: OrderRow['hash']; price: bigint } | undefined => {
  let cheapest: { hash: OrderRow['hash']; price: bigint } | undefined;
  for (const { order, maker: seller, price } of summaries.listingsOf(traitId)) {
    if (seller !== maker && price < (cheapest?.price ?? limit)) {
      cheapest = { hash: order.hash, price };
    }
  }
  return cheapest;
};

const undercutBy = (
  view: View,
  { kind, maker, money, chainId }: OrderTerms,
  traitId: string,
): OrderMarket['undercutBy'] => {
  if (kind !== 'listing' || money === undefined) return null;
  const cheapest = cheaperThan(view, traitId, maker, money.price);
  if (cheapest === undefined) return null;
  const { hash, price } = cheapest;
  return {
    hash,
    price: { chainId, coin: money.coin, amount: String(price) },
    difference: String(money.price - price),
  };
};

/** Uses the collection's floor, because an avatar is unique and has no other listings. */
const marketOfAvatar = (view: View, row: AvatarRow): OrderMarket => ({
  floor: avatarsForSale(view, row.collection).floor,
  undercutBy: null,
  bestOffer: bestOfferForAvatar(view, row),
  lastSale: lastSaleOfAvatar(view, row),
});

const marketOfOrder = (view: View, terms: OrderTerms): OrderMarket | undefined => {
  const { kind, gives, gets } = terms;
  const [good] = kind === 'listing' ? gives : gets;
  if (kind === 'trade' || good === undefined || good.kind === 'any') return undefined;
  if (good.kind === 'avatar') return marketOfAvatar(view, avatarRow(view, good.avatar));
  const { traitId } = good;
  return {
    floor: floorOf(view, traitId),
    undercutBy: undercutBy(view, terms, traitId),
    bestOffer: bestOfferOf(view, traitId),
    lastSale: lastSaleOf(view, traitId),
  };
};

/** Includes market prices only while the order is open. */
export const presentWalletOrder = (view: View, row: OrderRow): WalletOrder => {
  const state = stateNow(view, row);
  const isOpen = state.kind === 'fillable' || state.kind === 'dormant';
  const market = isOpen ? marketOfOrder(view, view.market.context.termsOf(row)) : undefined;
  return {
    ...presentOrder(view, row),
    state: presentState(state),
    revivedAt: row.revivedAt === null ? null : timeOf(row.revivedAt),
    ...(market && { market }),
  };
};

const RANK: Readonly<Record<OrderKind, number>> = { listing: 0, offer: 1, trade: 2 };

/** Sorts cheap listings first, then high offers, then trades. Newer orders win ties. */
export const orderKey =
  (view: View) =>
  (row: OrderRow): SortKey => {
    const { kind, money } = view.market.context.termsOf(row);
    const price = money?.price ?? 0n;
    return [RANK[kind], kind === 'listing' ? price : -price, -row.createdAt, row.hash];
  };

/** Returns a trait's fillable orders: listings, then offers, then trades, each best first. */
export const traitOrders = (
  view: View,
  traitId: string,
  kinds?: readonly OrderKind[],
): OrderRow[] => {
  const { termsOf } = view.market.context;
  const found = offersFor(view.market.context, traitEntry(view, traitId))
    .filter((row) => kinds === undefined || kinds.includes(termsOf(row).kind))
    .filter((row) => stateNow(view, row).kind === 'fillable');
  return sortByKey(found, orderKey(view));
};

export const madeKey = ({ createdAt, hash }: OrderRow): SortKey => [-createdAt, hash];

export const ordersMade = ({ market: { context } }: View, account: Account): OrderRow[] =>
  sortByKey(context.tables.orders.findBy('maker', account), madeKey);

const isReceivedBy = (view: View, account: Account) => {
  const { context } = view.market;
  return (row: OrderRow): boolean => {
    const { gets, maker } = context.termsOf(row);
    if (maker === account || gets.length === 0 || !couldGive(context, account, row)) return false;
    return stateNow(view, row).kind === 'fillable';
  };
};

const tokenOf = (view: View, good: NamedGood): string => {
  if (good.kind === 'trait') {
    const { collection, tokenId } = traitEntry(view, good.traitId);
    return tokenKey(collectionEntry(view, collection).contracts.traits, tokenId);
  }
  const { collection, tokenId } = avatarRow(view, good.avatar);
  return tokenKey(collectionEntry(view, collection).contracts.avatars, tokenId);
};

export const ordersReceived = (view: View, account: Account): OrderRow[] => {
  const { tables, catalogue } = view.market.context;
  const held = tables.loose
    .findBy('account', account)
    .flatMap(({ traitId }) => catalogue.traits.get(traitId) ?? []);
  const tokens = new Set(
    held.flatMap(({ collection }) => catalogue.collections.get(collection)?.contracts.traits ?? []),
  );
  const keys = [
    ...held.flatMap((trait) => {
      const collection = catalogue.collections.get(trait.collection);
      return collection ? [tokenKey(collection.contracts.traits, trait.tokenId)] : [];
    }),
    ...tables.avatars.findBy('owner', account).flatMap(({ collection, tokenId }) => {
      const token = catalogue.collections.get(collection)?.contracts.avatars;
      return token === undefined ? [] : [tokenKey(token, tokenId)];
    }),
  ];
  const found = new Map(
    [
      ...keys.flatMap((key) => tables.orders.findBy('openToken', key)),
      ...[...tokens].flatMap((token) => tables.orders.findBy('openCriteria', token.toLowerCase())),
    ].map((row) => [row.hash, row]),
  );
  return sortByKey([...found.values()].filter(isReceivedBy(view, account)), madeKey);
};

/** Counts the offers and trades of others that a wallet could accept by giving an item. */
export const offersReceivedFor = (view: View, account: Account, wanted: NamedGood): number => {
  const { context } = view.market;
  const isWanted = (good: Good): boolean =>
    good.kind === 'trait'
      ? wanted.kind === 'trait' && good.traitId === wanted.traitId
      : wanted.kind === 'avatar' && good.kind === 'avatar' && good.avatar === wanted.avatar;
  const ofKind =
    wanted.kind === 'trait' && context.settlement.looseOf(account, wanted.traitId) > 0
      ? criteriaOrdersFor(context, traitEntry(view, wanted.traitId))
      : [];
  return [
    ...context.tables.orders
      .findBy('openToken', tokenOf(view, wanted))
      .filter((row) => context.termsOf(row).gets.some(isWanted)),
    ...ofKind,
  ].filter(isReceivedBy(view, account)).length;
};

import type { Order, OrderKind } from '@trait-market/contract/economy/orders';
import { type Price, type StatedFee, UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import type { OrderMarket, WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Account } from '../../kernel/account';
import { collectionOfGood } from '../catalogue/collection-of-good';
import { offersFor } from '../traits/criteria';
import type { OrderState } from '../orders/order-state';
import { goodPaidFor, type OrderTerms } from '../orders/order-terms';
import { avatarKey } from '../tables/keys';
import type { AnyAvatarGood, AnyGood, AvatarRow, Good, OrderRow } from '../tables/rows';
import { nativePrice } from '../prices/floors';
import {
  avatarsForSale,
  bestOfferForAnyAvatar,
  bestOfferForAvatar,
  lastSaleOfAvatar,
} from './prices/avatar-market';
import { pricesOfSet } from './sets/set-market';
import { sortByKey, type SortKey } from '../shared/sort-key';
import type { ListRates } from './browse/rates-of-list';
import { stateNow } from './view/state-now';
import { bestOfferOf, floorFor, lastSaleOf } from './traits';
import {
  avatarRow,
  collectionEntry,
  itemOf,
  partyOf,
  timeOf,
  traitEntry,
  type View,
} from './view/view';

export const statedFees = (view: View, terms: OrderTerms): StatedFee[] => {
  const { money } = terms;
  const good = goodPaidFor(terms);
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
    ...(terms.reservedFor !== undefined && { reservedFor: partyOf(view, terms.reservedFor) }),
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

/** Returns the number of other users' listings at this price. */
export const tiesOf = (
  { market: { summaries } }: View,
  traitId: string,
  maker: Account,
  price: bigint,
): number =>
  summaries.listingsOf(traitId).filter((one) => one.maker !== maker && one.price === price).length;

const tiedWith = (
  view: View,
  { kind, maker, money, reservedFor }: OrderTerms,
  traitId: string,
): Pick<OrderMarket, 'tiedWith'> =>
  kind !== 'listing' || money === undefined || reservedFor !== undefined
    ? {}
    : { tiedWith: tiesOf(view, traitId, maker, money.price) };

const undercutBy = (
  view: View,
  { kind, maker, money, chainId, reservedFor }: OrderTerms,
  traitId: string,
): OrderMarket['undercutBy'] => {
  if (kind !== 'listing' || money === undefined || reservedFor !== undefined) return null;
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
const marketOfAvatar = (view: View, row: AvatarRow, excluded?: Account): OrderMarket => ({
  floor: avatarsForSale(view, row.collection, excluded).floor,
  undercutBy: null,
  bestOffer: bestOfferForAvatar(view, row),
  lastSale: lastSaleOfAvatar(view, row),
});

const marketOfAnyAvatar = (
  view: View,
  { collection }: AnyAvatarGood,
  excluded?: Account,
): OrderMarket => ({
  floor: avatarsForSale(view, collection, excluded).floor,
  undercutBy: null,
  bestOffer: bestOfferForAnyAvatar(view, collection),
  lastSale: null,
});

const marketOfSet = (
  view: View,
  { criteria, chainId }: OrderRow,
  good: AnyGood,
  excluded?: Account,
): OrderMarket => {
  const { floor, bestOffer } = pricesOfSet(view, good, criteria?.tokenIds ?? [], excluded);
  return {
    floor: nativePrice(chainId, floor),
    undercutBy: null,
    bestOffer:
      bestOffer === undefined ? null : { chainId, coin: 'wrapped', amount: String(bestOffer) },
    lastSale: null,
  };
};

const marketOfOrder = (
  view: View,
  caller: Account,
  row: OrderRow,
  terms: OrderTerms,
  given: WalletOrder['given'],
): OrderMarket | undefined => {
  const { kind, maker, gives, gets, chainId } = terms;
  const [good] = kind === 'listing' ? gives : gets;
  if (kind === 'trade' || good === undefined) return undefined;
  const excluded = kind === 'offer' ? caller : undefined;
  if (good.kind === 'avatar') return marketOfAvatar(view, avatarRow(view, good.avatar), excluded);
  if (good.kind === 'anyAvatar') {
    if (given?.avatar === undefined) return marketOfAnyAvatar(view, good, excluded);
    const key = avatarKey(given.avatar.collection, given.avatar.tokenId);
    return marketOfAvatar(view, avatarRow(view, key), excluded);
  }
  const traitId = good.kind === 'any' ? given?.trait?.id : good.traitId;
  if (good.kind === 'any' && traitId === undefined) return marketOfSet(view, row, good, excluded);
  if (traitId === undefined) return undefined;
  return {
    floor: nativePrice(chainId, floorFor(view, traitId, excluded)),
    undercutBy: undercutBy(view, terms, traitId),
    ...tiedWith(view, terms, traitId),
    // A maker can't accept their own offer.
    bestOffer: bestOfferOf(view, traitId, kind === 'listing' ? maker : undefined),
    lastSale: lastSaleOf(view, traitId),
  };
};

/**
 * Includes market prices only while the order is open.
 * @param given the item that the wallet would give for a received offer
 */
export const presentWalletOrder = (
  view: View,
  caller: Account,
  row: OrderRow,
  given?: WalletOrder['given'],
): WalletOrder => {
  const state = stateNow(view, row);
  const isOpen = state.kind === 'fillable' || state.kind === 'dormant';
  const terms = view.market.context.termsOf(row);
  const market = isOpen ? marketOfOrder(view, caller, row, terms, given) : undefined;
  return {
    ...presentOrder(view, row),
    state: presentState(state),
    revivedAt: row.revivedAt === null ? null : timeOf(row.revivedAt),
    ...(market && { market }),
    ...(given && { given }),
  };
};

const RANK: Readonly<Record<OrderKind, number>> = { listing: 0, offer: 1, trade: 2 };

/**
 * Sorts cheap listings first, then high offers, then trades. Of listings at one price the oldest is
 * first, of other orders the newest.
 */
export const orderKey =
  (view: View) =>
  (row: OrderRow): SortKey => {
    const { kind, money } = view.market.context.termsOf(row);
    const price = kind === 'trade' ? 0n : (money?.price ?? 0n);
    return kind === 'listing'
      ? [RANK[kind], price, row.createdAt, row.hash]
      : [RANK[kind], -price, -row.createdAt, row.hash];
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

/** Sorts the highest price first, at the passed rates; without them, each network's stay together. */
export const valueKey =
  ({ market: { context } }: View, { worth, at }: ListRates) =>
  (row: OrderRow): SortKey => {
    const { kind, money, chainId } = context.termsOf(row);
    const rate = worth[UNIT_OF_CHAIN[chainId]];
    // The coin of a trade isn't its value, because items come with it.
    const price =
      kind !== 'trade' && money && Number(money.price) * (rate === undefined ? 1 : Number(rate));
    return [
      at,
      rate === undefined ? chainId : 0,
      typeof price === 'number' ? -price : null,
      ...madeKey(row),
    ];
  };

export const ordersMade = ({ market: { context } }: View, account: Account): OrderRow[] =>
  sortByKey(context.tables.orders.findBy('maker', account), madeKey);

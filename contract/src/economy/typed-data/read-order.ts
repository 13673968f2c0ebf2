import { isSameAddress, type WalletAddress } from '../../shared/wallet-address';
import { MAX_ORDER_WEI } from '../shared/amount';
import { CHAINS, type ChainId } from '../shared/chains';
import type { Bytes32 } from '../shared/hex';
import { COMMITMENT_ZONE } from './commitment-zone';
import type { ConsiderationItem, OfferItem, OrderComponents } from './order-components.schema';
import { ANY_TOKEN, ITEM, NO_ADDRESS, NO_BYTES32, ORDER_TYPE } from './seaport';
import type { AddedCoin, Asset, Wanted } from './terms';

export type FeeFact = {
  recipient: WalletAddress;
  amount: bigint;
};

type CommonFacts = {
  maker: WalletAddress;
  counter: string;
  /** In milliseconds since 1970. */
  startsAt: number;
  expiresAt: number;
  commitmentsHash: Bytes32 | undefined;
  quantity: bigint;
};

/** The payment of a listing or an offer, for one unit. */
type PricedTerms = {
  /** The buyer's price including fees, in wei; the seller's proceeds are separate. */
  unitPrice: bigint;
  unitProceeds: bigint;
  fees: FeeFact[];
} & CommonFacts;

/** A listing: an asset for money. One unit of a trait is one edition. */
export type ListingFacts = {
  kind: 'listing';
  asset: Asset;
  /** The only wallet that may buy; undefined when any wallet may. */
  reservedFor: WalletAddress | undefined;
} & PricedTerms;
/** An offer: money for an asset, any trait that matches criteria, or any avatar of a contract. */
export type OfferFacts = { kind: 'offer'; asset: Wanted } & PricedTerms;
export type PricedFacts = ListingFacts | OfferFacts;

/** The coin of a trade: wrapped coin that the maker gives, or native coin that it wants. */
export type TradeCoin = {
  side: AddedCoin['side'];
  /** The amount including fees, in wei; the receiver's proceeds are separate. */
  amount: bigint;
  proceeds: bigint;
  fees: FeeFact[];
};

export type TradeFacts = {
  kind: 'trade';
  gives: Asset[];
  gets: Asset[];
  coin: TradeCoin | undefined;
} & CommonFacts;

export type OrderFacts = PricedFacts | TradeFacts;

/** The error for components that this market can't interpret. */
export class UnreadableOrder extends Error {}

const assert = (holds: boolean, words: string): void => {
  if (!holds) throw new UnreadableOrder(words);
};

const amountOf = (item: OfferItem): bigint => {
  assert(item.startAmount === item.endAmount, 'An amount may not change with time.');
  assert(item.startAmount !== '0', 'An amount may not be zero.');
  return BigInt(item.startAmount);
};

const assetOf = (item: OfferItem): Asset => {
  const quantity = amountOf(item);
  const { token, identifierOrCriteria: tokenId } = item;
  if (item.itemType === ITEM.erc1155) return { kind: 'trait', token, tokenId, quantity };
  assert(item.itemType === ITEM.erc721, 'Only traits and avatars change hands for each other.');
  assert(quantity === 1n, 'There is one of each avatar.');
  return { kind: 'avatar', token, tokenId };
};

const wantedOf = (item: OfferItem): Wanted => {
  const { itemType, token, identifierOrCriteria: criteria } = item;
  if (itemType === ITEM.erc1155OfCriteria)
    return { kind: 'any', token, criteria, quantity: amountOf(item) };
  if (itemType !== ITEM.erc721OfCriteria) return assetOf(item);
  assert(criteria === ANY_TOKEN, 'An offer is for any avatar of a collection, not of a set.');
  return { kind: 'anyAvatar', token, quantity: amountOf(item) };
};

const isNative = ({ itemType, token, identifierOrCriteria }: OfferItem): boolean =>
  itemType === ITEM.native && isSameAddress(token, NO_ADDRESS) && identifierOrCriteria === '0';

const isWrapped = (
  chainId: ChainId,
  { itemType, token, identifierOrCriteria }: OfferItem,
): boolean =>
  itemType === ITEM.erc20 &&
  isSameAddress(token, CHAINS[chainId].wrapped) &&
  identifierOrCriteria === '0';

const isAsset = ({ itemType }: OfferItem): boolean =>
  itemType === ITEM.erc721 || itemType === ITEM.erc1155;

const isPartial = ({ orderType }: OrderComponents): boolean =>
  orderType === ORDER_TYPE.partialOpen || orderType === ORDER_TYPE.partialRestricted;

const unitsOf = <Given extends Wanted>(
  asset: Given,
  inParts: boolean,
): { asset: Given; quantity: bigint } => {
  if (asset.kind === 'avatar') return { asset, quantity: 1n };
  assert(
    inParts || asset.quantity === 1n,
    asset.kind === 'anyAvatar' ? 'Avatars are bought one by one.' : 'Editions are sold one by one.',
  );
  return { asset: { ...asset, quantity: 1n }, quantity: asset.quantity };
};

const perUnit = (amount: bigint, quantity: bigint): bigint => {
  assert(amount % quantity === 0n, 'The amounts do not divide into equal units.');
  return amount / quantity;
};

const feesOf = (items: readonly ConsiderationItem[], quantity: bigint): FeeFact[] =>
  items.map((item) => ({ recipient: item.recipient, amount: perUnit(amountOf(item), quantity) }));

const sumOf = (fees: readonly FeeFact[]): bigint =>
  fees.reduce((sum, { amount }) => sum + amount, 0n);

const assertTotal = (unitPrice: bigint, quantity: bigint): void =>
  assert(unitPrice * quantity <= MAX_ORDER_WEI, 'An order costs less than 2^128 wei in all.');

type Deal =
  | Omit<ListingFacts, Exclude<keyof CommonFacts, 'quantity'>>
  | Omit<OfferFacts, Exclude<keyof CommonFacts, 'quantity'>>
  | Omit<TradeFacts, Exclude<keyof CommonFacts, 'quantity'>>;

const isSameItem = (one: OfferItem, other: OfferItem): boolean =>
  one.itemType === other.itemType &&
  isSameAddress(one.token, other.token) &&
  one.identifierOrCriteria === other.identifierOrCriteria &&
  one.startAmount === other.startAmount &&
  one.endAmount === other.endAmount;

/**
 * Returns whom a listing is reserved for. As in other Seaport markets, the listed item is then also
 * the last item of the consideration, and its recipient is the only buyer.
 */
const reservedForOf = (
  maker: WalletAddress,
  given: OfferItem,
  last: ConsiderationItem | undefined,
): WalletAddress | undefined => {
  if (last === undefined || !isAsset(last)) return undefined;
  assert(isSameItem(given, last), 'A reserved listing delivers what it gives.');
  const { recipient } = last;
  assert(!isSameAddress(recipient, maker), 'A listing isn’t reserved for its maker.');
  assert(!isSameAddress(recipient, NO_ADDRESS), 'A listing is reserved for a wallet.');
  return recipient;
};

const readListing = (components: OrderComponents): Deal => {
  const { offer, consideration, offerer } = components;
  const [given, ...more] = offer;
  if (given === undefined) throw new UnreadableOrder('It is empty.');
  assert(more.length === 0, 'A listing gives one trait or one avatar.');
  const reservedFor = reservedForOf(offerer, given, consideration.at(-1));
  const payments = reservedFor === undefined ? consideration : consideration.slice(0, -1);
  const [proceeds, ...fees] = payments;
  if (proceeds === undefined) throw new UnreadableOrder('It is empty.');
  assert(payments.every(isNative), 'A listing asks for native coin.');
  assert(isSameAddress(proceeds.recipient, offerer), 'The maker is paid first.');
  const { asset, quantity } = unitsOf(assetOf(given), isPartial(components));
  const unitProceeds = perUnit(amountOf(proceeds), quantity);
  const unitFees = feesOf(fees, quantity);
  const unitPrice = unitProceeds + sumOf(unitFees);
  assertTotal(unitPrice, quantity);
  return { kind: 'listing', asset, reservedFor, quantity, unitPrice, unitProceeds, fees: unitFees };
};

const readOffer = (chainId: ChainId, components: OrderComponents): Deal => {
  const [money, ...more] = components.offer;
  const [wanted, ...fees] = components.consideration;
  if (money === undefined || wanted === undefined) throw new UnreadableOrder('It is empty.');
  assert(
    more.length === 0 && isWrapped(chainId, money),
    'An offer gives wrapped coin of its chain.',
  );
  assert(isSameAddress(wanted.recipient, components.offerer), 'The maker gets what it asks for.');
  assert(
    fees.every((fee) => isWrapped(chainId, fee)),
    'The fees of an offer are in wrapped coin.',
  );
  const { asset, quantity } = unitsOf(wantedOf(wanted), isPartial(components));
  const unitPrice = perUnit(amountOf(money), quantity);
  assertTotal(unitPrice, quantity);
  const unitFees = feesOf(fees, quantity);
  const unitProceeds = unitPrice - sumOf(unitFees);
  assert(unitProceeds > 0n, 'The fees of an offer are below its price.');
  return { kind: 'offer', asset, quantity, unitPrice, unitProceeds, fees: unitFees };
};

const isCoin = ({ itemType }: OfferItem): boolean =>
  itemType === ITEM.native || itemType === ITEM.erc20;

const givenCoin = (
  chainId: ChainId,
  money: OfferItem,
  payments: readonly ConsiderationItem[],
): TradeCoin => {
  assert(
    payments.every((fee) => isWrapped(chainId, fee)),
    'The fees of given coin are in wrapped coin.',
  );
  const amount = amountOf(money);
  const fees = feesOf(payments, 1n);
  const proceeds = amount - sumOf(fees);
  assert(proceeds > 0n, 'The fees of a trade are below its coin.');
  return { side: 'given', amount, proceeds, fees };
};

const wantedCoin = (
  maker: WalletAddress,
  [payment, ...others]: readonly ConsiderationItem[],
): TradeCoin | undefined => {
  if (payment === undefined) return undefined;
  assert([payment, ...others].every(isNative), 'A trade wants native coin, after all items.');
  assert(isSameAddress(payment.recipient, maker), 'The maker is paid first.');
  const proceeds = amountOf(payment);
  const fees = feesOf(others, 1n);
  return { side: 'wanted', amount: proceeds + sumOf(fees), proceeds, fees };
};

const readTrade = (chainId: ChainId, components: OrderComponents): Deal => {
  const { offer, consideration, offerer } = components;
  assert(!isPartial(components), 'A trade is filled as a whole.');
  const money = offer.findLast((item) => isWrapped(chainId, item));
  const paymentsAt = consideration.findIndex(isCoin);
  const wanted = paymentsAt === -1 ? consideration : consideration.slice(0, paymentsAt);
  const payments = consideration.slice(wanted.length);
  assert(
    wanted.every(({ recipient }) => isSameAddress(recipient, offerer)),
    'The maker gets what it asks for.',
  );
  // Coin before an item, or twice, is no asset, and is refused as one.
  const items = money !== undefined && offer.at(-1) === money ? offer.slice(0, -1) : offer;
  const gives = items.map(assetOf);
  const coin =
    money === undefined ? wantedCoin(offerer, payments) : givenCoin(chainId, money, payments);
  assertTotal(coin?.amount ?? 0n, 1n);
  return { kind: 'trade', gives, gets: wanted.map(assetOf), coin, quantity: 1n };
};

const isAnyAvatar = ({ itemType }: OfferItem): boolean => itemType === ITEM.erc721OfCriteria;

const readDeal = (chainId: ChainId, components: OrderComponents): Deal => {
  const { offer, consideration } = components;
  const [given] = offer;
  const [taken, ...others] = consideration;
  const isOffer = given !== undefined && isWrapped(chainId, given);
  assert(
    ![...offer, ...(isOffer ? others : consideration)].some(isAnyAvatar),
    'Any avatar of a collection is only what an offer wants, as its first item.',
  );
  assert(given !== undefined && taken !== undefined, 'It is empty.');
  if (isOffer) return readOffer(chainId, components);
  if (taken !== undefined && isAsset(taken)) return readTrade(chainId, components);
  return readListing(components);
};

const MOST_SECONDS = BigInt(Math.floor(Number.MAX_SAFE_INTEGER / 1000));

const timeOf = (seconds: string): number => {
  const whole = BigInt(seconds);
  return Number(whole > MOST_SECONDS ? MOST_SECONDS : whole) * 1000;
};

const commitmentsHashOf = (components: OrderComponents): Bytes32 | undefined => {
  const { orderType, zone, zoneHash } = components;
  assert(orderType <= ORDER_TYPE.partialRestricted, 'There is no such type of order here.');
  if (orderType === ORDER_TYPE.fullOpen || orderType === ORDER_TYPE.partialOpen) {
    assert(
      isSameAddress(zone, NO_ADDRESS) && zoneHash === NO_BYTES32,
      'An open order has no zone and no zone hash.',
    );
    return undefined;
  }
  assert(isSameAddress(zone, COMMITMENT_ZONE), 'The zone is not the market’s.');
  return zoneHash === NO_BYTES32 ? undefined : zoneHash;
};

/**
 * Reads an order's terms, from which screens describe it and the engine settles it.
 * @throws UnreadableOrder when the components aren't a listing, offer or trade of this market
 */
export const readOrder = (chainId: ChainId, components: OrderComponents): OrderFacts => {
  assert(components.conduitKey === NO_BYTES32, 'An order here goes through no conduit.');
  return {
    maker: components.offerer,
    counter: components.counter,
    startsAt: timeOf(components.startTime),
    expiresAt: timeOf(components.endTime),
    commitmentsHash: commitmentsHashOf(components),
    ...readDeal(chainId, components),
  };
};

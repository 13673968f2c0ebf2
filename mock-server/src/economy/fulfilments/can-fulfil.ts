import type { FulfilRequest } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { isProven } from '@trait-market/contract/economy/typed-data';

import type { Account } from '../../kernel/account';
import { MarketRefusal } from '../shared/refusal';
import { avatarKey } from '../tables/keys';
import type { AnyAvatarGood, Good, NamedGood, OrderRow } from '../tables/rows';
import { anyAvatarWanted } from '../traits/any-avatar';
import { anyWanted, isInCriteria } from '../traits/criteria';
import { contractsGivenBack } from '../orders/contracts-of-order';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder, type OrderState } from '../orders/order-state';
import { isPaidByFulfiller, type OrderTerms } from '../orders/order-terms';

const OVER = {
  filled: ['filled', 'Someone else got it first: the order has been filled.'],
  cancelled: ['cancelled', 'The order was canceled by its maker.'],
  expired: ['expired', 'The order has ended.'],
} as const;

const assertFillable = (state: OrderState): number => {
  if (state.kind === 'fillable') return state.units;
  if (state.kind === 'dormant') throw new MarketRefusal(state.reason, state.message);
  const [code, words] = OVER[state.kind];
  throw new MarketRefusal(code, words);
};

const assertQuantity = (text: string, units: number): number => {
  const quantity = BigInt(text);
  if (quantity === 0n) throw new MarketRefusal('bad-terms', 'Fulfil at least one unit.');
  if (quantity > BigInt(units)) {
    throw new MarketRefusal(
      'not-enough-left',
      `Only ${units} of this order can be bought right now.`,
    );
  }
  return Number(quantity);
};

const assertPrice = (
  { money }: FillTerms,
  quantity: number,
  { highestPrice, lowestProceeds }: Bounds,
): void => {
  if (money === undefined) return;
  const times = BigInt(quantity);
  const isWithin =
    money.coin === 'native'
      ? money.price * times <= BigInt(highestPrice)
      : money.proceeds * times >= BigInt(lowestProceeds);
  if (!isWithin) {
    throw new MarketRefusal('price-moved', 'The price has changed. Check it and sign again.');
  }
};

type Bounds = Pick<FulfilRequest['message'], 'highestPrice' | 'lowestProceeds'>;

export type Wanted = {
  quantity: string;
  identifier?: string | undefined;
  criteriaProof?: readonly Bytes32[] | undefined;
  bounds?: Bounds | undefined;
};

export type FillTerms = Omit<OrderTerms, 'gets'> & { gets: readonly NamedGood[] };

const isNamed = (good: Good): good is NamedGood => good.kind === 'trait' || good.kind === 'avatar';

type Given = Pick<Wanted, 'identifier' | 'criteriaProof'>;

/** Returns the avatar that is given for an offer for any avatar; it needs no proof. */
const avatarGiven = (
  { tables }: MarketContext,
  { collection }: AnyAvatarGood,
  { identifier, criteriaProof = [] }: Given,
): NamedGood => {
  if (identifier === undefined) {
    throw new MarketRefusal('bad-terms', 'Say which avatar you give for this offer.');
  }
  const avatar = avatarKey(collection, identifier);
  if (tables.avatars.find(avatar) === undefined) {
    throw new MarketRefusal('not-in-criteria', 'The offer’s collection has no such avatar.');
  }
  if (criteriaProof.length > 0) {
    throw new MarketRefusal('bad-proof', 'An offer for any avatar takes no proof.');
  }
  return { kind: 'avatar', avatar };
};

/**
 * Replaces an offer's criteria by the given trait, which needs a valid proof, as in Seaport, or by
 * the given avatar.
 */
export const termsAsFilled = (
  context: MarketContext,
  order: OrderRow,
  terms: OrderTerms,
  given: Given,
): FillTerms => {
  const { identifier, criteriaProof = [] } = given;
  const anyAvatar = anyAvatarWanted(terms.gets);
  if (anyAvatar !== undefined) return { ...terms, gets: [avatarGiven(context, anyAvatar, given)] };
  const wanted = anyWanted(terms.gets);
  if (wanted === undefined) {
    if (identifier !== undefined) {
      throw new MarketRefusal('bad-terms', 'This order names what it asks for.');
    }
    return { ...terms, gets: terms.gets.filter(isNamed) };
  }
  if (identifier === undefined) {
    throw new MarketRefusal('bad-terms', 'Say which trait you give for this offer.');
  }
  const trait = context.catalogue.traitByToken(wanted.collection, identifier);
  if (trait === undefined || !isInCriteria(order, wanted, trait)) {
    throw new MarketRefusal('not-in-criteria', 'This offer is for other traits than this one.');
  }
  if (!isProven(wanted.root, identifier, criteriaProof)) {
    throw new MarketRefusal('bad-proof', 'The proof doesn’t show that this trait fits the offer.');
  }
  return { ...terms, gets: [{ kind: 'trait', traitId: trait.id, quantity: 1 }] };
};

/** Checks only the fulfiller's funds, because `assertFillable` has already checked the maker's. */
const assertFunds = (
  { settlement, catalogue }: MarketContext,
  terms: FillTerms,
  fulfiller: Account,
  quantity: number,
): void => {
  const { chainId, gets, money } = terms;
  const due = isPaidByFulfiller(money) ? money.price * BigInt(quantity) : 0n;
  if (settlement.coinOf(fulfiller, chainId, 'native') < due) {
    throw new MarketRefusal('underfunded', 'You don’t have enough of the network’s coin for this.');
  }
  const holds = gets.every((good) =>
    good.kind === 'trait'
      ? settlement.looseOf(fulfiller, good.traitId) >= good.quantity * quantity
      : settlement.ownerOf(good.avatar) === fulfiller,
  );
  if (!holds) throw new MarketRefusal('not-the-holder', 'You don’t have what this order asks for.');
  const isApproved = contractsGivenBack(catalogue, terms).every((token) =>
    settlement.isApproved(fulfiller, chainId, token),
  );
  if (!isApproved) {
    throw new MarketRefusal(
      'approval-needed',
      'Seaport may not move what you give for this order. Approve that first.',
    );
  }
};

/**
 * Returns the terms and the number of units to fill.
 * @throws MarketRefusal when the fulfiller can't fill the order
 */
export const assertCanFulfil = (
  context: MarketContext,
  fulfiller: Account,
  order: OrderRow,
  wanted: Wanted,
): { terms: FillTerms; quantity: number } => {
  const signed = context.termsOf(order);
  if (signed.maker === fulfiller) throw new MarketRefusal('own-order', 'This is your own order.');
  if (signed.reservedFor !== undefined && signed.reservedFor !== fulfiller) {
    throw new MarketRefusal('reserved', 'This listing is reserved for another wallet.');
  }
  const units = assertFillable(stateOfOrder({ ...context, now: context.now() }, order, signed));
  const terms = termsAsFilled(context, order, signed, wanted);
  const quantity = assertQuantity(wanted.quantity, units);
  if (quantity > 1 && anyAvatarWanted(signed.gets) !== undefined) {
    throw new MarketRefusal('bad-terms', 'Give one avatar at a time for this offer.');
  }
  if (wanted.bounds !== undefined) assertPrice(terms, quantity, wanted.bounds);
  assertFunds(context, terms, fulfiller, quantity);
  return { terms, quantity };
};

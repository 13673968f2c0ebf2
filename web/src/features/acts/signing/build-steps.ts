import type { ChainId } from '@trait-market/contract/economy/chains';
import type { Construction } from '@trait-market/contract/economy/constructions';
import type { Bundle, Plan } from '@trait-market/contract/economy/credits';
import type {
  BatchedDressing,
  DressBatchPlan,
  DressPlan,
} from '@trait-market/contract/economy/dress';
import type { Fee } from '@trait-market/contract/economy/fees';
import type { Bytes32 } from '@trait-market/contract/economy/hex';
import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_CANCELLED } from '@trait-market/contract/economy/typed-data/acts-schema';
import { hashWorn } from '@trait-market/contract/economy/typed-data/bench-acts';
import type {
  Dressing,
  WornToken,
} from '@trait-market/contract/economy/typed-data/bench-acts-schema';
import { buildOrder } from '@trait-market/contract/economy/typed-data/build-order';
import { isProven } from '@trait-market/contract/economy/typed-data/criteria';
import { hashCommitments } from '@trait-market/contract/economy/typed-data/commitments';
import { orderSalt } from '@trait-market/contract/economy/typed-data/deployment';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { readOrder, UnreadableOrder } from '@trait-market/contract/economy/typed-data/read-order';
import { NO_BYTES32 } from '@trait-market/contract/economy/typed-data/seaport';
import type { OrderTerms } from '@trait-market/contract/economy/typed-data/terms';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import type { Repriced } from '@/lib/acts/act';

import { ownDeployment } from './deployment';
import { randomNumber } from './random-number';
import type { Signable, SignedCriteria } from './signable';

/** Set when it is put up for review: see `withTime`. */
const deadline = '0';

/** A listing, an offer or a trade: terms without what tells it apart from an equal one. */
type UnsaltedTerms<Terms extends OrderTerms = OrderTerms> = Terms extends OrderTerms
  ? Omit<Terms, 'salt'>
  : never;

/** What is signed to make an order. */
export const orderStep = (
  terms: UnsaltedTerms,
  criteria?: SignedCriteria,
): Extract<Signable, { kind: 'order' }> => ({
  kind: 'order',
  chainId: terms.chainId,
  components: buildOrder({ ...terms, salt: orderSalt(ownDeployment(), BigInt(randomNumber())) }),
  commitments: [...(terms.commitments ?? [])],
  ...(criteria && { criteria }),
});

/** The trait that is given for an offer for any of a kind, and what proves that it is of it. */
export type Given = { tokenId: string; proof: readonly Bytes32[] };

/**
 * What is signed to accept an order, or a part of it, at the price that it states.
 *
 * @throws UnreadableOrder where the order is not the one that its hash says, its commitments are not
 *   those that were signed, it says nothing that this market can promise, or it takes any trait of a kind
 *   and what is given is not proven to be one: nobody should sign for it
 */
export const fulfilmentStep = (
  { chainId, components, commitments, hash }: Order,
  quantity: bigint,
  fulfiller: WalletAddress,
  given?: Given,
): Signable => {
  if (orderHash(components).toLowerCase() !== hash.toLowerCase())
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const facts = readOrder(chainId, components);
  if (hashCommitments(commitments) !== (facts.commitmentsHash ?? NO_BYTES32).toLowerCase())
    throw new UnreadableOrder('What it promises doesn’t match what was signed.');
  const criteria =
    facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
  const isGivenRight =
    criteria === undefined
      ? given === undefined
      : given !== undefined && isProven(criteria, given.tokenId, given.proof);
  if (!isGivenRight) throw new UnreadableOrder('What you give isn’t what the offer takes.');
  const price = facts.kind === 'listing' ? facts.unitPrice * quantity : 0n;
  const proceeds = facts.kind === 'offer' ? facts.unitProceeds * quantity : 0n;
  return {
    kind: 'fulfilment',
    chainId,
    terms: components,
    commitments: [...commitments],
    ...(given && { criteriaProof: [...given.proof] }),
    message: {
      orderHash: hash,
      fulfiller,
      ...(given && { identifier: given.tokenId }),
      quantity: String(quantity),
      highestPrice: String(price),
      lowestProceeds: String(proceeds),
      nonce: randomNumber(),
      deadline,
    },
  };
};

/** What is signed to take orders back: on each chain as many as a signature may name, then the next. */
export const cancelSteps = (
  orders: readonly Order[],
  maker: WalletAddress,
): Extract<Signable, { kind: 'cancel' }>[] => {
  const [first] = orders;
  if (first === undefined) return [];
  const { chainId } = first;
  const named = orders.filter((order) => order.chainId === chainId).slice(0, MAX_CANCELLED);
  const orderHashes = named.map(({ hash }) => hash);
  return [
    { kind: 'cancel', chainId, message: { maker, orderHashes, deadline } },
    ...cancelSteps(
      orders.filter((order) => !named.includes(order)),
      maker,
    ),
  ];
};

/** What has to be known of a collection and a chain to make an order of it. */
export type ListingPlace = { fees: readonly Fee[]; counter: string };

const relistStep = (
  { order: { hash, chainId, components, remaining }, unitPrice }: Repriced,
  maker: WalletAddress,
  { fees, counter }: ListingPlace,
): Signable => {
  const facts = readOrder(chainId, components);
  if (orderHash(components).toLowerCase() !== hash.toLowerCase() || facts.kind !== 'listing')
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const { token, tokenId } = facts.asset;
  const terms = {
    kind: 'listing',
    chainId,
    maker,
    asset: { kind: 'trait', token, tokenId, quantity: BigInt(remaining) },
    unitPrice: BigInt(unitPrice),
    fees: [...fees],
    expiresAt: facts.expiresAt,
    counter,
  } as const;
  return { ...orderStep(terms), replaces: hash };
};

/**
 * What is signed to give own listings other prices: for each chain one cancellation of them, then each of
 * them anew, with the editions that are left of it and the end that it has.
 *
 * @throws UnreadableOrder where an order is not the one that its hash says
 */
export const repriceSteps = (
  lines: readonly Repriced[],
  maker: WalletAddress,
  placeOf: (line: Repriced) => ListingPlace,
): Signable[] => {
  const cancels = cancelSteps(
    lines.map(({ order }) => order),
    maker,
  );
  return cancels.flatMap((cancel): Signable[] => {
    const hashes = new Set(cancel.message.orderHashes);
    const own = lines.filter(({ order }) => hashes.has(order.hash));
    return [cancel, ...own.map((line) => relistStep(line, maker, placeOf(line)))];
  });
};

/** What is signed to take back everything that carries this counter. */
export const cancelAllStep = (
  chainId: ChainId,
  counter: string,
  maker: WalletAddress,
): Signable => ({ kind: 'cancelAll', chainId, message: { maker, counter, deadline } });

/** What is signed to wrap or to unwrap. */
export const convertStep = (
  kind: 'wrap' | 'unwrap',
  chainId: ChainId,
  amount: bigint,
  owner: WalletAddress,
): Signable => ({
  kind,
  chainId,
  message: { owner, amount: String(amount), nonce: randomNumber(), deadline },
});

/** @throws UnreadableOrder where what a plan shows as worn is not what would be signed */
const wornTokens = ({ worn, wornBefore }: Pick<DressPlan, 'worn' | 'wornBefore'>): WornToken[] => {
  const tokens = worn.map(({ slot, tokenId }) => ({ slot, traitId: tokenId }));
  if (hashWorn(tokens) !== wornBefore.toLowerCase())
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  return tokens;
};

const dressingOf = ({
  avatar,
  token,
  wornBefore,
  wornAfter,
}: Pick<BatchedDressing, 'avatar' | 'token' | 'wornBefore' | 'wornAfter'>): Dressing => ({
  token,
  avatarId: avatar.tokenId,
  wornBefore,
  wornAfter: [...wornAfter],
});

/**
 * What is signed to dress an avatar as it was planned.
 *
 * @throws UnreadableOrder where what the plan shows as worn is not what would be signed
 */
export const dressStep = (
  plan: DressPlan,
  owner: WalletAddress,
): Extract<Signable, { kind: 'dress' }> => ({
  kind: 'dress',
  chainId: plan.chainId,
  worn: wornTokens(plan),
  message: {
    owner,
    ...dressingOf(plan),
    highestCredits: String(plan.credits),
    nonce: randomNumber(),
    deadline,
  },
});

/**
 * What is signed to dress several avatars of a chain at once, as they were planned.
 *
 * @throws UnreadableOrder where what the plan shows as worn is not what would be signed, or on which chain
 */
export const dressBatchStep = (
  { dressings, credits }: DressBatchPlan,
  owner: WalletAddress,
): Extract<Signable, { kind: 'dressBatch' }> => {
  const [first] = dressings;
  if (first === undefined || dressings.some(({ chainId }) => chainId !== first.chainId))
    throw new UnreadableOrder('These avatars can’t be changed with one signature.');
  return {
    kind: 'dressBatch',
    chainId: first.chainId,
    worn: dressings.map(wornTokens),
    message: {
      owner,
      dressings: dressings.map(dressingOf),
      highestCredits: String(credits),
      nonce: randomNumber(),
      deadline,
    },
  };
};

/** What is signed to take a dressing back. */
export const undoDressStep = (
  { chainId, actHash }: Construction,
  owner: WalletAddress,
): Signable => ({
  kind: 'undoDress',
  chainId,
  message: { owner, dressHash: actHash, nonce: randomNumber(), deadline },
});

/** What something that the market itself sells costs on a chain, in wei of its native coin. */
export const priceOn = ({ prices }: Pick<Plan, 'prices'>, chainId: ChainId): bigint | undefined => {
  const price = prices.find((one) => one.chainId === chainId && one.coin === 'native');
  return price && BigInt(price.amount);
};

const highestPriceOn = (sold: Pick<Plan, 'prices'>, chainId: ChainId): string => {
  const price = priceOn(sold, chainId);
  if (price === undefined) throw new UnreadableOrder('This isn’t sold on that network.');
  return String(price);
};

/**
 * What is signed to buy a plan on a chain, at the price that it states.
 *
 * @throws UnreadableOrder where it is not sold there
 */
export const subscribeStep = (
  plan: Plan,
  chainId: ChainId,
  subscriber: WalletAddress,
): Extract<Signable, { kind: 'subscribe' }> => ({
  kind: 'subscribe',
  chainId,
  message: {
    subscriber,
    plan: plan.plan,
    highestPrice: highestPriceOn(plan, chainId),
    nonce: randomNumber(),
    deadline,
  },
});

/**
 * What is signed to buy a bundle of credits on a chain, at the price that it states.
 *
 * @throws UnreadableOrder where it is not sold there
 */
export const buyCreditsStep = (
  bundle: Bundle,
  chainId: ChainId,
  buyer: WalletAddress,
): Extract<Signable, { kind: 'buyCredits' }> => ({
  kind: 'buyCredits',
  chainId,
  message: {
    buyer,
    credits: String(bundle.credits),
    highestPrice: highestPriceOn(bundle, chainId),
    nonce: randomNumber(),
    deadline,
  },
});

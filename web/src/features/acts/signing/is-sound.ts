import type { Order } from '@trait-market/contract/economy/orders';
import { REROLL_CREDITS, UPGRADE_CREDITS } from '@trait-market/contract/economy/reroll';
import { hashWorn } from '@trait-market/contract/economy/typed-data/bench-acts';
import { hashCommitments } from '@trait-market/contract/economy/typed-data/commitments';
import { isSaltOf } from '@trait-market/contract/economy/typed-data/deployment';
import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { ANY_TOKEN, criteriaOf } from '@trait-market/contract/economy/typed-data/criteria';
import {
  readOrder,
  UnreadableOrder,
  type OrderFacts,
} from '@trait-market/contract/economy/typed-data/read-order';
import { NO_BYTES32, SEAPORT } from '@trait-market/contract/economy/typed-data/seaport';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/wallet-address';

import type { Act, Line } from '@/lib/acts/act';

import { buyCreditsStep, subscribeStep } from './steps/credit-steps';
import { dressBatchStep, dressStep } from './steps/dress-steps';
import { fulfilmentStep } from './steps/fulfilment-step';
import { ownDeployment } from './deployment';
import { burnStep } from './steps/light-steps';
import { contractsMoved } from './needed-approvals';
import { packBuyStep } from './steps/pack-steps';
import { hashOf, type Signable, type SignedCriteria } from './signable';

type Of<Kind extends Signable['kind']> = Extract<Signable, { kind: Kind }>;
type Draft = { act: Act; address: WalletAddress; steps: readonly Signable[] };

/** What of these acts' kinds each can be made of. */
const KINDS: Record<Act['kind'], readonly Signable['kind'][]> = {
  buy: ['unwrap', 'fulfilment'],
  buySeveral: ['unwrap', 'fulfilment'],
  accept: ['approval', 'wrap', 'fulfilment'],
  list: ['approval', 'order'],
  listAvatar: ['approval', 'order'],
  listSeveral: ['approval', 'order'],
  reprice: ['approval', 'cancel', 'order'],
  offer: ['approval', 'wrap', 'order'],
  offerAvatar: ['approval', 'wrap', 'order'],
  offerAny: ['approval', 'wrap', 'order'],
  trade: ['approval', 'order'],
  approve: ['approval'],
  cancel: ['cancel'],
  cancelAll: ['cancelAll'],
  wrap: ['wrap'],
  unwrap: ['unwrap'],
  dress: ['unwrap', 'fulfilment', 'dress'],
  dressBatch: ['dressBatch'],
  undoDress: ['undoDress'],
  subscribe: ['unwrap', 'subscribe'],
  buyCredits: ['unwrap', 'buyCredits'],
  buyPacks: ['unwrap', 'packBuy'],
  openPacks: ['packOpen'],
  burn: ['burn'],
  withdrawBurn: ['withdrawBurn'],
  reroll: ['reroll'],
  giveToPool: ['poolGive'],
};

const MADE = {
  list: 'listing',
  listAvatar: 'listing',
  listSeveral: 'listing',
  reprice: 'listing',
  offer: 'offer',
  offerAvatar: 'offer',
  offerAny: 'offer',
  trade: 'trade',
} as const;

type Making = Extract<Act, { kind: keyof typeof MADE }>;

const isMaking = (act: Act): act is Making => Object.hasOwn(MADE, act.kind);

const isSameHash = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** What is listed is among what was chosen, and no more of it than there is. */
const isChosen = (facts: OrderFacts, { items }: Extract<Act, { kind: 'listSeveral' }>): boolean =>
  facts.kind === 'listing' &&
  items.some(
    ({ trait, quantity }) =>
      trait.tokenId === facts.asset.tokenId &&
      isSameAddress(trait.token, facts.asset.token) &&
      facts.quantity <= BigInt(quantity),
  );

/** The avatar that was chosen; of an act about a trait, no avatar. */
const isOfChosenAvatar = (facts: OrderFacts, act: Making): boolean => {
  const avatar = facts.kind !== 'trade' && facts.asset.kind === 'avatar' ? facts.asset : undefined;
  if (act.kind !== 'listAvatar' && act.kind !== 'offerAvatar') return avatar === undefined;
  return avatar?.tokenId === act.tokenId;
};

/** It is the old listing at the price that was chosen: the same trait, the same end, no more editions. */
const isRepriced = (
  { chainId, replaces }: Of<'order'>,
  facts: OrderFacts,
  { lines }: Extract<Act, { kind: 'reprice' }>,
): boolean => {
  const line = lines.find(({ order }) => isSameHash(order.hash, replaces));
  if (line === undefined || line.order.chainId !== chainId || facts.kind !== 'listing')
    return false;
  const { components, hash, quantity } = line.order;
  const old = readOrder(chainId, components);
  return (
    isSameHash(orderHash(components), hash) &&
    old.kind === 'listing' &&
    facts.asset.tokenId === old.asset.tokenId &&
    isSameAddress(facts.asset.token, old.asset.token) &&
    facts.expiresAt === old.expiresAt &&
    facts.unitPrice === BigInt(line.unitPrice) &&
    facts.quantity <= BigInt(quantity)
  );
};

const orderOf = (act: Act): Order | undefined =>
  act.kind === 'buy' || act.kind === 'accept' ? act.order : undefined;

/** The orders that an act takes several of. */
const ordersOf = (act: Act): readonly Order[] | undefined => {
  if (act.kind === 'dress') return act.buys;
  return act.kind === 'buySeveral' ? act.lines.map(({ order }) => order) : undefined;
};

/** The order that is taken by a fulfilment: the act's own, or one of those that it takes. */
const orderTaken = (act: Act, hash: string): Order | undefined => {
  const orders = ordersOf(act);
  return orders === undefined
    ? orderOf(act)
    : orders.find((order) => order.hash.toLowerCase() === hash.toLowerCase());
};

/** The token ids that are shown are those behind the root that is signed. */
const isSoundSet = (facts: OrderFacts, criteria: SignedCriteria | undefined): boolean => {
  const root =
    facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
  if (root === undefined || criteria === undefined) return root === criteria;
  const { slot, tier, tokenIds } = criteria;
  if (root === ANY_TOKEN) return slot === undefined && tier === undefined && tokenIds.length === 0;
  return tokenIds.length > 0 && criteriaOf(tokenIds) === root;
};

const isSoundOrder = (step: Of<'order'>, { act, address }: Draft): boolean => {
  if (!isMaking(act)) return false;
  const { chainId, components, commitments, criteria, replaces } = step;
  const facts = readOrder(chainId, components);
  if (!isOfChosenAvatar(facts, act)) return false;
  if (act.kind === 'listSeveral' && !isChosen(facts, act)) return false;
  if (act.kind === 'reprice' ? !isRepriced(step, facts, act) : replaces !== undefined) return false;
  return (
    facts.kind === MADE[act.kind] &&
    isSameAddress(facts.maker, address) &&
    isSoundSet(facts, criteria) &&
    isSaltOf(ownDeployment(), components.salt) &&
    hashCommitments(commitments) === (facts.commitmentsHash ?? NO_BYTES32).toLowerCase()
  );
};

const isLineOf =
  (order: Order, quantity: bigint) =>
  (line: Line): boolean =>
    line.order === order && BigInt(line.quantity) === quantity;

/** Built once more out of the order that was chosen, it is the same but for its nonce and its time. */
const isSoundFulfilment = (step: Of<'fulfilment'>, { act, address }: Draft): boolean => {
  const order = orderTaken(act, step.message.orderHash);
  const quantity = BigInt(step.message.quantity);
  if (order === undefined || quantity < 1n || quantity > BigInt(order.quantity)) return false;
  if (act.kind === 'buySeveral' && !act.lines.some(isLineOf(order, quantity))) return false;
  const { identifier } = step.message;
  const given =
    identifier === undefined ? undefined : { tokenId: identifier, proof: step.criteriaProof ?? [] };
  const built = fulfilmentStep(order, quantity, address, given);
  if (built.kind !== 'fulfilment') return false;
  const { nonce, deadline } = step.message;
  const message = { ...built.message, nonce, deadline };
  return (
    hashOf({ ...built, message }) === hashOf(step) &&
    orderHash(step.terms) === orderHash(built.terms) &&
    hashCommitments(step.commitments) === hashCommitments(built.commitments)
  );
};

/** The orders that an act takes back. */
const canceledBy = (act: Act): readonly Order[] | undefined => {
  if (act.kind === 'reprice') return act.lines.map(({ order }) => order);
  return act.kind === 'cancel' ? act.orders : undefined;
};

const isSoundCancel = ({ chainId, message }: Of<'cancel'>, { act, address }: Draft): boolean => {
  const orders = canceledBy(act);
  if (orders === undefined) return false;
  const chosen = new Set(
    orders.filter((order) => order.chainId === chainId).map(({ hash }) => hash.toLowerCase()),
  );
  return (
    isSameAddress(message.maker, address) &&
    message.orderHashes.every((hash) => chosen.has(hash.toLowerCase()))
  );
};

/** Built once more out of what was planned, it is the same but for its nonce and its time. */
const isSoundDress = (step: Of<'dress'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'dress') return false;
  const built = dressStep(act.plan, address);
  const { nonce, deadline } = step.message;
  const message = { ...built.message, nonce, deadline };
  return (
    hashOf({ ...built, message }) === hashOf(step) && hashWorn(step.worn) === hashWorn(built.worn)
  );
};

/** The same of several avatars, each of which has to be as it was planned. */
const isSoundBatch = (step: Of<'dressBatch'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'dressBatch') return false;
  const built = dressBatchStep(act.plan, address);
  const { nonce, deadline } = step.message;
  const message = { ...built.message, nonce, deadline };
  return (
    hashOf({ ...built, message }) === hashOf(step) &&
    step.worn.length === built.worn.length &&
    built.worn.every((worn, position) => hashWorn(worn) === hashWorn(step.worn[position] ?? []))
  );
};

/** Built once more out of the plan that was chosen, it is the same but for its nonce and its time. */
const isSoundSubscribe = (step: Of<'subscribe'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'subscribe') return false;
  const built = subscribeStep(act.plan, step.chainId, address);
  const { nonce, deadline } = step.message;
  return hashOf({ ...built, message: { ...built.message, nonce, deadline } }) === hashOf(step);
};

/** The same for the bundle. */
const isSoundBuyCredits = (step: Of<'buyCredits'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'buyCredits') return false;
  const built = buyCreditsStep(act.bundle, step.chainId, address);
  const { nonce, deadline } = step.message;
  return hashOf({ ...built, message: { ...built.message, nonce, deadline } }) === hashOf(step);
};

/** The same for the drop: as many packs, at its price. */
const isSoundPackBuy = (step: Of<'packBuy'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'buyPacks') return false;
  const { nonce, deadline, packs } = step.message;
  const built = packBuyStep(act.drop, Number(packs), address);
  return hashOf({ ...built, message: { ...built.message, nonce, deadline } }) === hashOf(step);
};

/** The same for what is given to the Light: as many editions, of the trait whose name was typed. */
const isSoundBurn = (step: Of<'burn'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'burn') return false;
  const { nonce, deadline } = step.message;
  const built = burnStep(act, address);
  return hashOf({ ...built, message: { ...built.message, nonce, deadline } }) === hashOf(step);
};

/** Of Seaport alone: the contract that was chosen, or one that a later signature needs. */
const isSoundApproval = (
  { chainId, message }: Of<'approval'>,
  { act, address, steps }: Draft,
): boolean => {
  if (!isSameAddress(message.owner, address) || !isSameAddress(message.operator, SEAPORT))
    return false;
  if (act.kind === 'approve')
    return isSameAddress(message.token, act.approval.token) && message.approved === act.isGiven;
  return (
    message.approved &&
    steps.some(
      (step) =>
        step.chainId === chainId &&
        contractsMoved(step).some((token) => isSameAddress(token, message.token)),
    )
  );
};

const isSoundStep = (step: Signable, draft: Draft): boolean => {
  const { address } = draft;
  switch (step.kind) {
    case 'order':
      return isSoundOrder(step, draft);
    case 'fulfilment':
      return isSoundFulfilment(step, draft);
    case 'cancel':
      return isSoundCancel(step, draft);
    case 'cancelAll':
      return isSameAddress(step.message.maker, address);
    case 'wrap':
    case 'unwrap':
      return isSameAddress(step.message.owner, address);
    case 'approval':
      return isSoundApproval(step, draft);
    case 'dress':
      return isSoundDress(step, draft);
    case 'dressBatch':
      return isSoundBatch(step, draft);
    case 'undoDress':
      return (
        draft.act.kind === 'undoDress' &&
        isSameAddress(step.message.owner, address) &&
        step.message.dressHash.toLowerCase() === draft.act.construction.actHash.toLowerCase()
      );
    case 'subscribe':
      return isSoundSubscribe(step, draft);
    case 'buyCredits':
      return isSoundBuyCredits(step, draft);
    case 'packBuy':
      return isSoundPackBuy(step, draft);
    case 'packOpen':
      return (
        draft.act.kind === 'openPacks' &&
        isSameAddress(step.message.owner, address) &&
        step.message.drop === draft.act.drop.id
      );
    case 'burn':
      return isSoundBurn(step, draft);
    case 'withdrawBurn':
      return (
        draft.act.kind === 'withdrawBurn' &&
        isSameAddress(step.message.owner, address) &&
        isSameHash(step.message.burnHash, draft.act.burn.id)
      );
    case 'reroll':
      return (
        draft.act.kind === 'reroll' &&
        isSameAddress(step.message.owner, address) &&
        isSameAddress(step.message.token, draft.act.pool.token) &&
        step.message.slot === draft.act.pool.slot &&
        step.message.stake.join() === draft.act.stake.map(({ tokenId }) => tokenId).join() &&
        Number(step.message.highestCredits) ===
          (draft.act.stake.length === 1 ? REROLL_CREDITS : UPGRADE_CREDITS)
      );
    case 'poolGive':
      return (
        draft.act.kind === 'giveToPool' &&
        isSameAddress(step.message.owner, address) &&
        isSameAddress(step.message.token, draft.act.trait.token) &&
        step.message.tokenId === draft.act.trait.tokenId &&
        Number(step.message.quantity) <= draft.act.free
      );
  }
};

/** The chains that an act is signed for; undefined where it is whichever its first step is of. */
const chainsOf = (act: Act): readonly number[] | undefined => {
  switch (act.kind) {
    case 'cancelAll':
    case 'wrap':
    case 'unwrap':
    case 'burn':
      return [act.chainId];
    case 'withdrawBurn':
      return [act.burn.chainId];
    case 'approve':
      return [act.approval.chainId];
    case 'buyPacks':
    case 'openPacks':
      return [act.drop.chainId];
    case 'reroll':
      return [act.pool.chainId];
    case 'giveToPool':
      return [act.trait.chainId];
    case 'dress':
      return [act.plan.chainId];
    case 'dressBatch':
      return act.plan.dressings.map(({ chainId }) => chainId);
    case 'undoDress':
      return [act.construction.chainId];
    case 'buySeveral':
    case 'reprice':
      return act.lines.map(({ order }) => order.chainId);
    case 'cancel':
      return act.orders.map(({ chainId }) => chainId);
    case 'listSeveral':
      return act.items.map(({ trait }) => trait.chainId);
    default: {
      const order = orderOf(act);
      return order && [order.chainId];
    }
  }
};

/**
 * Whether the steps of an act are such as this page would have made for this person: of the chosen
 * order and the chosen chain, of their own wallet, and each saying what it hashes to.
 */
export const isSound = (draft: Draft): boolean => {
  const { act, steps } = draft;
  const [first] = steps;
  const chains: readonly (number | undefined)[] = chainsOf(act) ?? [first?.chainId];
  try {
    return steps.every(
      (step) =>
        chains.includes(step.chainId) &&
        KINDS[act.kind].includes(step.kind) &&
        isSoundStep(step, draft),
    );
  } catch (error) {
    if (error instanceof UnreadableOrder) return false;
    throw error;
  }
};

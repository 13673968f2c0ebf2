import type { Order } from '@trait-market/contract/economy/orders';
import {
  ANY_TOKEN,
  criteriaOf,
  hashCommitments,
  isSaltOf,
  NO_BYTES32,
  type OrderFacts,
  orderHash,
  type PricedFacts,
  readOrder,
  SEAPORT,
  ITEM,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { Line } from '@/lib/actions/action';

import { cartStep, type CartStep } from '../messages/cart';
import { fulfilmentStep, type FulfilmentStep } from '../messages/fulfilment';
import type { ApprovalStep } from '../messages/approval';
import type { CancelStep } from '../messages/cancel';
import type { OrderStep } from '../messages/order';
import {
  ownDeployment,
  type SignedCriteria,
  hashOf,
  setTime,
  type Signable,
} from '../messages/step';
import { messageOf } from '../messages/signed-messages';

/** Leaves out the native currency, because it needs no approval. */
export const contractsMoved = (step: Signable): WalletAddress[] =>
  (messageOf(step).given?.(step) ?? [])
    .filter(({ itemType }) => itemType !== ITEM.native)
    .map(({ token }) => token);

export type Checked<Action> = {
  action: Action;
  address: WalletAddress;
  steps: readonly Signable[];
};

export const isSameHash = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();

type Timed = Extract<Signable, { message: { nonce: string; deadline: string } }>;

/** Returns whether two steps are equal except for nonce and deadline. */
export const isAsBuilt = (step: Timed, built: Timed): boolean =>
  hashOf(setTime(built, step.message)) === hashOf(step);

export const convertsOwn = (
  { message }: { message: { owner: WalletAddress } },
  { address }: Pick<Checked<unknown>, 'address'>,
): boolean => isSameAddress(message.owner, address);

/** Accepts an approval only if it is for Seaport, and for a contract that a later step needs. */
export const approvesForLater = (
  { chainId, message }: ApprovalStep,
  { address, steps }: Checked<unknown>,
): boolean =>
  isSameAddress(message.owner, address) &&
  isSameAddress(message.operator, SEAPORT) &&
  message.approved &&
  steps.some(
    (step) =>
      step.chainId === chainId &&
      contractsMoved(step).some((token) => isSameAddress(token, message.token)),
  );

export const cancelsOwn = ({ message }: CancelStep, { address }: Checked<unknown>): boolean =>
  isSameAddress(message.maker, address);

/** Compares with steps rebuilt from these orders, ignoring nonce and deadline. */
export const fulfilsOneOf = (
  step: FulfilmentStep,
  orders: readonly Order[],
  address: WalletAddress,
): boolean => {
  const order = orders.find(({ hash }) => isSameHash(hash, step.message.orderHash));
  const quantity = BigInt(step.message.quantity);
  if (order === undefined || quantity < 1n || quantity > BigInt(order.quantity)) return false;
  const { identifier } = step.message;
  const given =
    identifier === undefined ? undefined : { tokenId: identifier, proof: step.criteriaProof ?? [] };
  const built = fulfilmentStep(order, quantity, address, given);
  return (
    isAsBuilt(step, built) &&
    orderHash(step.terms) === orderHash(built.terms) &&
    hashCommitments(step.commitments) === hashCommitments(built.commitments)
  );
};

/** Compares with a purchase rebuilt from these lines, ignoring nonce and deadline. */
export const buysLines = (
  step: CartStep,
  lines: readonly Line[],
  address: WalletAddress,
  how: { allRequired: boolean },
): boolean => {
  const own = lines.filter(({ order }) => order.chainId === step.chainId);
  if (own.length === 0) return false;
  const built = cartStep(own, address, how);
  return (
    isAsBuilt(step, built) &&
    step.terms.length === built.terms.length &&
    step.terms.every((terms, index) => orderHash(terms) === own[index]?.order.hash.toLowerCase())
  );
};

/** Returns whether the displayed token ids hash to the signed root. */
const isRootOf = (facts: OrderFacts, criteria: SignedCriteria | undefined): boolean => {
  const root =
    facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
  if (root === undefined || criteria === undefined) return root === criteria;
  const { tokenIds, ...words } = criteria;
  if (root === ANY_TOKEN) return Object.keys(words).length === 0 && tokenIds.length === 0;
  return tokenIds.length > 0 && criteriaOf(tokenIds) === root;
};

/** The order must be the signer's, for this deployment, and match what it displays. */
export const makesOwn = <Kind extends OrderFacts['kind']>(
  { chainId, components, commitments, criteria }: OrderStep,
  address: WalletAddress,
  kind: Kind,
  isChosen: (facts: Extract<OrderFacts, { kind: Kind }>) => boolean,
): boolean => {
  const facts = readOrder(chainId, components);
  return (
    isOfKind(facts, kind) &&
    isSameAddress(facts.maker, address) &&
    isRootOf(facts, criteria) &&
    isSaltOf(ownDeployment(), components.salt) &&
    hashCommitments(commitments) === (facts.commitmentsHash ?? NO_BYTES32).toLowerCase() &&
    isChosen(facts)
  );
};

const isOfKind = <Kind extends OrderFacts['kind']>(
  facts: OrderFacts,
  kind: Kind,
): facts is Extract<OrderFacts, { kind: Kind }> => facts.kind === kind;

export const replacesNothing = ({ replaces }: OrderStep): boolean => replaces === undefined;

export const isOfTrait = (facts: PricedFacts, _action: unknown, step: OrderStep): boolean =>
  replacesNothing(step) && (facts.asset.kind === 'trait' || facts.asset.kind === 'any');

export const isOfAnyAvatar = ({ asset }: PricedFacts, _action: unknown, step: OrderStep): boolean =>
  replacesNothing(step) && asset.kind === 'anyAvatar';

export const isOfAvatar = (
  { asset }: PricedFacts,
  { tokenId }: { tokenId: string },
  step: OrderStep,
): boolean => replacesNothing(step) && asset.kind === 'avatar' && asset.tokenId === tokenId;

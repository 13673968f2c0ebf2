import {
  ANY_TOKEN,
  criteriaOf,
  hashCommitments,
  isSaltOf,
  NO_BYTES32,
  type OrderFacts,
  orderHash,
  readOrder,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Act } from '@/lib/acts/act';

import { ownDeployment } from '../deployment';
import type { SignedCriteria } from '../signable';
import { isSameHash, type Draft, type Of } from './draft';

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

/** The token ids that are shown are those behind the root that is signed. */
const isSoundSet = (facts: OrderFacts, criteria: SignedCriteria | undefined): boolean => {
  const root =
    facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
  if (root === undefined || criteria === undefined) return root === criteria;
  const { slot, tier, tokenIds } = criteria;
  if (root === ANY_TOKEN) return slot === undefined && tier === undefined && tokenIds.length === 0;
  return tokenIds.length > 0 && criteriaOf(tokenIds) === root;
};

/** The order that the act is about, of what was chosen, by the wallet that acts, on this deployment. */
export const isSoundOrder = (step: Of<'order'>, { act, address }: Draft): boolean => {
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

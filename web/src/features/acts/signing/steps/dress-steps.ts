import { type Dressing, type WornToken, hashWorn } from '@trait-market/contract/economy/actions';
import type {
  BatchedDressing,
  Construction,
  DressBatchPlan,
  DressPlan,
} from '@trait-market/contract/economy/benches';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

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
    deadline: NO_DEADLINE,
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
      deadline: NO_DEADLINE,
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
  message: { owner, dressHash: actHash, nonce: randomNumber(), deadline: NO_DEADLINE },
});

import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import { hashTypedData, type Hex } from 'viem';

import { bulkToSign, ordersTogether } from '../../messages/bulk';
import { withRound } from '../../messages/round';
import { typedDataOf, type Signable } from '../../messages/step';
import { assertSignable } from '../../messages/used-commitments';
import type { ActionDependencies } from './action-dependencies';
import type { ActionState, Progress } from './action-state';

type Signing = {
  progress: Progress;
  reviewed: Signable;
  /** Whether the wallet took too long before. */
  isRepeated: boolean;
  /** The hashes of the steps as the review shows them. */
  shown: readonly Bytes32[];
  /** Returns false once the user stopped waiting, or closed the action. */
  isCurrent: () => boolean;
  set: (state: ActionState) => void;
};

type Signed = {
  signature: Signature;
  /** The hash that the wallet signed. */
  digest: Hex;
  /** The step as it was signed. */
  signable: Signable;
  progress: Progress;
};

/**
 * Requests the wallet's signature of the current step, or of several orders at once.
 * @throws UnreadableOrder when the orders differ from those in the review
 * @throws CommitmentUsed when another draw was sent under the same commitment
 */
export const signStep = async (
  { loadWallet, now }: Pick<ActionDependencies, 'loadWallet' | 'now'>,
  { progress: before, reviewed, isRepeated, shown, isCurrent, set }: Signing,
): Promise<Signed> => {
  const wallet = await loadWallet();
  if ((await wallet.chainId()) !== reviewed.chainId && isCurrent()) {
    set({ kind: 'switchingChain', to: reviewed.chainId, ...before });
    await wallet.switchChain(reviewed.chainId);
  }
  // A slow network switch must not use up the time until the round.
  const signable = withRound(reviewed, now(), isRepeated);
  const progress = { ...before, steps: before.steps.with(before.at, signable) };
  if (isCurrent()) set({ kind: 'signing', ...progress });
  const { at } = progress;
  const together = ordersTogether(progress);
  const typed =
    together.length === 0
      ? typedDataOf(signable)
      : bulkToSign(signable.chainId, together, shown.slice(at, at + together.length));
  assertSignable(signable);
  const signature = await wallet.signTypedData(typed);
  return { signature, digest: hashTypedData(typed), signable, progress };
};

import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';

import { bulkToSign, ordersTogether } from '../../messages/bulk';
import { typedDataOf, type Signable } from '../../messages/step';
import type { ActionDependencies } from './action-dependencies';
import type { ActionState, Progress } from './action-state';

type Signing = {
  progress: Progress;
  signable: Signable;
  /** The hashes of the steps as the review shows them. */
  shown: readonly Bytes32[];
  /** Returns false once the user stopped waiting, or closed the action. */
  isCurrent: () => boolean;
  set: (state: ActionState) => void;
};

/**
 * Requests the wallet's signature of the current step, or of several orders at once.
 * @throws UnreadableOrder when the orders differ from those in the review
 */
export const signStep = async (
  loadWallet: ActionDependencies['loadWallet'],
  { progress, signable, shown, isCurrent, set }: Signing,
): Promise<Signature> => {
  const wallet = await loadWallet();
  if ((await wallet.chainId()) !== signable.chainId && isCurrent()) {
    set({ kind: 'switchingChain', to: signable.chainId, ...progress });
    await wallet.switchChain(signable.chainId);
  }
  if (isCurrent()) set({ kind: 'signing', ...progress });
  const { at } = progress;
  const together = ordersTogether(progress);
  return wallet.signTypedData(
    together.length === 0
      ? typedDataOf(signable)
      : bulkToSign(signable.chainId, together, shown.slice(at, at + together.length)),
  );
};

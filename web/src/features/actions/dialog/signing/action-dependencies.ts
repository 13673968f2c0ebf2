import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import type { keySignerOf } from '@/lib/wallet/sent-signature';
import type { ChainReader } from '@/lib/chain/chain-reader';
import type { Wallet } from '@/lib/wallet/wallet';

import type { ClosedBefore } from '../../messages/cancel';
import type { Outcome } from '../../messages/summary';
import type { ActionDraft } from './action-draft';
import type { Found } from './find-action';
import type { Cancel } from './replacing';
import type { Signable } from '../../messages/step';
import type { Prepared } from '../../shared/action';

export type ActionDraftStore = {
  write: (draft: ActionDraft) => void;
  clear: (address: WalletAddress) => void;
  /** Releases the stored signed action, so that another page can resume it. */
  release: () => void;
  /** Marks the signed action as closed by the user, although its outcome isn't known yet. */
  dismiss: () => void;
};

type ActionWallet = Pick<Wallet, 'chainId' | 'switchChain' | 'signTypedData'>;

export type ActionDependencies = {
  action: Action;
  page: string;
  address: WalletAddress;
  /** The form's values from an earlier visit. */
  typed?: Record<string, string> | undefined;
  prepare: () => Prepared | undefined | Promise<Prepared | undefined>;
  loadWallet: () => Promise<ActionWallet>;
  signerOf: typeof keySignerOf;
  /** Rejects if the chain can't be read. */
  hasCode: ChainReader['hasCode'];
  send: (signable: Signable, signature: Signature) => Promise<Outcome>;
  /** Cancels listings to replace. Returns those of several that were closed before. */
  cancelReplaced: (
    cancel: Cancel,
    signature: Signature,
    hashes: readonly Bytes32[],
  ) => Promise<readonly ClosedBefore[]>;
  find: (signable: Signable) => Promise<Found>;
  approvals: () => readonly TokenApproval[];
  draft: ActionDraftStore;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  onChange: () => void;
  onStepExecuted: (signable: Signable, doneLines: readonly string[]) => void;
};

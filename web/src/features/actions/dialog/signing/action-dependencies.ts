import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import type { Wallet } from '@/lib/wallet/wallet';

import type { Outcome } from '../outcome/outcome';
import type { ActionDraft } from './action-draft';
import type { Found } from './find-action';
import type { Cancel } from './replacing';
import type { Signable } from '../../messages/signed-messages';
import type { Prepared } from '../../shared/action';

/** Where an action is stored while it is open. */
export type ActionDraftStore = {
  write: (draft: ActionDraft) => void;
  clear: (address: WalletAddress) => void;
  /** Leaves the signed action to the next page that looks for stored actions. */
  release: () => void;
  /** The user closed the signed action before its outcome was known. */
  putAside: () => void;
};

type ActionWallet = Pick<Wallet, 'chainId' | 'switchChain' | 'signTypedData'>;

export type ActionDependencies = {
  action: Action;
  /** The path and query of the page that it is done on. */
  page: string;
  /** Who acts: the wallet that is signed in. */
  address: WalletAddress;
  /** Makes the steps of an action that opens with its review. */
  prepare: () => Prepared | undefined | Promise<Prepared | undefined>;
  loadWallet: () => Promise<ActionWallet>;
  send: (signable: Signable, signature: Signature) => Promise<Outcome>;
  /** Takes back the listing that another one is about to replace. */
  cancelReplaced: (cancel: Cancel, signature: Signature, hash: Bytes32) => Promise<void>;
  /** Looks for what was sent in the history. */
  find: (signable: Signable) => Promise<Found>;
  /** What Seaport may move, as far as it is known. */
  approvals: () => readonly TokenApproval[];
  draft: ActionDraftStore;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Something has moved: what is shown of the market is old. */
  onChange: () => void;
  /** This one went through. */
  onThrough: (signable: Signable) => void;
};

import type { WalletAddress } from '@trait-market/contract/shared';

import { actionDraft, signedActions } from '@/lib/storage';

import type { ActionDraftStore } from '../signing/action-dependencies';
import { sealedText, type ActionDraft } from '../signing/action-draft';
import { claimAction, dismissAction, releaseAction } from './claims';

/** Stores one draft per tab, and one entry per signature until its outcome is known. */
export const createActionDraftStore = (): ActionDraftStore => {
  let hasDraft = false;
  let signedKey: string | undefined;

  const removeDraft = (address: WalletAddress): void => {
    if (hasDraft) actionDraft(address).clear();
    hasDraft = false;
  };
  const removeSigned = (address: WalletAddress): void => {
    if (signedKey === undefined) return;
    signedActions(address).clear(signedKey);
    releaseAction(signedKey);
    signedKey = undefined;
  };

  return {
    write: (draft: ActionDraft): void => {
      const { address, signature } = draft;
      if (signature === undefined) {
        removeSigned(address);
        actionDraft(address).write(sealedText(draft));
        hasDraft = true;
        return;
      }
      const { keyOf, write } = signedActions(address);
      const key = keyOf(signature);
      if (key !== signedKey) {
        removeSigned(address);
        signedKey = key;
        // Claims the entry before writing it, so that no other tab finds it unclaimed.
        void claimAction(key);
      }
      write(key, sealedText(draft));
      removeDraft(address);
    },
    clear: (address: WalletAddress): void => {
      removeSigned(address);
      removeDraft(address);
    },
    release: (): void => {
      if (signedKey !== undefined) releaseAction(signedKey);
    },
    dismiss: (): void => {
      if (signedKey === undefined) return;
      dismissAction(signedKey);
      releaseAction(signedKey);
    },
  };
};

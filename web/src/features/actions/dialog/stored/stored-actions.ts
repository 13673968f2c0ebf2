import type { WalletAddress } from '@trait-market/contract/shared';

import { oldSignedAction, signedActions } from '@/lib/storage';

import { parseDraft, type ActionDraft } from '../signing/action-draft';

/** `draft` is undefined when this app wouldn't have stored such an entry (T63). */
type StoredAction = { key: string; draft: ActionDraft | undefined };

/** Migrates the previous release's format, one entry per account, to one entry per signature. */
const moveOldEntry = (address: WalletAddress): void => {
  const old = oldSignedAction(address);
  const text = old.read();
  if (!text) return;
  const { keyOf, write } = signedActions(address);
  write(keyOf(parseDraft(text, address)?.signature ?? 'unreadable'), text);
  old.clear();
};

export const readStoredActions = (address: WalletAddress): StoredAction[] => {
  moveOldEntry(address);
  const { keys, keyOf, read } = signedActions(address);
  return keys()
    .map((key) => {
      const draft = parseDraft(read(key), address);
      const isOfKey = draft?.signature !== undefined && keyOf(draft.signature) === key;
      return { key, draft: isOfKey ? draft : undefined };
    })
    .toSorted((one, other) => (one.draft?.signedAt ?? 0) - (other.draft?.signedAt ?? 0));
};

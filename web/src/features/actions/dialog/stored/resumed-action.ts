import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';
import type { Unfinished } from '@/lib/actions/actions-context';
import { actionDraft, oldSignedAction, signedActions } from '@/lib/storage';
import { isReloadOf } from '@/lib/page-history/page-load';
import { toasts } from '@/lib/toasts';

import { entryOf } from '../../actions';
import { loadDraftCode, parseDraft, type ActionDraft } from '../signing/action-draft';
import { claimAction, isDismissed, releaseAction } from './claims';
import { readStoredActions } from './stored-actions';

const notifyOfChange = (description: string): void =>
  void toasts.show({ kind: 'error', header: 'This can’t be continued', description });

const loadStoredCode = async (address: WalletAddress): Promise<void> => {
  const { keys, read } = signedActions(address);
  const texts = [oldSignedAction(address).read(), actionDraft(address).read(), ...keys().map(read)];
  await Promise.all(texts.map((text) => loadDraftCode(text ?? '')));
};

/** Returns the first unclaimed action. Removes entries that were changed (T63). */
const claimStoredAction = async (address: WalletAddress): Promise<ActionDraft | undefined> => {
  const { read, clear } = signedActions(address);
  for (const { key, draft } of readStoredActions(address)) {
    if (isDismissed(key) || !(await claimAction(key))) continue;
    if (draft === undefined) {
      clear(key);
      notifyOfChange(
        'What this browser saved was changed. What you signed may have gone through. Check your activity before you sign anything again.',
      );
      // Reads the entry again, because another tab may have removed it since the first read.
    } else if (read(key)) return draft;
    releaseAction(key);
  }
  return undefined;
};

const readDraft = (address: WalletAddress): ActionDraft | undefined => {
  const stored = actionDraft(address);
  const text = stored.read();
  if (!text) return undefined;
  const draft = parseDraft(text, address);
  if (draft === undefined) {
    stored.clear();
    notifyOfChange(
      'What this tab saved was changed. Nothing was sent. Start again from the trait’s page.',
    );
  }
  return draft;
};

/** Returns the signed action, whichever page is open, or the unsigned draft if its own page was reloaded. */
export const resumedAction = async (
  address: WalletAddress,
  page: string,
): Promise<ActionDraft | undefined> => {
  await loadStoredCode(address);
  const signed = await claimStoredAction(address);
  if (signed !== undefined) return signed;
  const draft = readDraft(address);
  return draft?.page === page && isReloadOf(page) ? draft : undefined;
};

/** An action that the provider opens at the step in which it was left. */
type Resumed = {
  action: Action;
  page: string;
  openCount: number;
  owner: WalletAddress;
  restored: ActionDraft;
};

/** Offers to continue this tab's unsigned draft; null when there is none. */
export const unfinishedAction = async (
  owner: WalletAddress,
  page: string,
  open: (current: Resumed) => void,
): Promise<Unfinished | null> => {
  const { read, clear } = actionDraft(owner);
  await loadDraftCode(read() ?? '');
  const draft = readDraft(owner);
  if (draft === undefined) return null;
  const { action } = draft;
  const restored = { ...draft, page };
  return {
    title: entryOf(action).title(action),
    resume: () => open({ action, page, openCount: 0, owner, restored }),
    discard: clear,
  };
};

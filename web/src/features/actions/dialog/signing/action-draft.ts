import { SignatureSchema } from '@trait-market/contract/economy/shared';
import {
  isSameAddress,
  WalletAddressSchema,
  type WalletAddress,
} from '@trait-market/contract/shared';
import { keccak256, stringToHex } from 'viem';
import * as z from 'zod/mini';

import { ActionSchema } from '@/lib/actions/action';
import { actionDraft, signedAction } from '@/lib/storage';
import type { Toast } from '@/lib/toasts';

import { HeldSchema, MissedSchema } from './action-state';
import { matchesAction } from './matches-action';
import { LabelsSchema } from '../../messages/text/labels';
import { SignableSchema } from '../../messages/signed-messages';

/**
 * An action under way, as it survives a reload. With a `signature` the step at `at` is signed, and
 * whether it has arrived is not known.
 */
const ActionDraftSchema = z.object({
  address: WalletAddressSchema,
  action: ActionSchema,
  /** The path and query of the page that it was begun on. */
  page: z.string(),
  /** What stands in the form. */
  values: z.record(z.string(), z.string()),
  labels: LabelsSchema,
  steps: z.array(SignableSchema),
  at: z.int().check(z.minimum(0)),
  missed: z.optional(z.array(MissedSchema)),
  held: z.optional(z.array(HeldSchema)),
  freed: z.optional(z.int().check(z.minimum(0))),
  /** The wallet had been asked. */
  wasAsked: z.boolean(),
  signature: z.optional(SignatureSchema),
});
export type ActionDraft = z.infer<typeof ActionDraftSchema>;

/** As it is kept: with the hash of all of it. */
const KeptSchema = z.object({ seal: z.string(), draft: z.string() });

const sealOf = (text: string): string => keccak256(stringToHex(text));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A draft of the release before holds the action as `act`. */
const OldDraftSchema = z.looseObject({ act: z.unknown() });
const withoutOldName = (content: unknown): unknown => {
  const old = OldDraftSchema.safeParse(content).data;
  return old === undefined ? content : { ...old, action: old.act };
};

/** Whose it is and whether something of it is signed, of whatever a draft may have become. */
const RemainsSchema = z.object({
  address: z.optional(WalletAddressSchema),
  signature: z.optional(z.unknown()),
});

/** What a person is told when the stored draft is not what this page would have signed (T63). */
const CHANGED = {
  header: 'This can’t be continued',
  description:
    'What this tab saved was changed. Nothing was sent. Start again from the trait’s page.',
};
const CHANGED_SIGNED = {
  header: 'This can’t be continued',
  description:
    'What this tab saved was changed. What you signed may have gone through. Check your activity before you sign anything again.',
};

/** What the tab has kept of an action. */
export type Kept =
  | { kind: 'whole'; draft: ActionDraft }
  /** It is not what was kept, or nothing that this page would have signed (T63). */
  | { kind: 'changed'; notice: Pick<Toast, 'header' | 'description'> };

/**
 * What this wallet's owner was about to do in this tab; undefined when there is nothing of it. It is
 * parsed and checked as if it came from the network: names and figures on the screen come from it,
 * and the wallet would be asked to sign it.
 */
export const readKept = (address: WalletAddress): Kept | undefined => {
  const text = signedAction(address).read() || actionDraft(address).read();
  if (!text) return undefined;
  const kept = KeptSchema.safeParse(parseJson(text)).data;
  const content = withoutOldName(parseJson(kept?.draft ?? ''));
  const { address: owner, signature } = RemainsSchema.safeParse(content).data ?? {};
  if (owner !== undefined && !isSameAddress(owner, address)) return undefined;
  const draft = ActionDraftSchema.safeParse(content).data;
  const isWhole = kept !== undefined && sealOf(kept.draft) === kept.seal;
  return draft !== undefined && isWhole && matchesAction(draft)
    ? { kind: 'whole', draft }
    : { kind: 'changed', notice: signature === undefined ? CHANGED : CHANGED_SIGNED };
};

/** The draft alone, where there is a whole one. */
export const readActionDraft = (address: WalletAddress): ActionDraft | undefined => {
  const kept = readKept(address);
  return kept?.kind === 'whole' ? kept.draft : undefined;
};

/**
 * Whether an action is taken up again on a page: on the one that it was begun on, and on any when
 * something of it is signed, since that may have arrived.
 */
export const belongsOn = ({ page, signature }: ActionDraft, here: string): boolean =>
  signature !== undefined || page === here;

/**
 * Makes the store of one action's draft: in the tab until the action is done, closed, or its owner logs out. What is
 * signed has an entry of its own, which a logout doesn't clear and which only its own action replaces or removes.
 */
export const createActionDraftStore = () => {
  let isSigned = false;
  const removeSigned = (address: WalletAddress): void => {
    if (isSigned) signedAction(address).clear();
    isSigned = false;
  };
  return {
    write: (draft: ActionDraft): void => {
      const text = JSON.stringify(draft);
      const sealed = JSON.stringify({ seal: sealOf(text), draft: text });
      if (draft.signature === undefined) {
        removeSigned(draft.address);
        actionDraft(draft.address).write(sealed);
      } else {
        isSigned = true;
        signedAction(draft.address).write(sealed);
        actionDraft(draft.address).clear();
      }
    },
    clear: (address: WalletAddress): void => {
      removeSigned(address);
      actionDraft(address).clear();
    },
  };
};
export type ActionDraftStore = ReturnType<typeof createActionDraftStore>;

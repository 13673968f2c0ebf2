import { SignatureSchema } from '@trait-market/contract/economy/shared';
import {
  isSameAddress,
  WalletAddressSchema,
  type WalletAddress,
} from '@trait-market/contract/shared';
import { keccak256, stringToBytes } from 'viem';
import * as z from 'zod/mini';

import { type Action, ActionSchema } from '@/lib/actions/action';
import { actionDraft } from '@/lib/storage';

import { HeldSchema, MissedSchema, SettlementSchema } from './action-state';
import { matchesAction } from './matches-action';
import { SignedBulkSchema } from '../../messages/bulk';
import { LabelsSchema } from '../../messages/text/labels';
import { SignableSchema } from '../../messages/step';
import { loadAction } from '../../actions';

/** A stored action. With a `signature`, step `at` is signed and may have been sent. */
const ActionDraftSchema = z.object({
  address: WalletAddressSchema,
  action: ActionSchema,
  page: z.string(),
  values: z.record(z.string(), z.string()),
  labels: LabelsSchema,
  steps: z.array(SignableSchema),
  at: z.int().check(z.minimum(0)),
  missed: z.optional(z.array(MissedSchema)),
  held: z.optional(z.array(HeldSchema)),
  settled: z.optional(z.array(SettlementSchema)),
  freed: z.optional(z.int().check(z.minimum(0))),
  bulk: z.optional(SignedBulkSchema),
  isOneByOne: z.optional(z.boolean()),
  wasAsked: z.boolean(),
  signature: z.optional(SignatureSchema),
  /** The time of the signature, in milliseconds since 1970. */
  signedAt: z.optional(z.int().check(z.minimum(0))),
});
export type ActionDraft = z.infer<typeof ActionDraftSchema>;

const SealedSchema = z.object({ seal: z.string(), draft: z.string() });

const sealOf = (text: string): string => keccak256(stringToBytes(text));

/** Serializes a draft together with a hash that reveals later changes of the stored text. */
export const sealedText = (draft: ActionDraft): string => {
  const text = JSON.stringify(draft);
  return JSON.stringify({ seal: sealOf(text), draft: text });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The previous release stored the action under the name `act`. */
const OldDraftSchema = z.looseObject({ act: z.unknown() });
const withoutOldName = (content: unknown): unknown => {
  const old = OldDraftSchema.safeParse(content).data;
  return old === undefined ? content : { ...old, action: old.act };
};

const unsealed = (text: string): ActionDraft | undefined => {
  const sealed = SealedSchema.safeParse(parseJson(text)).data;
  if (sealed === undefined || sealOf(sealed.draft) !== sealed.seal) return undefined;
  return ActionDraftSchema.safeParse(withoutOldName(parseJson(sealed.draft))).data;
};

/** Loads the code that {@link parseDraft} needs to check a stored draft. */
export const loadDraftCode = async (text: string): Promise<void> => {
  const draft = unsealed(text);
  if (draft !== undefined) await loadAction(draft.action);
};

/** Validates a draft like network input; undefined if the app wouldn't have stored it (T63). */
export const parseDraft = (text: string, address: WalletAddress): ActionDraft | undefined => {
  const draft = unsealed(text);
  return draft !== undefined && isSameAddress(draft.address, address) && matchesAction(draft)
    ? draft
    : undefined;
};

/** Returns this tab's unsigned draft; undefined when there is none or when it was changed. */
export const readActionDraft = (address: WalletAddress): ActionDraft | undefined =>
  parseDraft(actionDraft(address).read() ?? '', address);

/** Returns what was typed into the form of the same action in this tab, but not reviewed. */
export const typedBefore = (
  action: Action,
  address: WalletAddress,
): Record<string, string> | undefined => {
  const draft = unsealed(actionDraft(address).read() ?? '');
  if (draft === undefined || draft.at > 0 || !isSameAddress(draft.address, address))
    return undefined;
  const isSame = JSON.stringify(draft.action) === JSON.stringify(ActionSchema.parse(action));
  return isSame ? draft.values : undefined;
};

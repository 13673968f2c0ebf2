import { SignatureSchema } from '@trait-market/contract/economy/shared';
import {
  isSameAddress,
  WalletAddressSchema,
  type WalletAddress,
} from '@trait-market/contract/shared';
import { keccak256, stringToHex } from 'viem';
import * as z from 'zod/mini';

import { ActionSchema } from '@/lib/actions/action';
import { actionDraft } from '@/lib/storage';

import { HeldSchema, MissedSchema } from './action-state';
import { matchesAction } from './matches-action';
import { LabelsSchema } from '../../messages/text/labels';
import { SignableSchema } from '../../messages/step';
import { loadAction } from '../../actions';

/** With a `signature`, the step at `at` is signed and may have been sent. */
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
  freed: z.optional(z.int().check(z.minimum(0))),
  /** The wallet's signature had been requested. */
  wasAsked: z.boolean(),
  signature: z.optional(SignatureSchema),
  /** When the signature was made, in milliseconds since 1970. */
  signedAt: z.optional(z.int().check(z.minimum(0))),
});
export type ActionDraft = z.infer<typeof ActionDraftSchema>;

const SealedSchema = z.object({ seal: z.string(), draft: z.string() });

const sealOf = (text: string): string => keccak256(stringToHex(text));

/** Adds a hash that detects later changes. */
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

/** A draft of the previous release holds the action as `act`. */
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

/** Validates like network input; undefined when this page wouldn't have stored the draft (T63). */
export const parseDraft = (text: string, address: WalletAddress): ActionDraft | undefined => {
  const draft = unsealed(text);
  return draft !== undefined && isSameAddress(draft.address, address) && matchesAction(draft)
    ? draft
    : undefined;
};

/** Returns undefined when there is no unsigned draft in this tab, or it was changed. */
export const readActionDraft = (address: WalletAddress): ActionDraft | undefined =>
  parseDraft(actionDraft(address).read() ?? '', address);

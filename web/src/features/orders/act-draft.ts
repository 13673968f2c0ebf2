import { SignatureSchema } from '@trait-market/contract/economy/hex';
import {
  isSameAddress,
  WalletAddressSchema,
  type WalletAddress,
} from '@trait-market/contract/wallet-address';
import * as z from 'zod/mini';

import { ActSchema } from '@/lib/acts/act';
import { recordOf } from '@/lib/record-of';
import { actDraft } from '@/lib/storage';

import { LabelsSchema } from './labels';
import { SignableSchema } from './signable';

/**
 * An act under way, as it survives a reload. With a `signature` the step at `at` is signed, and
 * whether it has arrived is not known.
 */
const ActDraftSchema = z.object({
  address: WalletAddressSchema,
  act: ActSchema,
  /** The path and query of the page that it was begun on. */
  page: z.string(),
  /** What stands in the form. */
  values: recordOf(z.string()),
  labels: LabelsSchema,
  steps: z.array(SignableSchema),
  at: z.int().check(z.minimum(0)),
  /** The wallet had been asked. */
  wasAsked: z.boolean(),
  signature: z.optional(SignatureSchema),
});
export type ActDraft = z.infer<typeof ActDraftSchema>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What this wallet's owner was about to do in this tab; undefined when there is nothing of it. */
export const readActDraft = (address: WalletAddress): ActDraft | undefined => {
  const draft = ActDraftSchema.safeParse(parseJson(actDraft.read() ?? '')).data;
  return draft && isSameAddress(draft.address, address) ? draft : undefined;
};

/**
 * Whether an act is taken up again on a page: on the one that it was begun on, and on any when
 * something of it is signed, since that may have arrived.
 */
export const belongsOn = ({ page, signature }: ActDraft, here: string): boolean =>
  signature !== undefined || page === here;

/** Where the draft is kept: in the tab, until the act is done, closed, or somebody logs out. */
export const actDraftStore = {
  write: (draft: ActDraft): void => actDraft.write(JSON.stringify(draft)),
  clear: (): void => actDraft.clear(),
};
export type ActDraftStore = typeof actDraftStore;

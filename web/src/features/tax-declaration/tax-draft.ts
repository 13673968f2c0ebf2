import {
  isSameAddress,
  WalletAddressSchema,
  type WalletAddress,
} from '@trait-market/contract/shared';
import * as z from 'zod/mini';
import { taxDraft, parseStored } from '@/lib/storage';
import { reachableStep, STEPS, type Step } from './steps';
import { TaxAnswersSchema, type TaxAnswers } from './tax-answers';

const TaxDraftSchema = z.object({
  address: WalletAddressSchema,
  step: z.literal(STEPS),
  answers: TaxAnswersSchema,
});

type TaxDraft = { step: Step; answers: TaxAnswers };

export const readTaxDraft = (address: WalletAddress): TaxDraft | undefined => {
  const draft = parseStored(taxDraft(address).read(), TaxDraftSchema);
  if (!draft || !isSameAddress(draft.address, address)) return undefined;
  return { step: reachableStep(draft.step, draft.answers), answers: draft.answers };
};

/** Stores a draft of the declaration. Signing out or submitting the declaration deletes it. */
export const writeTaxDraft = (address: WalletAddress, draft: TaxDraft): void =>
  taxDraft(address).write(JSON.stringify({ address, ...draft }));

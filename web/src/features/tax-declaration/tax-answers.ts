import { TaxDeclarationSchema, YesNoSchema } from '@trait-market/contract/v1/tax';
import * as z from 'zod/mini';

import { pasted } from '@/lib/format/plain-text';

/** An unanswered question has the value null, as in a radio group without a selection. */
const AnswerSchema = z.nullish(YesNoSchema);

/** The answers given in the wizard (§4 Tax wizard), under the field names of the declaration. */
export const TaxAnswersSchema = z.object({
  userIsOriginalMinter: AnswerSchema,
  userIsAUSTaxResOrigMintingPeriod: AnswerSchema,
  userLocAUSOrigMintingPeriod: AnswerSchema,
  userRegAUSGSTOrigMintingPeriod: AnswerSchema,
  userIsAUSTaxResident: AnswerSchema,
  userInAUS: AnswerSchema,
  userRegisteredAUSGST: AnswerSchema,
  walletAddresses: z.string(),
  declareTruth: z.boolean(),
});
export type TaxAnswers = z.infer<typeof TaxAnswersSchema>;

export const NO_ANSWERS: TaxAnswers = { walletAddresses: '', declareTruth: false };

/** Removes unanswered questions, and answers to questions that only apply to minters. */
const withoutHiddenQuestions = ({
  userIsOriginalMinter,
  userIsAUSTaxResOrigMintingPeriod,
  userLocAUSOrigMintingPeriod,
  userRegAUSGSTOrigMintingPeriod,
  walletAddresses,
  ...ofEverybody
}: TaxAnswers): unknown => ({
  ...(userIsOriginalMinter ? { userIsOriginalMinter } : {}),
  ...(userIsOriginalMinter === 'yes'
    ? {
        userIsAUSTaxResOrigMintingPeriod,
        userLocAUSOrigMintingPeriod,
        userRegAUSGSTOrigMintingPeriod,
      }
    : {}),
  ...ofEverybody,
  walletAddresses: pasted(walletAddresses),
});

/** Converts the answers to a declaration, and validates it with the contract's rules (§5). */
export const DeclarationOfAnswersSchema = z.pipe(
  z.transform(withoutHiddenQuestions),
  TaxDeclarationSchema,
);

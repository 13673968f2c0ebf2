import { TaxDeclarationSchema, YesNoSchema } from '@trait-market/contract/v1/tax';
import * as z from 'zod/mini';

/** A question that nobody has answered yet is null: so the browser's radio buttons say it. */
const AnswerSchema = z.nullish(YesNoSchema);

/** What the wizard collects on its way (§4 Tax wizard), by the names of the declaration's fields. */
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

/** A first question left open is left out, and so is what is asked of minters only. */
const withoutTheUnasked = ({
  userIsOriginalMinter,
  userIsAUSTaxResOrigMintingPeriod,
  userLocAUSOrigMintingPeriod,
  userRegAUSGSTOrigMintingPeriod,
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
});

/** Makes the declaration out of the answers, by the contract's rules (§5). */
export const DeclarationOfAnswersSchema = z.pipe(
  z.transform(withoutTheUnasked),
  TaxDeclarationSchema,
);

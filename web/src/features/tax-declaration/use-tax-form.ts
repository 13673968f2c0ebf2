import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { TaxDeclaration } from '@trait-market/contract/v1/tax';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { Step } from './steps';
import { DeclarationOfAnswersSchema, NO_ANSWERS, type TaxAnswers } from './tax-answers';
import { readTaxDraft, writeTaxDraft } from './tax-draft';

/** A form whose field values are answers and whose validated result is a declaration. */
export type TaxForm = UseFormReturn<TaxAnswers, unknown, TaxDeclaration>;

/** Returns the form, with the answers and the step restored after a reload. */
export const useTaxForm = (address: WalletAddress) => {
  const [draft] = useState(
    () => readTaxDraft(address) ?? { step: 1 as const, answers: NO_ANSWERS },
  );
  const [step, setStep] = useState<Step>(draft.step);
  const form: TaxForm = useForm({
    defaultValues: draft.answers,
    resolver: standardSchemaResolver(DeclarationOfAnswersSchema),
  });

  useEffect(() => {
    const keep = (answers: TaxAnswers) => writeTaxDraft(address, { step, answers });
    keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
  }, [form, step, address]);

  return { form, step, setStep };
};

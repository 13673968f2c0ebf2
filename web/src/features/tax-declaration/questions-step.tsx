import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { Button } from '@/components/ui/button';

import { StepActions } from './step-actions';
import { isComplete, stepTexts, type Step } from './steps';
import type { TaxForm } from './use-tax-form';
import { YesNoQuestion } from './yes-no-question';

type QuestionsStepProps = { form: TaxForm; step: Step; back: ReactNode };

export function QuestionsStep({ form: { control, register }, step, back }: QuestionsStepProps) {
  const isDone = useWatch({ control, compute: (answers) => isComplete(step, answers) });
  return (
    <>
      {stepTexts[step].questions.map((question) => (
        <YesNoQuestion key={question.field} question={question} register={register} />
      ))}
      <StepActions>
        {back}
        <Button type="submit" disabled={!isDone}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { StepActions } from './step-actions';
import { isComplete, stepTexts, type Step, type Question } from './steps';
import type { TaxForm } from './use-tax-form';
import { Label } from '@/components/ui/label';
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';

const OPTIONS = [
  { value: 'yes', name: 'Yes' },
  { value: 'no', name: 'No' },
];

type YesNoQuestionProps = { question: Question; register: TaxForm['register'] };

function YesNoQuestion({ question: { field, text }, register }: YesNoQuestionProps) {
  const legend = useId();
  return (
    <RadioGroup aria-labelledby={legend}>
      <legend id={legend} className="mb-2 text-sm font-medium text-pretty">
        {text}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {OPTIONS.map(({ value, name }) => (
          <Label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-hairline px-3 transition-colors hover:border-control has-checked:border-foreground has-checked:bg-surface-raised"
          >
            <RadioGroupItem value={value} {...register(field)} />
            {name}
          </Label>
        ))}
      </div>
    </RadioGroup>
  );
}

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

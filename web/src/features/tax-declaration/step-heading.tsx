import type { Ref } from 'react';

import { DialogDescription } from '@/components/ui/dialog';

import { stepTexts, type Step } from './steps';

type StepHeadingProps = {
  step: Step;
  /** Takes the focus, so that screen readers start at the beginning of the step. */
  ref: Ref<HTMLHeadingElement>;
};

export function StepHeading({ step, ref }: StepHeadingProps) {
  const { heading, text } = stepTexts[step];
  return (
    <div className="grid gap-1">
      <h3 ref={ref} tabIndex={-1} className="font-display font-bold">
        {heading}
      </h3>
      <DialogDescription>{text}</DialogDescription>
    </div>
  );
}

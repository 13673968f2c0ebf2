import { useEffect, useRef } from 'react';

import { DialogDescription } from '@/components/ui/dialog';

import { stepTexts, type Step } from './steps';

/** What the step is about. It takes the focus, so that the step is read from its beginning. */
export function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { heading: words, text } = stepTexts[step];
  return (
    <div className="grid gap-1">
      <h3 ref={heading} tabIndex={-1} className="font-display font-bold">
        {words}
      </h3>
      <DialogDescription>{text}</DialogDescription>
    </div>
  );
}

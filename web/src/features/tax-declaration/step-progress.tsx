import { cn } from '@/lib/cn';

import { LAST_STEP, STEPS, type Step } from './steps';

export function StepProgress({ step }: { step: Step }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xs text-muted tabular-nums">
        {`Step ${step} of ${LAST_STEP}`}
      </p>
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {STEPS.map((each) => (
          <span
            key={each}
            className={cn('h-1 rounded-full', each <= step ? 'bg-foreground' : 'bg-hairline')}
          />
        ))}
      </div>
    </div>
  );
}

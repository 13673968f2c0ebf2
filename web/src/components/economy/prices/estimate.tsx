import type { ChainAmount } from '@trait-market/contract/economy/rates';

import { Hint } from '@/components/hint';
import { Skeleton } from '@/components/ui/skeleton';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { cn } from '@/lib/cn';
import { momentText } from '@/lib/format/dates';

type EstimateProps = {
  amounts: readonly ChainAmount[];
  /** It is what somebody looks for, and not beside something else. */
  isMain?: boolean;
  className?: string;
};

/**
 * About what amounts are worth, in the unit of choice: beside what is paid, never instead of it. Nothing where
 * there are no rates for it; {@link EstimateNote} says why.
 */
export function Estimate({ amounts, isMain = false, className }: EstimateProps) {
  const estimate = useEstimate(amounts);
  if (estimate.kind === 'none') return null;
  if (estimate.kind === 'loading')
    return (
      <Skeleton className={cn('inline-block w-20 rounded-control align-middle', className)}>
        &nbsp;
      </Skeleton>
    );
  return (
    <Hint
      hint={`An estimate by the rates of ${momentText(estimate.at)}`}
      className={cn(isMain ? 'text-lg font-semibold' : 'text-muted', className)}
    >
      <span aria-hidden>{estimate.text}</span>
      <span className="sr-only">{estimate.spoken}</span>
    </Hint>
  );
}

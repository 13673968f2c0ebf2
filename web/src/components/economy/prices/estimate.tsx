import type { ChainAmount } from '@trait-market/contract/economy/rates';

import { Hint } from '@/components/hint';
import { Skeleton } from '@/components/ui/skeleton';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { cn } from '@/lib/cn';
import { zonedMoment } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

type EstimateProps = {
  amounts: readonly ChainAmount[];
  /** Styles the estimate as the main figure instead of as an addition to a price. */
  isMain?: boolean;
  className?: string;
};

/** Shows nothing without exchange rates; {@link EstimateNote} explains the missing estimate. */
export function Estimate({ amounts, isMain = false, className }: EstimateProps) {
  const estimate = useEstimate(amounts);
  const zone = useTimeZone();
  if (estimate.kind === 'none') return null;
  if (estimate.kind === 'loading')
    return (
      <Skeleton className={cn('inline-block w-20 rounded-control align-middle', className)}>
        &nbsp;
      </Skeleton>
    );
  return (
    <Hint
      hint={`Estimated at the exchange rates of ${zonedMoment(estimate.at, zone)}`}
      className={cn(
        isMain
          ? 'text-lg font-semibold decoration-muted decoration-1 underline-offset-8'
          : 'text-muted',
        className,
      )}
    >
      <span aria-hidden>{estimate.text}</span>
      <span className="sr-only">{estimate.spoken}</span>
    </Hint>
  );
}

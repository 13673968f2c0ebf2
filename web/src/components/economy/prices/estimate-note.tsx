import { cn } from '@/lib/cn';
import type { Unit } from '@trait-market/contract/economy/shared';
import { useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { unitNames } from '@/lib/economy/estimates/estimate-words';
import { useRates, type RatesState } from '@/lib/economy/estimates/use-rates';
import { zonedMoment, type TimeZone } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

const wordsOf = (rates: RatesState, unit: Unit, zone: TimeZone): string | undefined => {
  switch (rates.kind) {
    case 'loading':
      return undefined;
    case 'failed':
      return 'No estimates right now: couldn’t load the exchange rates.';
    case 'stale':
      return `No estimates right now: the latest exchange rates, of ${zonedMoment(rates.at, zone)}, are too old.`;
    case 'fresh':
      return rates.worth[unit] === undefined
        ? `No estimates in ${unitNames[unit]} right now: there’s no exchange rate for it.`
        : undefined;
  }
};

export function EstimateNote({ className }: { className?: string }) {
  const words = wordsOf(useRates(), useEstimateUnit(), useTimeZone());
  return words === undefined ? null : (
    <p className={cn('text-sm text-muted', className)}>{words}</p>
  );
}

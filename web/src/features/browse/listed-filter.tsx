import type { FacetValue } from '@trait-market/contract/economy/traits';
import { useId } from 'react';

import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { grouped } from '@/lib/format/grouped';

const CHOICES = [
  { words: 'All', listed: undefined },
  { words: 'For sale', listed: true },
  { words: 'Not for sale', listed: false },
] as const;

type ListedFilterProps = {
  values: readonly FacetValue[];
  listed: boolean | undefined;
  onChange: (listed: boolean | undefined) => void;
};

/** Whether a trait has to be for sale now. */
export function ListedFilter({ values, listed, onChange }: ListedFilterProps) {
  const name = useId();
  const countOf = (choice: boolean | undefined): number =>
    values
      .filter(({ value }) => choice === undefined || value === String(choice))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <RadioGroup className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Availability</legend>
      <div className="clear-both pt-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.words}
            className="group grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 py-1.5 text-sm"
          >
            <RadioGroupItem
              name={name}
              className="size-5 checked:border-6"
              checked={listed === choice.listed}
              onChange={() => onChange(choice.listed)}
            />
            <span className="group-hover:underline">{choice.words}</span>
            <span className="text-muted tabular-nums">
              {grouped(countOf(choice.listed))}
              <span className="sr-only"> traits</span>
            </span>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}

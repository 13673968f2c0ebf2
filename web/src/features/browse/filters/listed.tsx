import { useId } from 'react';

import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { grouped } from '@/lib/format/grouped';

import type { ControlProps, Filter } from './filter';

const CHOICES = [
  { words: 'All', listed: undefined },
  { words: 'For sale', listed: true },
  { words: 'Not for sale', listed: false },
] as const;

type ListedChoice = { listed: boolean | undefined };

function ListedControl({
  choice: { listed },
  facets: { listed: values },
  onChange,
}: ControlProps<ListedChoice>) {
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
              onChange={() => onChange({ listed: choice.listed })}
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

const listedIn = (text: string | null): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;

export const listedFilter: Filter<ListedChoice> = {
  title: 'Availability',
  none: { listed: undefined },
  read: (address) => ({ listed: listedIn(address.get('listed')) }),
  write: ({ listed }) => (listed === undefined ? [] : [['listed', String(listed)]]),
  ask: ({ listed }) => (listed === undefined ? {} : { listed }),
  chips: ({ listed }) =>
    listed === undefined
      ? []
      : [
          {
            key: 'listed',
            words: listed ? 'For sale' : 'Not for sale',
            without: { listed: undefined },
          },
        ],
  Control: ListedControl,
};

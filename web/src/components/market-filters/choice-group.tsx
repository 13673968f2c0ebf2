import { useId } from 'react';

import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group';
import { grouped } from '@/lib/format/grouped';

import type { Noun } from './filter';

type ChoiceGroupProps<Value> = {
  title: string;
  chosen: Value;
  choices: readonly { words: string; value: Value; count: number | undefined }[];
  noun: Noun;
  onChange: (value: Value) => void;
};

/** Offers one of several values, each with its count. */
export function ChoiceGroup<Value>({
  title,
  chosen,
  choices,
  noun,
  onChange,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  // Without results, all counts are 0 and say nothing.
  const isCounted = choices.some(({ count }) => count !== undefined && count > 0);
  return (
    <RadioGroup className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">{title}</legend>
      <div className="clear-both pt-2">
        {choices.map(({ words, value, count }) => {
          const isDisabled = isCounted && count === 0 && value !== chosen;
          return (
            <label
              key={words}
              className="group grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 py-1.5 text-sm has-aria-disabled:pointer-events-none has-aria-disabled:opacity-60"
            >
              <RadioGroupItem
                name={name}
                className="size-5 checked:border-6"
                checked={value === chosen}
                aria-disabled={isDisabled}
                onChange={() => isDisabled || onChange(value)}
              />
              <span className="group-hover:underline">{words}</span>
              {isCounted && count !== undefined && (
                <span className="text-muted tabular-nums">
                  {grouped(count)}
                  <span className="sr-only">{` ${noun}${count === 1 ? '' : 's'}`}</span>
                </span>
              )}
            </label>
          );
        })}
      </div>
    </RadioGroup>
  );
}

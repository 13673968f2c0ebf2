import type { FacetValue } from '@trait-market/contract/economy/traits';

import { PriceText } from '@/components/economy/prices/price-text';
import { CheckInput } from '@/components/ui/check-input';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import type { Noun } from './filter';

const NAME_LENGTH = 40;

type FacetGroupProps = {
  title: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  noun: Noun;
  onChange: (chosen: string[]) => void;
};

/** Lists the values of a facet, each with its count and, on a single chain, its lowest price. Those without results are last. */
export function FacetValues({ values, chosen, noun, onChange }: Omit<FacetGroupProps, 'title'>) {
  // Without results, all counts are 0 and say nothing.
  const isCounted = values.some(({ count }) => count > 0);
  const sorted = values.toSorted((one, other) => +!one.count - +!other.count);
  return (
    <ul className="clear-both pt-2">
      {sorted.map(({ value, name, count, floors: [floor, other] }) => {
        const isChosen = chosen.includes(value);
        const isDisabled = isCounted && count === 0 && !isChosen;
        return (
          <li key={value}>
            <label className="group grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 py-1.5 text-sm has-aria-disabled:pointer-events-none has-aria-disabled:opacity-60">
              <CheckInput
                checked={isChosen}
                // Stays focusable, because unchecking it can disable it.
                aria-disabled={isDisabled}
                onChange={() =>
                  isDisabled ||
                  onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
                }
              />
              <span className="min-w-0 break-words group-hover:underline">
                {plainText(name, NAME_LENGTH)}
              </span>
              {isCounted && (
                <span className="text-muted tabular-nums">
                  {grouped(count)}
                  <span className="sr-only">{` ${noun}${count === 1 ? '' : 's'}`}</span>
                </span>
              )}
              {floor && !other && (
                <span className="col-start-2 col-end-4 text-xs text-muted">
                  from <PriceText price={floor} />
                </span>
              )}
            </label>
          </li>
        );
      })}
    </ul>
  );
}

export function FacetGroup({ title, ...values }: FacetGroupProps) {
  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">{title}</legend>
      <FacetValues {...values} />
    </fieldset>
  );
}

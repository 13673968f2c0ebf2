import { useId, useState, type FormEvent } from 'react';
import { UNIT_DECIMALS, UNITS, type Unit } from '@trait-market/contract/economy/shared';

import { PriceBounds } from '@/components/filters/price-bounds';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import {
  amountText,
  fieldText,
  parseAmount,
  readAmount,
  type Read,
} from '@/lib/economy/amounts/parse-amount';
import { useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { textIn } from '@/lib/format/text-in';

import type { ControlProps, Filter, SharedFacets } from './filter';

/** Decimal numbers with a point in every locale, e.g. `0.25`. Empty: no bound. */
type Bounds = { minPrice: string; maxPrice: string };

type PriceChoice = Bounds & {
  priceIn: Unit | undefined;
};

export const hasBounds = ({ minPrice, maxPrice }: Bounds): boolean =>
  minPrice !== '' || maxPrice !== '';

export const unitWord = (unit: Unit): string => unit.toUpperCase();

const shownBound = (bound: string, unit: Unit): string => {
  const parts = parseAmount(bound, UNIT_DECIMALS[unit]);
  return parts === undefined ? '' : fieldText(parts, UNIT_DECIMALS[unit]);
};

type Problems = { [Field in keyof Bounds]?: string };

const readBounds = (
  { minPrice, maxPrice }: Bounds,
  unit: Unit,
): { bounds: Bounds; problems?: undefined } | { bounds?: undefined; problems: Problems } => {
  const decimals = UNIT_DECIMALS[unit];
  const read = (typed: string): Read<bigint | undefined> =>
    typed === '' ? { value: undefined } : readAmount(typed, decimals);
  const [least, most] = [read(minPrice), read(maxPrice)];
  if (least.error !== undefined) return { problems: { minPrice: least.error } };
  if (most.error !== undefined) return { problems: { maxPrice: most.error } };
  if (least.value !== undefined && most.value !== undefined && least.value > most.value) {
    const minimum = fieldText(least.value, decimals);
    return { problems: { maxPrice: `This is below ${minimum}, your minimum.` } };
  }
  const inAddress = (parts: bigint | undefined) =>
    parts === undefined ? '' : amountText(parts, decimals);
  return { bounds: { minPrice: inAddress(least.value), maxPrice: inAddress(most.value) } };
};

const unitIn = (text: string | null): Unit | undefined => UNITS.find((unit) => unit === text);

function UnitChoice({ unit }: { unit: Unit }) {
  const id = useId();
  const [selected, setSelected] = useState({ unit, chosen: unit });
  // Another unit of the filter replaces a choice that wasn't applied.
  const chosen = selected.unit === unit ? selected.chosen : unit;
  const others = chosen === 'eth' ? 'POL' : chosen === 'pol' ? 'ETH' : 'ETH and POL';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
      <Label htmlFor={id}>In</Label>
      <NativeSelect
        id={id}
        name="priceIn"
        value={chosen}
        onChange={({ target }) => setSelected({ unit, chosen: unitIn(target.value) ?? unit })}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {unitWord(one)}
          </option>
        ))}
      </NativeSelect>
      <p className="col-span-2 text-xs text-muted">
        {`Prices in ${others} are converted to ${unitWord(chosen)}.`}
      </p>
    </div>
  );
}

function PriceControl({
  choice: { minPrice, maxPrice, priceIn },
  onChange,
}: ControlProps<PriceChoice, SharedFacets>) {
  const [problems, setProblems] = useState<Problems>({});
  const usual = useEstimateUnit();
  const unit = priceIn ?? usual;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = { minPrice: textIn(form, 'minPrice'), maxPrice: textIn(form, 'maxPrice') };
    const chosen = unitIn(textIn(form, 'priceIn')) ?? unit;
    const { bounds, problems: found = {} } = readBounds(typed, chosen);
    setProblems(found);
    if (bounds) onChange({ ...bounds, priceIn: hasBounds(bounds) ? chosen : undefined });
  };

  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Price</legend>
      <form noValidate onSubmit={submit} className="clear-both grid gap-3 pt-3">
        <UnitChoice unit={unit} />
        <div className="grid grid-cols-2 items-start gap-3">
          <PriceBounds
            bounds={{ minPrice: shownBound(minPrice, unit), maxPrice: shownBound(maxPrice, unit) }}
            problems={problems}
          />
        </div>
        <Button type="submit" variant="outline" size="sm">
          Apply price
        </Button>
      </form>
    </fieldset>
  );
}

const boundIn = (text: string | null, unit: Unit): string => {
  const parts = parseAmount(text ?? '', UNIT_DECIMALS[unit]);
  return parts === undefined ? '' : amountText(parts, UNIT_DECIMALS[unit]);
};

const wordsOf = ({ minPrice, maxPrice, priceIn = 'eth' }: PriceChoice): string => {
  const unit = unitWord(priceIn);
  const [least, most] = [shownBound(minPrice, priceIn), shownBound(maxPrice, priceIn)];
  if (maxPrice === '') return `from ${least} ${unit}`;
  return minPrice === '' ? `up to ${most} ${unit}` : `${least} – ${most} ${unit}`;
};

const none: PriceChoice = { minPrice: '', maxPrice: '', priceIn: undefined };

export const priceFilter: Filter<PriceChoice> = {
  title: 'Price',
  none,
  read: (address) => {
    // In old links without a unit, prices are in ETH.
    const priceIn = unitIn(address.get('priceIn')) ?? 'eth';
    const minPrice = boundIn(address.get('minPrice'), priceIn);
    const maxPrice = boundIn(address.get('maxPrice'), priceIn);
    return hasBounds({ minPrice, maxPrice }) ? { minPrice, maxPrice, priceIn } : none;
  },
  write: ({ minPrice, maxPrice, priceIn }) => [
    ...(minPrice === '' ? [] : [['minPrice', minPrice] as const]),
    ...(maxPrice === '' ? [] : [['maxPrice', maxPrice] as const]),
    ...(priceIn === undefined ? [] : [['priceIn', priceIn] as const]),
  ],
  ask: ({ minPrice, maxPrice, priceIn: priceUnit }) => {
    if (priceUnit === undefined) return {};
    const parts = (text: string) => parseAmount(text, UNIT_DECIMALS[priceUnit]);
    const [least, most] = [parts(minPrice), parts(maxPrice)];
    return {
      ...(least === undefined ? {} : { minPrice: String(least) }),
      ...(most === undefined ? {} : { maxPrice: String(most) }),
      priceUnit,
    };
  },
  chips: (choice) =>
    hasBounds(choice) ? [{ key: 'price', words: wordsOf(choice), without: none }] : [],
  Control: PriceControl,
};

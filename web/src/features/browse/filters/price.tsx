import { useId, useState, type FormEvent } from 'react';
import { UNIT_DECIMALS, UNITS, type Unit } from '@trait-market/contract/economy/units';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { parseAmount, whyNoAmount } from '@/lib/economy/amounts/parse-amount';
import { estimateUnit } from '@/lib/economy/estimates/estimate-unit';

import type { ControlProps, Filter } from './filter';

/** Prices as people type them: `0.25`; empty: no bound. */
type Bounds = { minPrice: string; maxPrice: string };

type PriceChoice = Bounds & {
  /** What the bounds are in; undefined: there are none. */
  priceIn: Unit | undefined;
};

export const hasBounds = ({ minPrice, maxPrice }: Bounds): boolean =>
  minPrice !== '' || maxPrice !== '';

/** As it stands beside an amount, in little room: `ETH`, `USD`. */
export const unitWord = (unit: Unit): string => unit.toUpperCase();

/** What is wrong with what was typed, by field. */
type Problems = { [Field in keyof Bounds]?: string };

const problemsOf = ({ minPrice, maxPrice }: Bounds, unit: Unit): Problems => {
  const decimals = UNIT_DECIMALS[unit];
  const [least, most] = [parseAmount(minPrice, decimals), parseAmount(maxPrice, decimals)];
  const isBad = (text: string, parts: bigint | undefined) => text !== '' && parts === undefined;
  if (isBad(minPrice, least)) return { minPrice: whyNoAmount(minPrice, decimals) };
  if (isBad(maxPrice, most)) return { maxPrice: whyNoAmount(maxPrice, decimals) };
  return least !== undefined && most !== undefined && least > most
    ? { maxPrice: `This is below ${minPrice}, your minimum.` }
    : {};
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const unitIn = (text: string | null): Unit | undefined => UNITS.find((unit) => unit === text);

function PriceControl({
  choice: { minPrice, maxPrice, priceIn },
  onChange,
}: ControlProps<PriceChoice>) {
  const [problems, setProblems] = useState<Problems>({});
  const unitId = useId();
  const unit = priceIn ?? estimateUnit.read();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bounds = { minPrice: textIn(form, 'minPrice'), maxPrice: textIn(form, 'maxPrice') };
    const chosen = unitIn(textIn(form, 'priceIn')) ?? unit;
    const found = problemsOf(bounds, chosen);
    setProblems(found);
    if (found.minPrice !== undefined || found.maxPrice !== undefined) return;
    onChange({ ...bounds, priceIn: hasBounds(bounds) ? chosen : undefined });
  };

  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Price</legend>
      <form noValidate onSubmit={submit} className="clear-both grid gap-3 pt-3">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <Label htmlFor={unitId}>In</Label>
          <NativeSelect key={unit} id={unitId} name="priceIn" defaultValue={unit}>
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {unitWord(one)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            key={`least ${minPrice}`}
            label="At least"
            name="minPrice"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={minPrice}
            error={problems.minPrice}
          />
          <TextField
            key={`most ${maxPrice}`}
            label="At most"
            name="maxPrice"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={maxPrice}
            error={problems.maxPrice}
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
  const typed = text?.trim() ?? '';
  return parseAmount(typed, UNIT_DECIMALS[unit]) === undefined ? '' : typed;
};

const wordsOf = ({ minPrice, maxPrice, priceIn = 'eth' }: PriceChoice): string => {
  const unit = unitWord(priceIn);
  if (maxPrice === '') return `from ${minPrice} ${unit}`;
  return minPrice === '' ? `up to ${maxPrice} ${unit}` : `${minPrice} – ${maxPrice} ${unit}`;
};

const none: PriceChoice = { minPrice: '', maxPrice: '', priceIn: undefined };

/** Bounds of what the cheapest edition for sale is worth, in a coin or a currency, on both chains. */
export const priceFilter: Filter<PriceChoice> = {
  title: 'Price',
  none,
  read: (address) => {
    // Links from before prices named what they are in mean ETH.
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

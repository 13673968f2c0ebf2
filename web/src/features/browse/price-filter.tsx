import { CHAINS, type ChainId } from '@trait-market/contract/economy/chains';
import { useState, type FormEvent } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { parseCoin, whyNoAmount } from '@/lib/economy/coin-amount';

type Bounds = { minPrice: string; maxPrice: string };

/** What is wrong with what was typed, by field. */
type Problems = { [Field in keyof Bounds]?: string };

const problemsOf = ({ minPrice, maxPrice }: Bounds): Problems => {
  const [least, most] = [parseCoin(minPrice), parseCoin(maxPrice)];
  const isBad = (text: string, wei: bigint | undefined) => text !== '' && wei === undefined;
  if (isBad(minPrice, least)) return { minPrice: whyNoAmount(minPrice) };
  if (isBad(maxPrice, most)) return { maxPrice: whyNoAmount(maxPrice) };
  return least !== undefined && most !== undefined && least > most
    ? { maxPrice: `This is less than ${minPrice}, the least that you set.` }
    : {};
};

const textIn = (form: FormData, name: keyof Bounds): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

type PriceFilterProps = Bounds & {
  /** The chains looked at: each has a coin of its own. */
  chains: readonly ChainId[];
  onChange: (bounds: Bounds) => void;
};

/** Bounds of the price of the cheapest edition for sale, in the coin of the trait's own chain. */
export function PriceFilter({ minPrice, maxPrice, chains, onChange }: PriceFilterProps) {
  const [problems, setProblems] = useState<Problems>({});
  const coins = chains.map((id) => CHAINS[id].symbols.native).join(' or ');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bounds = { minPrice: textIn(form, 'minPrice'), maxPrice: textIn(form, 'maxPrice') };
    const found = problemsOf(bounds);
    setProblems(found);
    if (found.minPrice === undefined && found.maxPrice === undefined) onChange(bounds);
  };

  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Price in {coins}</legend>
      <form noValidate onSubmit={submit} className="clear-both grid gap-3 pt-3">
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
          Set the price
        </Button>
      </form>
    </fieldset>
  );
}

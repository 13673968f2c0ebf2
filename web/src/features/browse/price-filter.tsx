import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/chains';
import { useId, useState, type FormEvent } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { parseCoin, whyNoAmount } from '@/lib/economy/coin-amount';

import { nativeCoin } from './market-query';

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

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

type PriceFilterProps = Bounds & {
  /** The chain whose coin they are in. */
  priceChain: ChainId;
  onChange: (change: Bounds & { priceChain: ChainId | undefined }) => void;
};

/** Bounds of the price of the cheapest edition for sale, in the coin of one chain. */
export function PriceFilter({ minPrice, maxPrice, priceChain, onChange }: PriceFilterProps) {
  const [problems, setProblems] = useState<Problems>({});
  const coinId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const bounds = { minPrice: textIn(form, 'minPrice'), maxPrice: textIn(form, 'maxPrice') };
    const found = problemsOf(bounds);
    setProblems(found);
    if (found.minPrice !== undefined || found.maxPrice !== undefined) return;
    const chosen = CHAIN_IDS.find((id) => String(id) === textIn(form, 'priceChain'));
    const isNone = bounds.minPrice === '' && bounds.maxPrice === '';
    onChange({ ...bounds, priceChain: isNone ? undefined : (chosen ?? priceChain) });
  };

  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Price</legend>
      <form noValidate onSubmit={submit} className="clear-both grid gap-3 pt-3">
        <div className="grid grid-cols-[1fr_auto] items-center gap-3">
          <Label htmlFor={coinId}>Coin</Label>
          <NativeSelect
            key={priceChain}
            id={coinId}
            name="priceChain"
            defaultValue={String(priceChain)}
          >
            {CHAIN_IDS.map((id) => (
              <option key={id} value={id}>
                {nativeCoin(id)}
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
          Set the price
        </Button>
      </form>
    </fieldset>
  );
}

import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/chains';
import { useId, useState, type FormEvent } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { parseCoin, whyNoAmount } from '@/lib/economy/coin-amount';

import { nativeCoin } from './coins';
import type { ControlProps, Filter } from './filter';

/** Prices as people type them: `0.25`; empty: no bound. */
type Bounds = { minPrice: string; maxPrice: string };

type PriceChoice = Bounds & {
  /** The chain whose coin prices are in; undefined: what the rest of the query means. */
  priceChain: ChainId | undefined;
};

export const hasBounds = ({ minPrice, maxPrice }: Bounds): boolean =>
  minPrice !== '' || maxPrice !== '';

/** What is wrong with what was typed, by field. */
type Problems = { [Field in keyof Bounds]?: string };

const problemsOf = ({ minPrice, maxPrice }: Bounds): Problems => {
  const [least, most] = [parseCoin(minPrice), parseCoin(maxPrice)];
  const isBad = (text: string, wei: bigint | undefined) => text !== '' && wei === undefined;
  if (isBad(minPrice, least)) return { minPrice: whyNoAmount(minPrice) };
  if (isBad(maxPrice, most)) return { maxPrice: whyNoAmount(maxPrice) };
  return least !== undefined && most !== undefined && least > most
    ? { maxPrice: `This is below ${minPrice}, your minimum.` }
    : {};
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function PriceControl({
  choice: { minPrice, maxPrice },
  priceChain,
  onChange,
}: ControlProps<PriceChoice>) {
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
    onChange({
      ...bounds,
      priceChain: hasBounds(bounds) ? (chosen ?? priceChain) : undefined,
    });
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
          Apply price
        </Button>
      </form>
    </fieldset>
  );
}

const boundIn = (text: string | null): string => {
  const typed = text?.trim() ?? '';
  return parseCoin(typed) === undefined ? '' : typed;
};

/** How an address names a chain's coin. */
const coinSlug = (id: ChainId): string => nativeCoin(id).toLowerCase();

const wordsOf = ({ minPrice, maxPrice }: Bounds, priceChain: ChainId): string => {
  const coin = nativeCoin(priceChain);
  if (maxPrice === '') return `from ${minPrice} ${coin}`;
  return minPrice === '' ? `up to ${maxPrice} ${coin}` : `${minPrice} – ${maxPrice} ${coin}`;
};

const none: PriceChoice = { minPrice: '', maxPrice: '', priceChain: undefined };

/** Bounds of the price of the cheapest edition for sale, in the coin of one chain. */
export const priceFilter: Filter<PriceChoice> = {
  title: 'Price',
  none,
  read: (address) => ({
    minPrice: boundIn(address.get('minPrice')),
    maxPrice: boundIn(address.get('maxPrice')),
    priceChain: CHAIN_IDS.find((id) => coinSlug(id) === address.get('priceIn')),
  }),
  write: ({ minPrice, maxPrice, priceChain }) => [
    ...(minPrice === '' ? [] : [['minPrice', minPrice] as const]),
    ...(maxPrice === '' ? [] : [['maxPrice', maxPrice] as const]),
    ...(priceChain === undefined ? [] : [['priceIn', coinSlug(priceChain)] as const]),
  ],
  ask: ({ minPrice, maxPrice, priceChain }) => {
    const [least, most] = [parseCoin(minPrice), parseCoin(maxPrice)];
    return {
      ...(least === undefined ? {} : { minPrice: String(least) }),
      ...(most === undefined ? {} : { maxPrice: String(most) }),
      ...(priceChain === undefined ? {} : { priceChain }),
    };
  },
  chips: (choice, { priceChain }) =>
    hasBounds(choice) ? [{ key: 'price', words: wordsOf(choice, priceChain), without: none }] : [],
  Control: PriceControl,
};

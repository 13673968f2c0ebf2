import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import { useState, type FormEvent } from 'react';

import { PriceBounds } from '@/components/filters/price-bounds';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { WEI_DECIMALS } from '@/config/constants';
import { chainOfSlug, chainSlug } from '@/lib/chain/chain-slug';
import type { ActivityFilter } from '@/lib/economy/activity/activity-filter';
import { amountText, readCoin } from '@/lib/economy/amounts/parse-amount';
import { textIn } from '@/lib/format/text-in';

type Field = 'to' | 'minPrice' | 'maxPrice';
type Problems = Partial<Record<Field, string>>;
type Bounds = Pick<ActivityFilter, 'chainId' | 'from' | 'to' | 'minPrice' | 'maxPrice'>;

const readBounds = (form: FormData): { bounds: Bounds; problems: Problems } => {
  const problems: Problems = {};
  const read = (name: 'minPrice' | 'maxPrice'): bigint | undefined => {
    const typed = textIn(form, name);
    if (typed === '') return undefined;
    const { value, error } = readCoin(typed);
    if (error !== undefined) problems[name] = error;
    return value;
  };
  const [least, most] = [read('minPrice'), read('maxPrice')];
  const [from, to] = [textIn(form, 'from'), textIn(form, 'to')];
  if (least !== undefined && most !== undefined && least > most)
    problems.maxPrice = 'This is below your minimum.';
  if (from !== '' && to !== '' && from > to) problems.to = 'This is before the first day.';
  const inAddress = (amount: bigint | undefined) =>
    amount === undefined ? '' : amountText(amount, WEI_DECIMALS);
  const bounds = {
    chainId: chainOfSlug(textIn(form, 'coin')),
    from,
    to,
    minPrice: inAddress(least),
    maxPrice: inAddress(most),
  };
  return { bounds, problems };
};

type MoreFiltersProps = {
  filter: ActivityFilter;
  onChange: (filter: ActivityFilter) => void;
};

function CoinSelect({ chainId }: { chainId: ChainId | undefined }) {
  return (
    <div className="grid justify-items-start gap-2">
      <Label htmlFor="activity-coin">Price in</Label>
      <NativeSelect
        key={chainId}
        id="activity-coin"
        name="coin"
        defaultValue={chainSlug(chainId ?? 1)}
      >
        {CHAIN_IDS.map((id) => (
          <option key={id} value={chainSlug(id)}>
            {CHAINS[id].symbols.native}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** Applies days and prices together, so that half a range isn't requested. */
export function MoreFilters({ filter, onChange }: MoreFiltersProps) {
  const [problems, setProblems] = useState<Problems>({});
  const { chainId, from, to, minPrice, maxPrice } = filter;
  const isSet = [from, to, minPrice, maxPrice].some((value) => value !== '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { bounds, problems: found } = readBounds(new FormData(event.currentTarget));
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const hasPrice = bounds.minPrice !== '' || bounds.maxPrice !== '';
    // Prices of two networks differ, so a price chooses its coin's network.
    onChange({ ...filter, ...bounds, chainId: hasPrice ? bounds.chainId : chainId });
  };
  return (
    <details open={isSet || undefined} className="mt-2 min-w-0">
      <summary className="w-fit cursor-pointer py-2 text-sm font-semibold">
        Dates and prices
      </summary>
      <form noValidate onSubmit={submit} className="grid gap-3 pt-2">
        <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
          <TextField
            key={`from ${from}`}
            type="date"
            label="From"
            name="from"
            defaultValue={from}
          />
          <TextField
            key={`to ${to}`}
            type="date"
            label="To"
            name="to"
            defaultValue={to}
            error={problems.to}
          />
          <PriceBounds bounds={{ minPrice, maxPrice }} problems={problems} className="sm:w-28" />
          <CoinSelect chainId={chainId} />
          <Button type="submit" variant="outline" className="self-end">
            Apply
          </Button>
        </div>
        <p className="text-xs text-muted">
          Days are those of your time zone. A price is of one edition, and shows only its network.
        </p>
      </form>
    </details>
  );
}

import { X } from 'lucide-react';
import { useId } from 'react';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { ForSale } from '@/lib/actions/action';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';
import { shortPrice } from '@/lib/economy/amounts/short-price';

const factsOf = ({ trait: { floor, lastSale }, quantity, listedByOwner }: ForSale): string =>
  [
    floor ? `Floor ${shortPrice(floor)}` : 'No floor',
    lastSale ? `last sale ${shortPrice(lastSale.price)}` : 'never sold',
    ...(quantity > 1 ? [`you hold ${quantity}`] : []),
    ...(listedByOwner > 0 ? [`${listedByOwner} listed already`] : []),
  ].join(' · ');

type ListSeveralLineProps = {
  item: ForSale;
  name: string;
  text: string;
  /** The price according to the common pricing rule, if the user typed a different one. */
  suggested: bigint | undefined;
  isUnpriced: boolean;
  error: string | undefined;
  proceeds: bigint | undefined;
  onChange: (text: string) => void;
  onReset: () => void;
  onRemove: () => void;
};

export function ListSeveralLine({
  item,
  name,
  text,
  suggested,
  isUnpriced,
  error,
  proceeds,
  onChange,
  onReset,
  onRemove,
}: ListSeveralLineProps) {
  const id = useId();
  const { chainId, imageUrl } = item.trait;
  const symbol = coinSymbol(chainId, 'native');
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_2.5rem] items-start gap-x-3 gap-y-2 py-3">
      <SafePicture
        src={imageUrl}
        alt=""
        size={48}
        placeholder={<TraitPlaceholder />}
        className="size-12 overflow-hidden rounded-control bg-wall"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        <p className="text-xs text-muted tabular-nums">{factsOf(item)}</p>
      </div>
      <Button size="icon" variant="ghost" aria-label={`Take out ${name}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
      <div className="col-span-3 grid gap-1 sm:col-span-2 sm:col-start-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="w-36">
            <Input
              aria-label={`Price of ${name}, in ${symbol}`}
              data-unpriced={isUnpriced ? '' : undefined}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.0"
              className="tabular-nums"
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
          <span className="text-sm tabular-nums">
            {symbol}
            {proceeds !== undefined && (
              <span className="text-muted">
                {' '}
                · you get <span translate="no">{coinText(chainId, 'native', proceeds)}</span>
              </span>
            )}
          </span>
          {suggested !== undefined && (
            <Button size="sm" variant="ghost" onClick={onReset}>
              Use <span translate="no">{coinText(chainId, 'native', suggested)}</span>
            </Button>
          )}
        </div>
        {error !== undefined && (
          <p id={`${id}-error`} className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}

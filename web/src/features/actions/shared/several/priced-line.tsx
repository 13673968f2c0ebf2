import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import { X } from 'lucide-react';
import { useId } from 'react';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait-placeholder';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { coinSymbol, coinText } from '@/lib/economy/amounts/coin-amount';

type PricedLineProps = {
  chainId: ChainId;
  coin: Coin;
  imageUrl: string | undefined;
  name: string;
  facts: string;
  text: string;
  /** The price according to the common pricing rule, if the user typed a different one. */
  suggested: bigint | undefined;
  isUnpriced: boolean;
  error: string | undefined;
  proceeds?: bigint | undefined;
  onChange: (text: string) => void;
  onReset: () => void;
  onRemove: () => void;
};

/** A trait with its price in a form of several orders. */
export function PricedLine({
  chainId,
  coin,
  imageUrl,
  name,
  facts,
  text,
  suggested,
  isUnpriced,
  error,
  proceeds,
  onChange,
  onReset,
  onRemove,
}: PricedLineProps) {
  const id = useId();
  const symbol = coinSymbol(chainId, coin);
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
        <p className="text-xs text-muted tabular-nums">{facts}</p>
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
                · you get <span translate="no">{coinText(chainId, coin, proceeds)}</span>
              </span>
            )}
          </span>
          {suggested !== undefined && (
            <Button size="sm" variant="ghost" onClick={onReset}>
              Use <span translate="no">{coinText(chainId, coin, suggested)}</span>
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

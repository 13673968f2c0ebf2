import type { Price } from '@trait-market/contract/economy/shared';
import { type ReactNode, useRef } from 'react';

import { SelectionFrame } from '@/components/economy/selection-frame';
import { Button } from '@/components/ui/button';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import type { Outcome } from '@/lib/cart/add-several';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { sumsByChain } from '@/lib/economy/orders/lines';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { grouped } from '@/lib/format/grouped';

import { CartOutcome } from './cart-outcome';
import { useAddSelected } from './use-add-selected';

/** Says how many items one press selects. */
const selectText = (more: number, selected: number, shown: number): string => {
  if (more === shown) return `Select all ${shown} shown`;
  return selected === 0 ? `Select the first ${more}` : `Select ${more} more`;
};

/** Sums prices, rounded, for each network. */
const totalText = (prices: readonly (Price | null)[]): string => {
  const known = prices.flatMap((price) => price ?? []);
  const sums = sumsByChain(known).map((sum) => shortPrice(sum).replace(/^≈\s/u, ''));
  if (known.length === prices.length) return `, about ${sums.join(', ')}`;
  return known.length === 0
    ? ', none for sale'
    : `, ${known.length} for sale for about ${sums.join(', ')}`;
};

type SelectBarProps<Item> = {
  noun: 'trait' | 'avatar';
  idOf: (item: Item) => string;
  /** The lowest price of an item, or null if it isn't for sale. */
  priceOf: (item: Item) => Price | null;
  /** The selected items by their ids. */
  selected: ReadonlyMap<string, Item>;
  /** The loaded items of the list. */
  shown: readonly Item[];
  /** Says what can be done with the maximum number of selected items. */
  limitText: string;
  onSelect: (
    change: (before: ReadonlyMap<string, Item> | undefined) => ReadonlyMap<string, Item>,
  ) => void;
  onAdd: () => Promise<Outcome>;
  /** Buttons before “Add to cart”. */
  children?: ReactNode;
  failure?: string | undefined;
};

/** Counts the selected items of the market, and adds them to the cart. */
export function SelectBar<Item>({
  noun,
  idOf,
  priceOf,
  selected,
  shown,
  limitText,
  onSelect,
  onAdd,
  children,
  failure,
}: SelectBarProps<Item>) {
  const bar = useRef<HTMLElement>(null);
  const hasCart = useFeatureEnabled('cart') === true;
  const { state: inCart, add, undo } = useAddSelected(onAdd);
  const countText = (count: number): string =>
    count === 1 ? `1 ${noun}` : `${grouped(count)} ${noun}s`;
  const count = selected.size;
  const left = shown.filter((item) => !selected.has(idOf(item))).length;
  const more = Math.min(left, BATCH_ACTIONS_MAX - count);
  const change = (next: Parameters<typeof onSelect>[0]): void => {
    // The pressed button unmounts.
    bar.current?.focus();
    onSelect(next);
  };
  const selectAll = (before: ReadonlyMap<string, Item> | undefined): ReadonlyMap<string, Item> =>
    new Map(
      [...new Map([...(before ?? []), ...shown.map((item) => [idOf(item), item] as const)])].slice(
        0,
        BATCH_ACTIONS_MAX,
      ),
    );
  return (
    <SelectionFrame
      ref={bar}
      label={`Selected ${noun}s`}
      className="flex flex-wrap items-center gap-2"
    >
      <p
        role="status"
        className="mr-auto min-w-32 text-sm font-semibold tabular-nums max-sm:w-full"
      >
        {count === 0
          ? `No ${noun}s selected`
          : `${countText(count)} selected${totalText([...selected.values()].map(priceOf))}`}
        {count >= BATCH_ACTIONS_MAX && (
          <span className="block font-normal text-muted">{limitText}</span>
        )}
      </p>
      {more > 0 && (
        <Button variant="ghost" size="sm" onClick={() => change(selectAll)}>
          {selectText(more, count, shown.length)}
        </Button>
      )}
      {count > 0 && (
        <Button variant="ghost" size="sm" onClick={() => change(() => new Map())}>
          Clear
        </Button>
      )}
      {children}
      {hasCart && (
        <Button
          size="sm"
          disabled={count === 0}
          // Stays focusable, so that the focus is still here after the listings have loaded.
          aria-disabled={inCart.kind === 'pending'}
          onClick={() => void add()}
        >
          {inCart.kind === 'pending' ? 'Adding…' : 'Add to cart'}
        </Button>
      )}
      {failure && (
        <p role="alert" className="w-full text-sm text-danger">
          {failure}
        </p>
      )}
      {inCart.kind === 'failed' && (
        <p role="alert" className="w-full text-sm text-danger">
          {inCart.words}
        </p>
      )}
      <div aria-live="polite" className="w-full empty:hidden">
        {inCart.kind === 'added' && (
          <CartOutcome
            outcome={inCart.outcome}
            countText={countText}
            onUndo={() => {
              // The pressed button unmounts.
              bar.current?.focus();
              undo();
            }}
          />
        )}
        {inCart.kind === 'undone' && (
          <p className="text-sm">{`Removed ${countText(inCart.count)} from your cart.`}</p>
        )}
      </div>
    </SelectionFrame>
  );
}

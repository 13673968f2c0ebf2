import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { type RefObject, useRef } from 'react';

import { SelectionFrame } from '@/components/economy/selection-frame';
import { Button } from '@/components/ui/button';
import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { useActions } from '@/lib/actions/actions-context';
import { percentsText } from '@/lib/economy/amounts/price-change';

import { LOWER_BY, loweredBy, matchingFloor, priceChange, unpricedLine } from './reprice';
import type { Choice } from './use-choice';

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

type ChoiceBarProps = {
  orders: readonly WalletOrder[];
  choice: Choice;
  /** The list of the orders, which gets the focus when the bar unmounts. */
  list: RefObject<HTMLElement | null>;
};

export function ChoiceBar({ orders, choice: { chosen, choose }, list }: ChoiceBarProps) {
  const { start } = useActions();
  const bar = useRef<HTMLElement>(null);
  if (chosen.length === 0) return null;
  const lowered = LOWER_BY.map(
    (percent) => [percent, chosen.flatMap((order) => loweredBy(order, percent) ?? [])] as const,
  );
  const unpriced = chosen.flatMap((order) => unpricedLine(order) ?? []);
  const sellable = unpriced.length;
  const matched = chosen.flatMap((order) => matchingFloor(order) ?? []);
  return (
    <SelectionFrame ref={bar} label="Selected orders" className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto min-w-32 text-sm font-semibold tabular-nums">
        <span>{`${ordersText(chosen.length)} selected`}</span>
        {chosen.length > sellable && sellable > 0 && (
          <span className="block font-normal text-muted">
            {`${sellable} of them ${sellable === 1 ? 'is a listing that' : 'are listings that'} can be repriced`}
          </span>
        )}
      </p>
      {chosen.length < orders.length && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            // The pressed button unmounts.
            bar.current?.focus();
            choose(orders);
          }}
        >
          {`Select all ${orders.length}`}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          // The bar unmounts.
          list.current?.focus({ preventScroll: true });
          choose([]);
        }}
      >
        Clear
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => start({ kind: 'cancel', orders: [...chosen] })}
      >
        {`Cancel ${chosen.length}`}
      </Button>
      {matched.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          disabled={matched.length > BATCH_ACTIONS_MAX}
          onClick={() => start({ kind: 'reprice', lines: matched })}
        >
          {`Match the floor with ${matched.length}`}
        </Button>
      )}
      {lowered.map(
        ([percent, lines]) =>
          lines.length > 0 && (
            <Button
              key={percent}
              variant="outline"
              size="sm"
              disabled={lines.length > BATCH_ACTIONS_MAX}
              onClick={() => start({ kind: 'reprice', lines })}
            >
              {`Lower ${lines.length} by ${percentsText(lines.map(priceChange), percent)}`}
            </Button>
          ),
      )}
      {sellable > 0 && (
        <Button
          variant="outline"
          size="sm"
          disabled={sellable > BATCH_ACTIONS_MAX}
          onClick={() => start({ kind: 'reprice', lines: unpriced })}
        >
          {`Change ${sellable} ${sellable === 1 ? 'price' : 'prices'}`}
        </Button>
      )}
      {sellable > BATCH_ACTIONS_MAX && (
        <p className="w-full text-sm text-muted">
          You can change {BATCH_ACTIONS_MAX} prices at a time.
        </p>
      )}
    </SelectionFrame>
  );
}

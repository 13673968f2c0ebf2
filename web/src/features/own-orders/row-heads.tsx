import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { cn } from '@/lib/cn';

import { rowColumns, rowLayout } from './row-layout';

type RowHeadsProps = {
  orders: readonly WalletOrder[];
  /** The headings of the name, the price, the market and the state. */
  names: readonly [string, string, string, string];
  hasSelection?: boolean;
};

/** Names the columns of the rows, which are lines from 80em, unless all of them are trades. */
export function RowHeads({ orders, names, hasSelection = false }: RowHeadsProps) {
  const [item, price, market, state] = names;
  if (orders.every(({ kind }) => kind === 'trade')) return null;
  return (
    <div
      aria-hidden
      className={cn(
        'hidden gap-x-4 pb-1 text-xs font-semibold text-muted xl:grid',
        rowColumns(false, hasSelection),
      )}
    >
      <div className={cn('col-start-2', hasSelection && 'col-start-3', rowLayout.cells)}>
        <span className={rowLayout.name}>{item}</span>
        <span className={rowLayout.price}>{price}</span>
        <span className={rowLayout.market}>{market}</span>
        <span className={rowLayout.state}>{state}</span>
      </div>
    </div>
  );
}

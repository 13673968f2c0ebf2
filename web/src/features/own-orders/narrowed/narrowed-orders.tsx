import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Button } from '@/components/ui/button';
import { useRates } from '@/lib/economy/estimates/use-rates';

import { orderLists, type OrderListName } from '../order-lists';
import { RowsLoading } from '../rows-loading';
import { narrowOrders } from './narrow-orders';
import { withoutFilters, type OrderFilters } from './order-filters';
import { useEveryOrder } from './use-every-order';

const STEP = 30;

type NarrowedOrdersProps = {
  address: WalletAddress;
  list: OrderListName;
  filters: OrderFilters;
  children: (orders: readonly WalletOrder[]) => ReactNode;
};

/** Searches, filters and sorts all orders of a list, open and closed. */
export function NarrowedOrders({ address, list, filters, children }: NarrowedOrdersProps) {
  const [, setParams] = useSearchParams();
  const [count, setCount] = useState(STEP);
  const query = useEveryOrder(address, list);
  const rates = useRates();
  const { name } = orderLists[list];
  const { data, error } = query;
  if (data === undefined)
    return error === null ? (
      <RowsLoading name={`your ${name}`} shape="lines" hasSelection />
    ) : (
      <QueryFailure title={`Couldn’t load your ${name}. Nothing has changed.`} query={query} />
    );
  const found = narrowOrders(data, filters, rates.kind === 'fresh' ? rates.worth : undefined);
  const shown = found.slice(0, count);
  const isFirstStep = found.length <= STEP;
  return (
    <>
      {error !== null && (
        <div className="mb-8">
          <QueryFailure title={`Couldn’t update your ${name}.`} isOutOfDate query={query} />
        </div>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {`${found.length} of your ${data.length} ${name} ${found.length === 1 ? 'matches' : 'match'}`}
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => setParams(withoutFilters, { preventScrollReset: true })}
        >
          Clear filters
        </Button>
      </div>
      {found.length > 0 && children(shown)}
      {!isFirstStep && (
        <ShowMore
          shown={shown.length}
          total={found.length}
          name={name}
          isLoading={false}
          onMore={shown.length < found.length ? () => setCount(count + STEP) : undefined}
        />
      )}
    </>
  );
}

import { type ChainId, CHAINS, type Fee } from '@trait-market/contract/economy/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { ApprovalNote } from '../shared/form/approval-note';
import { sumOf } from '../shared/form/price-rows';
import { forSaleText, type ListingRow, subjectOf } from './for-sale';
import { proceedsOf } from './several-prices';

export function ListSeveralSums({
  chainId,
  rows,
}: {
  chainId: ChainId;
  rows: readonly ListingRow[];
}) {
  const sum = (amountOf: (price: bigint, fees: readonly Fee[]) => bigint): bigint =>
    rows.reduce(
      (all, { read, fees, quantity }) =>
        read.value === undefined ? all : all + amountOf(read.value, fees ?? []) * quantity,
      0n,
    );
  const native = (amount: bigint): string => coinText(chainId, 'native', amount);
  return (
    <section className="grid gap-2">
      <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
      <AmountRows
        rows={[
          {
            label: `${forSaleText(rows.map(({ item }) => item))}, listed for`,
            value: native(sum((price) => price)),
          },
          {
            label: 'Fees and royalties',
            value: `− ${native(sum((price, fees) => price - proceedsOf(price, fees)))}`,
          },
          { label: 'You get if all sell', ...sumOf(chainId, 'native', sum(proceedsOf)) },
        ]}
      />
      <ApprovalNote chainId={chainId} tokens={rows.map(({ item }) => subjectOf(item).token)} />
    </section>
  );
}

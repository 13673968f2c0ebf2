import { type ChainId, CHAINS, type Fee } from '@trait-market/contract/economy/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { traitsText } from '@/lib/economy/traits/trait-words';

import { ApprovalNote } from '../shared/form/approval-note';
import { sumOf } from '../shared/form/price-rows';
import type { ListingRow } from './for-sale';
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
          { label: `${traitsText(rows.length)}, listed for`, value: native(sum((price) => price)) },
          {
            label: 'Fees and royalties',
            value: `− ${native(sum((price, fees) => price - proceedsOf(price, fees)))}`,
          },
          { label: 'You get if all sell', ...sumOf(chainId, 'native', sum(proceedsOf)) },
        ]}
      />
      <ApprovalNote chainId={chainId} tokens={rows.map(({ item }) => item.trait.token)} />
    </section>
  );
}

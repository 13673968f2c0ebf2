import { type ChainId, CHAINS, type Fee } from '@trait-market/contract/economy/shared';

import { AmountRows } from '@/components/economy/prices/amount-rows';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { traitsText } from '@/lib/economy/traits/trait-words';

import { ApprovalNote } from '../shared/form/approval-note';
import type { ListingRow } from './for-sale';
import { proceedsOf } from './several-prices';

export function ListSeveralSums({
  chainId,
  rows,
}: {
  chainId: ChainId;
  rows: readonly ListingRow[];
}) {
  const sumOf = (amount: (price: bigint, fees: readonly Fee[]) => bigint): string =>
    coinText(
      chainId,
      'native',
      rows.reduce(
        (sum, { read, fees, quantity }) =>
          read.value === undefined ? sum : sum + amount(read.value, fees ?? []) * quantity,
        0n,
      ),
    );
  return (
    <section className="grid gap-2">
      <h3 className="text-sm text-muted">On {CHAINS[chainId].name}</h3>
      <AmountRows
        rows={[
          { label: `${traitsText(rows.length)}, listed for`, value: sumOf((price) => price) },
          {
            label: 'Fees and royalties',
            value: `− ${sumOf((price, fees) => price - proceedsOf(price, fees))}`,
          },
          { label: 'You get if all sell', value: sumOf(proceedsOf), isSum: true },
        ]}
      />
      <ApprovalNote chainId={chainId} tokens={rows.map(({ item }) => item.trait.token)} />
    </section>
  );
}

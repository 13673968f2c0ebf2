import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import type { Tier } from '@trait-market/contract/economy/shared';

import { TraitCell } from '@/components/economy/items/trait-cell';
import { chanceText } from '@/lib/economy/amounts/chance-text';
import { tierEditionsText } from '@/lib/economy/traits/trait-words';
import { TableHead } from '@/components/table-head';

type ChancesTableProps = {
  pool: RerollPoolDetail;
  tier?: Tier | undefined;
};

export function ChancesTable({ pool, tier }: ChancesTableProps) {
  const items = pool.items.filter((item) => tier === undefined || item.tier === tier);
  const all = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (items.length === 0) {
    return (
      <p className="text-muted">
        {tier === undefined
          ? 'The pool is empty.'
          : `The pool has no trait with ${tierEditionsText(tier)} right now. Re-roll one edition, or come back later.`}
      </p>
    );
  }
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">What you could get, and how likely it is</caption>
      <TableHead
        isLined
        columns={[
          ['Trait', 'w-full'],
          ['Editions', 'text-right'],
          ['Chance', 'text-right'],
        ]}
      />
      <tbody>
        {items.map(({ trait, tokenId, tier: of, quantity }) => (
          <tr key={tokenId} className="border-b border-hairline">
            <TraitCell trait={trait}>
              <span className="block text-xs text-muted">{tierEditionsText(of)}</span>
            </TraitCell>
            <td className="py-2 pr-3 text-right">{quantity}</td>
            <td className="py-2 text-right font-semibold whitespace-nowrap">
              {chanceText(quantity, all)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

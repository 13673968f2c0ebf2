import type { Leader } from '@trait-market/contract/economy/leaders';

import { PartyLink } from '@/components/economy/people/party-link';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { Avatar } from '@/components/ui/avatar';
import { grouped } from '@/lib/format/grouped';

import { metricNames, type Ranking } from './leaders-query';
import { TableHead } from '@/components/table-head';

const score = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

function Figure({ value, ranking }: { value: string; ranking: Ranking }) {
  const { metric, chainId } = ranking;
  if (metric === 'volume')
    return <PriceText price={{ chainId, coin: 'native', amount: value }} format={displayPrice} />;
  return metric === 'rarity' ? score.format(Number(value)) : grouped(Number(value));
}

type LeaderTableProps = { leaders: readonly Leader[]; ranking: Ranking };

export function LeaderTable({ leaders, ranking }: LeaderTableProps) {
  return (
    <table className="w-full border-collapse">
      <TableHead
        isLined
        columns={[
          ['Rank', 'w-14'],
          ['Collector', 'w-full'],
          [metricNames[ranking.metric].figure, 'text-right sm:whitespace-nowrap'],
        ]}
      />
      <tbody>
        {leaders.map(({ rank, collector, avatarPhoto, value }) => (
          <tr key={collector.address} className="border-b border-hairline">
            <td
              className={`py-3 pr-3 font-display font-extrabold tabular-nums ${rank <= 3 ? 'text-xl text-accent-text' : 'text-lg text-muted'}`}
            >
              {rank}
            </td>
            <td className="max-w-0 py-3 pr-3">
              <span className="flex min-w-0 items-center gap-3">
                <Avatar photo={avatarPhoto} size={40} />
                <span className="min-w-0 truncate">
                  <PartyLink party={collector} you="You" />
                </span>
              </span>
            </td>
            <td className="py-3 text-right font-semibold whitespace-nowrap tabular-nums">
              <Figure value={value} ranking={ranking} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

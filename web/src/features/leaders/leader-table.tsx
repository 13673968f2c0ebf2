import type { Leader } from '@trait-market/contract/economy/leaders';

import { PartyLink } from '@/components/economy/people/party-link';
import { PriceText } from '@/components/economy/prices/price-text';
import { Avatar } from '@/components/ui/avatar';
import { grouped } from '@/lib/format/grouped';

import { metricNames, type Ranking } from './leaders-query';

const score = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

function Figure({ value, ranking }: { value: string; ranking: Ranking }) {
  const { metric, chainId } = ranking;
  if (metric === 'volume') return <PriceText price={{ chainId, coin: 'native', amount: value }} />;
  return metric === 'rarity' ? score.format(Number(value)) : grouped(Number(value));
}

type LeaderTableProps = { leaders: readonly Leader[]; ranking: Ranking };

export function LeaderTable({ leaders, ranking }: LeaderTableProps) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-hairline text-left text-sm text-muted">
          <th scope="col" className="w-14 py-2 pr-4 font-medium">
            Rank
          </th>
          <th scope="col" className="w-full py-2 pr-4 font-medium">
            Collector
          </th>
          <th scope="col" className="py-2 text-right font-medium sm:whitespace-nowrap">
            {metricNames[ranking.metric].figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ rank, collector, avatarPhoto, value }) => (
          <tr key={collector.address} className="border-b border-hairline">
            <td
              className={`py-3 pr-4 font-display font-extrabold tabular-nums ${rank <= 3 ? 'text-xl text-accent-text' : 'text-lg text-muted'}`}
            >
              {rank}
            </td>
            <td className="max-w-0 py-3 pr-4">
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

import type { Leader } from '@trait-market/contract/economy/leaders';
import { CHAINS } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import { partyName } from '@/lib/page-meta/party-name';
import { itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

import { metricNames, periodNames, type Ranking } from './leaders-query';

const FIRST = 3;

/** Names the ranking, such as "Volume on Ethereum, 30 days". */
const rankingText = ({ metric, period, chainId }: Ranking): string => {
  const network = metric === 'volume' ? ` on ${CHAINS[chainId].name}` : '';
  return `${metricNames[metric].name}${network}${metric === 'rarity' ? '' : `, ${periodNames[period]}`}`;
};

export const leadersMeta = (ranking: Ranking, leaders: readonly Leader[]): PageMeta => {
  const named = leaders.map(({ collector }) => ({
    name: partyName(collector),
    path: paths.profile(collector.address),
  }));
  const first = named.slice(0, FIRST).map(({ name }) => name);
  return {
    description: [
      rankingText(ranking),
      first.length === 0 ? 'no collectors yet' : `led by ${first.join(', ')}`,
    ].join(' · '),
    structuredData: [itemList(rankingText(ranking), named)],
  };
};

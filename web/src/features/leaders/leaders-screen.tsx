import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { LeaderMetricSchema, LeaderPeriodSchema } from '@trait-market/contract/economy/leaders';
import { useSearchParams } from 'react-router-dom';

import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

import { ChoiceLinks } from './choice-links';
import { LeaderTable } from './leader-table';
import { LeadersLoading } from './leaders-loading';
import { metricNames, periodNames, readRanking, writeRanking, type Ranking } from './leaders-query';
import { Podium } from './podium';
import { useLeaders } from './use-leaders';

function Nobody({ ranking }: { ranking: Ranking }) {
  return (
    <div className="max-w-text py-8">
      <h2 className="font-display text-lg font-bold">No one is ranked yet</h2>
      <p className="mt-2 mb-4 text-muted">No one is ranked yet. Be the first.</p>
      {ranking.period === 'all' ? (
        <NextLink to={paths.market}>See what’s for sale</NextLink>
      ) : (
        <NextLink to={writeRanking({ ...ranking, period: 'all' })}>Show all time</NextLink>
      )}
    </div>
  );
}

/** The page of leaderboards (§2 Routes). */
export function LeadersScreen() {
  const [params] = useSearchParams();
  const ranking = readRanking(params);
  const { metric, period, chainId } = ranking;
  const list = useLeaders(ranking);
  const { items: leaders, first, error, isPlaceholderData, fetchMore } = list;
  const periodMatters = metric !== 'rarity';
  const chainMatters = metric === 'volume';

  return (
    <div className="page-columns py-8 sm:py-14">
      <PageHeading title="Leaders" />
      <p className="mt-4 max-w-text text-lg text-balance text-muted">
        The collectors who trade, build and burn the most.
      </p>
      <div className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
        <ChoiceLinks
          label="Ranked by"
          choices={LeaderMetricSchema.options.map((one) => ({
            name: metricNames[one].name,
            to: writeRanking({ ...ranking, metric: one }),
            isCurrent: one === metric,
          }))}
        />
        {periodMatters && (
          <ChoiceLinks
            label="Period"
            choices={LeaderPeriodSchema.options.map((one) => ({
              name: periodNames[one],
              to: writeRanking({ ...ranking, period: one }),
              isCurrent: one === period,
            }))}
          />
        )}
        {chainMatters && (
          <ChoiceLinks
            label="Network"
            choices={CHAIN_IDS.map((one) => ({
              name: CHAINS[one].name,
              to: writeRanking({ ...ranking, chainId: one }),
              isCurrent: one === chainId,
            }))}
          />
        )}
      </div>
      <div className="mt-8" aria-busy={isPlaceholderData}>
        {leaders === undefined && error && (
          <QueryFailure
            title="Couldn’t load the ranking"
            error={error}
            isRetrying={list.isFetching}
            onRetry={list.retry}
          />
        )}
        {leaders === undefined && !error && <LeadersLoading />}
        {leaders?.length === 0 && !isPlaceholderData && <Nobody ranking={ranking} />}
        {leaders !== undefined && leaders.length > 0 && (
          <div className={`grid gap-6 ${isPlaceholderData ? 'opacity-50' : ''}`}>
            <Podium leaders={leaders} />
            <LeaderTable leaders={leaders} ranking={ranking} />
          </div>
        )}
        {fetchMore && (
          <Button
            variant="outline"
            className="mt-6"
            disabled={list.isFetchingNextPage}
            onClick={fetchMore}
          >
            Show more
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {leaders !== undefined &&
          !isPlaceholderData &&
          `${metricNames[metric].name}${periodMatters ? `, ${periodNames[period]}` : ''}: ${first?.total ?? 0} collectors`}
      </p>
    </div>
  );
}

import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { LeaderMetricSchema, LeaderPeriodSchema } from '@trait-market/contract/economy/leaders';
import { useSearchParams, Link } from 'react-router-dom';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { LeaderTable } from './leader-table';
import {
  canonicalRanking,
  metricNames,
  periodNames,
  readRanking,
  writeRanking,
  type Ranking,
} from './leaders-query';
import { Podium, PODIUM_HEIGHT } from './podium';
import { useLeaders } from './use-leaders';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { useServerMeta } from '@/lib/rendering/server-render';
import { leadersMeta } from './leaders-meta';

const ROWS = 10;

/** Wide screens have the podium beside the table, so that no figure is far from its name. */
const columns = {
  row: 'grid items-start gap-x-12 gap-y-6 lg:grid-cols-12',
  podium: 'lg:sticky lg:top-24 lg:col-span-6',
  table: 'lg:col-span-6',
} as const;

function LeadersLoading() {
  return (
    <>
      <LoadingText>Loading the ranking</LoadingText>
      <div className={columns.row}>
        <div className={columns.podium}>
          <Skeleton className={`rounded-card ${PODIUM_HEIGHT}`} />
        </div>
        <ol
          aria-hidden
          className={`${columns.table} divide-y divide-hairline border-b border-hairline`}
        >
          {/* Has the height of the table's header, which has two lines on a narrow screen. */}
          <li className="h-[57px] sm:h-[37px]" />
          {Array.from({ length: ROWS }, (_, position) => (
            <li key={position} className="flex items-center gap-3 py-3">
              <Skeleton className="mr-5 h-6 w-6 rounded-control" />
              <Skeleton className="size-10 rounded-full" />
              <Skeleton className="h-5 w-28 rounded-control" />
              <Skeleton className="ml-auto h-5 w-20 rounded-control" />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

type Choice = { name: string; to: string; isCurrent: boolean };

/** Renders choices as links, so that the Back button returns to the previous choice. */
function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ name, to, isCurrent }) => (
          <li key={name}>
            <Link
              to={to}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex h-9 items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised aria-[current=true]:border-foreground aria-[current=true]:bg-foreground aria-[current=true]:text-ground max-sm:px-2.5"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

export function LeadersScreen() {
  const [params] = useSearchParams();
  const ranking = readRanking(params);
  const { metric, period, chainId } = ranking;
  const list = useLeaders(ranking);
  const { items: leaders, first, error, isPlaceholderData, fetchMore } = list;
  useServerMeta(import.meta.env.SSR && (() => (leaders ? leadersMeta(ranking, leaders) : {})));
  const periodMatters = metric !== 'rarity';
  const chainMatters = metric === 'volume';

  return (
    <div className="page-columns py-6 sm:py-8">
      <PageHeading title="Leaders" canonical={canonicalRanking(ranking)} />
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
      <div id="results" className="mt-8" aria-busy={isPlaceholderData}>
        {leaders === undefined && error && (
          <QueryFailure title="Couldn’t load the ranking" query={list} />
        )}
        {leaders === undefined && !error && <LeadersLoading />}
        {leaders?.length === 0 && !isPlaceholderData && <Nobody ranking={ranking} />}
        {leaders !== undefined && leaders.length > 0 && (
          <div className={cn(columns.row, isPlaceholderData && 'opacity-50')}>
            <div className={columns.podium}>
              <Podium leaders={leaders} />
            </div>
            <div className={columns.table}>
              <LeaderTable leaders={leaders} ranking={ranking} />
            </div>
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

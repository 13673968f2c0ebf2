import { POOL_OPENS_AT, type RerollPool } from '@trait-market/contract/economy/reroll';
import { Link } from 'react-router-dom';

import { TraitPreview } from '@/components/draw/trait-preview';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { poolPath } from '@/lib/economy/draws/reroll-paths';
import { usePools } from '@/lib/economy/draws/reroll-queries';

import { editionsText, poolName, traitsText } from './pool-words';

function PoolRow({ pool }: { pool: RerollPool }) {
  const { isOpen, traits, editions, drawn } = pool;
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-hairline pb-6 xl:grid-cols-[minmax(0,1fr)_32rem]">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="text-lg font-semibold">
            <Link to={poolPath(pool)} className="underline underline-offset-4">
              {poolName(pool)}
            </Link>
          </h3>
          <p className="text-sm text-muted">
            {isOpen ? 'Open for re-rolls' : `Opens once it has ${POOL_OPENS_AT} different traits`}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <span>
            {traitsText(traits)}, {editionsText(editions)}
          </span>
          <span>{drawn === 1 ? '1 re-roll so far' : `${drawn} re-rolls so far`}</span>
        </p>
      </div>
      <TraitPreview label={`Rarest traits of ${poolName(pool)}`} traits={pool.preview} />
    </li>
  );
}

function Pools() {
  const query = usePools();
  const { data, error } = query;
  if (data === undefined && error) {
    return <QueryFailure title="Couldn’t load the pools" query={query} />;
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading the pools</span>
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  if (data.length === 0) return <p className="text-muted">No one has filled a pool yet.</p>;
  return (
    <ul aria-label="Pools" className="grid gap-6">
      {data.map((pool) => (
        <PoolRow key={`${pool.collection}/${pool.slot}`} pool={pool} />
      ))}
    </ul>
  );
}

export function PoolList() {
  return (
    <Section title="Pools">
      <Pools />
    </Section>
  );
}

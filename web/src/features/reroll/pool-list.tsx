import { POOL_OPENS_AT, type RerollPool } from '@trait-market/contract/economy/reroll';
import { Link } from 'react-router-dom';

import { PreviewSkeleton } from '@/components/draw/preview-skeleton';
import { TraitPreview } from '@/components/draw/trait-preview';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { poolPath } from '@/lib/economy/draws/reroll-paths';
import { usePools } from '@/lib/economy/draws/reroll-queries';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useConnectedAddress } from '@/lib/session/session-context';

import { editionsText, poolName, traitsText } from './pool-words';
import { fittingCount } from './stake';

const poolGrid =
  'grid gap-x-8 gap-y-2 border-b border-hairline pb-6 lg:grid-cols-[18rem_minmax(0,1fr)]';

/** The number of placeholders while the pools load. */
const SKELETONS = 4;

const drawnText = (drawn: number): string => {
  if (drawn === 0) return 'No re-rolls yet';
  return drawn === 1 ? '1 re-roll so far' : `${drawn} re-rolls so far`;
};

const fitsText = (count: number): string =>
  count === 1 ? '1 of your traits fits' : `${count} of your traits fit`;

type PoolRowProps = { pool: RerollPool; fitting: number };

function PoolRow({ pool, fitting }: PoolRowProps) {
  const { isOpen, traits, editions, drawn } = pool;
  return (
    <li className={poolGrid}>
      <div className="grid content-start gap-2">
        <div className="grid gap-y-1">
          <h3 className="text-lg font-semibold">
            <Link to={poolPath(pool)} className="underline underline-offset-4">
              {poolName(pool)}
            </Link>
          </h3>
          <p className="text-sm text-muted">
            {isOpen ? 'Open for re-rolls' : `Opens once it has ${POOL_OPENS_AT} different traits`}
            {fitting > 0 && (
              <span className="font-semibold text-foreground">{` · ${fitsText(fitting)}`}</span>
            )}
          </p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <span>
            {traitsText(traits)}, {editionsText(editions)}
          </span>
          <span>{drawnText(drawn)}</span>
        </p>
        {isOpen && (
          <Link
            to={poolPath(pool)}
            aria-label={`Re-roll: ${poolName(pool)}`}
            className={cn(buttonVariants({ variant: 'outline' }), 'mt-1 justify-self-start')}
          >
            Re-roll
          </Link>
        )}
      </div>
      <TraitPreview
        label={`Rarest traits of ${poolName(pool)}`}
        traits={pool.preview}
        className="lg:mt-0"
      />
    </li>
  );
}

function Pools() {
  const query = usePools();
  const { data, error } = query;
  const { data: owned = [] } = useOwnedTraits(useConnectedAddress());
  if (data === undefined && error) {
    return <QueryFailure title="Couldn’t load the pools" query={query} />;
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading the pools</span>
        <ul aria-hidden className="grid gap-6">
          {Array.from({ length: SKELETONS }, (_, position) => (
            <li key={position} className={poolGrid}>
              <div className="grid content-start gap-3">
                <Skeleton className="h-7 w-3/5 rounded-control" />
                <Skeleton className="h-5 w-2/5 rounded-control" />
                <Skeleton className="h-10 w-20 rounded-control" />
              </div>
              <PreviewSkeleton className="lg:mt-0" />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (data.length === 0) return <p className="text-muted">No one has filled a pool yet.</p>;
  return (
    <ul aria-label="Pools" className="grid gap-6">
      {data.map((pool) => (
        <PoolRow
          key={`${pool.collection}/${pool.slot}`}
          pool={pool}
          fitting={fittingCount(owned, pool)}
        />
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

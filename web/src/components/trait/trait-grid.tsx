import type { Trait } from '@trait-market/contract/v1/traits';

import { LoadingText, Skeleton } from '../ui/skeleton';
import { TraitCard } from './trait-card';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';

/** The number of cards probably visible without scrolling; their pictures load immediately. */
const EAGER = 8;

export function TraitGrid({ traits }: { traits: readonly Trait[] }) {
  return (
    <ul className={grid}>
      {traits.map((trait, position) => (
        <li key={trait.id}>
          <TraitCard trait={trait} eager={position < EAGER} />
        </li>
      ))}
    </ul>
  );
}

export function TraitGridSkeleton({ count = 10 }: { count?: number }) {
  return (
    <>
      <LoadingText>Loading traits</LoadingText>
      <ul aria-hidden className={grid}>
        {Array.from({ length: count }, (_, position) => (
          <li key={position}>
            <Skeleton className="aspect-square w-full rounded-card" />
            <span className="mt-3 block min-h-[2lh] font-display text-base leading-tight">
              <Skeleton className="h-5 w-2/3 rounded-control" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

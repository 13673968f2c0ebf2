import type { Trait } from '@trait-market/contract/v1/traits';
import { Link } from 'react-router-dom';

import { QueryFailure } from '@/components/query-failure';
import { SafePicture } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';

import { Plinth } from './plinth';
import { SHOWN, useShownTraits } from './use-shown-traits';

const row =
  'page-columns flex snap-x snap-mandatory scroll-px-[clamp(1rem,4vw,3rem)] items-end gap-3 pt-10 sm:gap-5';
const place = 'w-40 shrink-0 snap-start sm:w-48 lg:w-0 lg:shrink lg:grow';

function OnShow({ trait, position }: { trait: Trait; position: number }) {
  return (
    <li className={place}>
      <Link to={paths.trait(trait.id)} state={{ trait }} className="group block">
        <Plinth
          position={position}
          object={
            <SafePicture
              src={trait.imageUrl}
              size={320}
              eager
              className="aspect-square w-full transition-transform duration-200 motion-safe:group-hover:-translate-y-2"
            />
          }
          label={
            <span className="line-clamp-3 block bg-plaster-light px-2 py-1 font-display text-sm leading-tight font-bold break-words">
              {traitName(trait)}
            </span>
          }
        />
      </Link>
    </li>
  );
}

function Shelf() {
  const shown = useShownTraits();
  switch (shown.kind) {
    case 'loading':
      return (
        <div className={cn(row, 'max-lg:overflow-hidden')}>
          <LoadingText>Loading traits</LoadingText>
          {Array.from({ length: SHOWN }, (_, position) => (
            <div key={position} className={place}>
              <Plinth
                position={position}
                object={<Skeleton className="aspect-square w-full" />}
                label={null}
              />
            </div>
          ))}
        </div>
      );
    case 'ready':
      return (
        <ul className={cn(row, 'max-lg:overflow-x-auto')}>
          {shown.traits.map((trait, position) => (
            <OnShow key={trait.id} trait={trait} position={position} />
          ))}
        </ul>
      );
    case 'failed':
      return (
        <div className="page-columns py-12">
          <QueryFailure
            title="Couldn’t load these traits"
            error={shown.error}
            isRetrying={shown.isRetrying}
            onRetry={shown.retry}
          />
        </div>
      );
    case 'empty':
      return (
        <p className="page-columns py-12 text-lg text-muted">Nothing is for sale at the moment.</p>
      );
  }
}

export function TraitShelf() {
  return (
    <section aria-label="Traits on show" className="border-b-4 border-plaster-shade bg-wall">
      <Shelf />
    </section>
  );
}

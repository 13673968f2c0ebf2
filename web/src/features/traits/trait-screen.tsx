import type { Trait } from '@trait-market/contract/v1/traits';
import type { ReactNode } from 'react';

import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { MarketSearchForm } from '@/components/market-search/market-search-form';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { SafePicture } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';

import { TraitStrip } from './trait-strip';
import { useTrait, wordsOfId } from './use-trait';

const LONG_NAME = 40;

/** The minimum length of a last word that counts as the trait's kind, such as "hat". */
const TELLING_LENGTH = 3;

const kindOf = (trait: Trait): string | undefined =>
  traitName(trait)
    .split(' ')
    .findLast((word) => /^\p{L}+$/u.test(word) && word.length >= TELLING_LENGTH);

function CatalogueNumber({ id }: { id: string }) {
  return (
    <dl className="mt-6 border-y border-hairline py-4">
      <dt className="text-sm text-muted">Catalog number</dt>
      <dd className="mt-1 line-clamp-3 font-mono break-all">{id}</dd>
    </dl>
  );
}

function Card({ art, children }: { art: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-6">{art}</div>
      <div className="min-w-0 lg:col-span-6">{children}</div>
    </div>
  );
}

function Found({ trait }: { trait: Trait }) {
  const name = traitName(trait);
  const kind = kindOf(trait);
  return (
    <>
      <Card
        art={
          <SafePicture
            src={trait.imageUrl}
            alt={name}
            size={640}
            eager
            className="aspect-square w-full overflow-hidden rounded-card bg-wall"
          />
        }
      >
        <PageHeading title={name} isDisplay={name.length <= LONG_NAME} className="break-words" />
        <CatalogueNumber id={trait.id} />
        <p className="mt-6 max-w-text text-muted">
          Its rarity, holders and price are coming. Until then you can look at it, but not buy it.
        </p>
        <div className="mt-6">
          <NextLink to={paths.market}>Back to the market</NextLink>
        </div>
      </Card>
      {kind !== undefined && (
        <div className="mt-16">
          <TraitStrip title="Similar traits" word={kind} except={trait.id} />
        </div>
      )}
    </>
  );
}

function Looking({ id }: { id: string }) {
  return (
    <Card art={<Skeleton className="aspect-square w-full rounded-card" />}>
      <PageHeading title="Trait" />
      <p role="status" className="mt-4 text-muted">
        Looking for it on the market
      </p>
      <CatalogueNumber id={id} />
    </Card>
  );
}

function Unknown({ id, failure }: { id: string; failure?: ReactNode }) {
  return (
    <Card art={<EmptyPlinthArt />}>
      <PageHeading title="Trait" />
      <CatalogueNumber id={id} />
      <div className="mt-6">
        {failure ?? (
          <p className="max-w-text text-muted">
            We only know its number, and the market can’t be searched by number. Do you know its
            name?
          </p>
        )}
      </div>
      <div className="mt-6 max-w-sm">
        <MarketSearchForm name={wordsOfId(id).slice(0, 2).join(' ')} />
      </div>
    </Card>
  );
}

function Content({ id, initial }: { id: string; initial: Trait | undefined }) {
  const known = useTrait(id, initial);
  switch (known.kind) {
    case 'found':
      return <Found trait={known.trait} />;
    case 'looking':
      return <Looking id={id} />;
    case 'unknown':
      return <Unknown id={id} />;
    case 'failed':
      return (
        <Unknown
          id={id}
          failure={
            <QueryFailure
              title="Couldn’t search for it"
              error={known.error}
              isRetrying={known.isRetrying}
              onRetry={known.retry}
            />
          }
        />
      );
  }
}

type TraitScreenProps = {
  id: string;
  trait: Trait | undefined;
};

/** The page of a trait (§2 Routes). */
export function TraitScreen({ id, trait }: TraitScreenProps) {
  return (
    <div className="page-columns py-8 sm:py-14">
      <Content id={id} initial={trait} />
    </div>
  );
}

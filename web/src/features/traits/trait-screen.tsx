import type { Trait } from '@trait-market/contract/v1/traits';

import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { paths } from '@/config/paths';

type TraitScreenProps = {
  id: string;
  /** What the list that led here knew of it. */
  trait: Trait | undefined;
};

/**
 * Where a trait search result leads (§2 Routes). The provider has no call for a single trait, so
 * there is what a list said, if one led here, the catalogue number, and the way back.
 */
export function TraitScreen({ id, trait }: TraitScreenProps) {
  return (
    <div className="page-columns grid items-center gap-8 py-8 sm:py-14 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-6">
        {trait ? (
          <SafePicture
            src={trait.imageUrl}
            alt={trait.traitValue}
            size={640}
            eager
            placeholder={<TraitPlaceholder />}
            className="aspect-square w-full overflow-hidden rounded-card bg-wall"
          />
        ) : (
          <EmptyPlinthArt />
        )}
      </div>
      <div className="min-w-0 lg:col-span-6">
        <PageHeading
          title={trait?.traitValue ?? 'Trait'}
          size={trait ? '2xl' : 'xl'}
          className="break-words"
        />
        <dl className="mt-6 border-y border-hairline py-4">
          <dt className="text-sm text-muted">Catalogue number</dt>
          <dd className="mt-1 font-mono break-all">{id}</dd>
        </dl>
        <p className="mt-6 max-w-text text-muted">
          The rest of its card, with rarity, holders and price, is not written yet. What can be seen
          of it today is on the market.
        </p>
        <div className="mt-6">
          <NextLink to={paths.market}>Go to the market</NextLink>
        </div>
      </div>
    </div>
  );
}

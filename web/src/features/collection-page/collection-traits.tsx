import { useState } from 'react';

import { CardRow } from '@/components/market-search/card-row';
import { cardRow } from '@/components/market-search/wall-grid';
import { WallSkeleton } from '@/components/market-search/wall-skeleton';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useServerMeta } from '@/lib/rendering/server-render';

import { firstRows } from './first-rows';
import { collectionTraitsMeta } from './collection-meta';
import { CARDS_SHOWN, useFirstTraits, type TraitOrder } from './use-collection';

const ORDERS: readonly (readonly [TraitOrder, string])[] = [
  ['price-asc', 'Cheapest'],
  ['rarity', 'Rarest'],
  ['newest', 'Newest'],
];

type CollectionTraitsProps = { slug: string; total: number };

export function CollectionTraits({ slug, total }: CollectionTraitsProps) {
  const [order, setOrder] = useState<TraitOrder>('price-asc');
  const query = useFirstTraits(slug, order);
  const { data, error, isPlaceholderData } = query;
  useServerMeta(import.meta.env.SSR && (() => collectionTraitsMeta(data?.items ?? [])));
  const sorted = order === 'price-asc' ? '&listed=true' : `&sort=${order}`;
  return (
    <Section
      title="Traits"
      aside={
        <div role="group" aria-label="Show first" className="flex gap-2">
          {ORDERS.map(([value, words]) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === order}
              onClick={() => setOrder(value)}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-control px-3 text-sm font-semibold transition-colors hover:bg-surface-raised aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-ground max-sm:px-2"
            >
              {words}
            </button>
          ))}
        </div>
      }
    >
      {data && data.items.length > 0 && (
        <CardRow
          label="Traits"
          traits={data.items}
          isBusy={isPlaceholderData}
          className={firstRows}
        />
      )}
      {data?.items.length === 0 && (
        <p className="text-sm text-muted">None of its traits is for sale right now.</p>
      )}
      {!data && error === null && (
        <WallSkeleton count={CARDS_SHOWN} className={cn(cardRow, firstRows)} />
      )}
      {!data && error !== null && <QueryFailure title="Couldn’t load the traits" query={query} />}
      <p className="mt-6">
        <NextLink to={paths.marketOf(slug) + sorted}>
          {order === 'price-asc' ? 'See everything for sale' : `See all ${traitsText(total)}`}
        </NextLink>
      </p>
    </Section>
  );
}

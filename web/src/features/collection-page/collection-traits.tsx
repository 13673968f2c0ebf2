import { useState } from 'react';

import { MarketCard } from '@/components/economy/items/market-card';
import { NextLink } from '@/components/next-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { useServerMeta } from '@/lib/rendering/server-render';

import { cardRow } from './card-row';
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
        <ul
          aria-label="Traits"
          aria-busy={isPlaceholderData}
          className={`${cardRow} ${isPlaceholderData ? 'opacity-50' : ''}`}
        >
          {data.items.map((trait) => (
            <li key={trait.id}>
              <MarketCard trait={trait} />
            </li>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <p className="text-sm text-muted">None of its traits is for sale right now.</p>
      )}
      {!data && error === null && (
        <ul aria-hidden className={cardRow}>
          {Array.from({ length: CARDS_SHOWN }, (_, position) => (
            <li key={position}>
              <Skeleton className="aspect-square w-full rounded-card" />
              <Skeleton className="mt-3 h-[calc(3lh+3rem)] rounded-control" />
            </li>
          ))}
        </ul>
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

import type { SavedQuery } from '@trait-market/contract/economy/searches';
import { Link } from 'react-router-dom';

import { Facts } from '@/components/facts';
import type {
  ChoicesOf,
  PartOf,
  SharedFacets,
  SharedQuery,
} from '@/components/market-filters/filter';
import { filterSet } from '@/components/market-filters/filter-set';
import { listedFilter } from '@/components/market-filters/listed';
import { priceFilter } from '@/components/market-filters/price';
import {
  chainFilter,
  collectionFilter,
  nameFilter,
  rarityFilter,
} from '@/components/market-filters/shared-filters';
import { Section } from '@/components/page/section';
import { searchParams } from '@/components/saved-searches/search-params';
import { useSavedSearches } from '@/components/saved-searches/use-saved-searches';
import { paths } from '@/config/paths';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { listText } from '@/lib/format/list-text';
import { shortenChecksummed } from '@/lib/format/checksum-address';

/** The filters that searches of traits and of avatars share. */
const all = [
  nameFilter,
  listedFilter,
  rarityFilter('Rarity'),
  collectionFilter,
  chainFilter,
  priceFilter,
] as const;
const parts: readonly PartOf<ChoicesOf<typeof all>, SharedFacets, SharedQuery>[] = all;
const sharedFilters = filterSet(parts);

type Names = SharedFacets['collection'];

/** Names the filters that only one of the two lists has. */
const ownFilters = (query: SavedQuery): string[] =>
  query.kind === 'avatars'
    ? [
        ...(query.maxRank === undefined ? [] : [`Rank: top ${grouped(query.maxRank)}`]),
        ...(query.trait === undefined
          ? []
          : [`Wears ${query.trait.length === 1 ? '1 trait' : `${query.trait.length} traits`}`]),
        ...(query.owner === undefined
          ? []
          : [`Owner: ${listText(query.owner.map((owner) => shortenChecksummed(owner)))}`]),
      ]
    : query.slot === undefined
      ? []
      : [`Slot: ${listText(query.slot.map((slot) => slotNames[slot]))}`];

/** Names the filters of a saved search, such as "Slot: Eyes", "Price: up to 0.05 ETH". */
const filterWords = (query: SavedQuery, collection: Names): string[] => {
  const choices = sharedFilters.read(searchParams(query));
  const words = new Map<string, string[]>();
  const facets = { collection: [...collection], chainId: [], listed: [] };
  for (const { kind, words: one } of sharedFilters.active(choices, facets))
    words.set(kind, [...(words.get(kind) ?? []), one]);
  return [
    ...ownFilters(query),
    ...[...words].map(([kind, values]) => `${kind}: ${listText(values)}`),
  ];
};

/** Links to the results of the saved searches. */
export function WatchedSearches() {
  const { searches } = useSavedSearches();
  const { data: collections = [] } = useCollections();
  const names = collections.map(({ slug, name }) => ({ value: slug, name, count: 0, floors: [] }));
  if (searches === undefined || searches.length === 0) return null;
  return (
    <Section title="Saved searches" count={grouped(searches.length)}>
      <ul>
        {searches.map(({ id, name, query, isTold }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
          >
            <div className="min-w-0">
              <Link
                to={`${paths.market}?${searchParams(query)}`}
                className="inline-block min-h-6 font-semibold wrap-anywhere accent-underline"
              >
                <span translate="no">{name}</span>
              </Link>
              <p className="text-sm wrap-anywhere text-muted">
                <Facts facts={filterWords(query, names)} />
              </p>
            </div>
            <span className="text-sm text-muted">
              {query.kind === 'avatars' ? 'Avatars' : 'Traits'}
              {isTold && ', new listings notify you'}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

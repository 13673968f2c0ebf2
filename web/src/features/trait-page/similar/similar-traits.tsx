import type { TraitCard, TraitDetail, TraitPage } from '@trait-market/contract/economy/traits';

import { CardRow } from '@/components/market-search/card-row';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { LoadingText } from '@/components/ui/skeleton';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

import { byDesign, rankSimilar } from './rank-similar';
import { SIMILAR_SHOWN, SimilarSkeleton } from './similar-skeleton';
import { useSameSlot, useSameSlotElsewhere } from './use-similar';

type GroupProps = {
  title: string;
  query: ReturnType<typeof useSameSlot>;
  cardsOf: (page: TraitPage) => readonly TraitCard[];
  /** Whether the cards name their collection. */
  isMixed?: boolean;
  nothing: string;
};

function Group({ title, query, cardsOf, isMixed = false, nothing }: GroupProps) {
  const { data, error } = query;
  const cards = data && cardsOf(data);
  const names = new Map(data?.facets.collection.map(({ value, name }) => [value, name]));
  return (
    <Section title={title}>
      {data === undefined && error !== null && (
        <QueryFailure title="Couldn’t load similar traits" query={query} />
      )}
      {data === undefined && error === null && (
        <>
          <LoadingText>Loading similar traits</LoadingText>
          <SimilarSkeleton />
        </>
      )}
      {cards?.length === 0 && <p className="text-sm text-muted">{nothing}</p>}
      {cards && cards.length > 0 && (
        <CardRow
          label={title}
          traits={cards}
          {...(isMixed && {
            collectionOf: ({ collection }) => names.get(collection) ?? collection,
          })}
        />
      )}
    </Section>
  );
}

/** Traits of the same slot: in the same collection, then in others (E331). */
export function SimilarTraits({ trait }: { trait: TraitDetail }) {
  const same = useSameSlot(trait);
  const elsewhere = useSameSlotElsewhere(trait);
  const slot = slotNames[trait.slot].toLowerCase();
  return (
    <div className="grid gap-14">
      <Group
        title="Similar in this collection"
        query={same}
        cardsOf={({ items }) => rankSimilar(trait, items)}
        nothing={`${plainText(trait.collectionName)} has no other ${slot}.`}
      />
      <Group
        title="Similar in other collections"
        query={elsewhere}
        cardsOf={({ items }) =>
          items
            .filter(({ collection, editions }) => collection !== trait.collection && editions > 0)
            .toSorted((one, other) => byDesign(trait, one, other))
            .slice(0, SIMILAR_SHOWN)
        }
        isMixed
        nothing={`No other collection has ${slot} of this rarity${trait.floor ? ' at a similar price' : ''}.`}
      />
    </div>
  );
}

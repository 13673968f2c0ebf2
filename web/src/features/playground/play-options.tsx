import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Slot } from '@trait-market/contract/economy/shared';
import { useId, useState } from 'react';

import { TraitSearch } from '@/components/editor/trait-search';
import { usePreloadedLayers } from '@/components/editor/use-preloaded-layers';
import { optionGrid, WearOption } from '@/components/editor/wear-option';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useSlotTraits } from '@/lib/economy/traits/use-slot-traits';
import type { Look } from '@/lib/looks/look';
import { useDebouncedValue } from '@/lib/use-debounced-value';

type PlayOptionsProps = {
  slot: Slot;
  collection: string;
  look: Look;
  isLocked: boolean;
  owned: ReadonlySet<string>;
  onWear: (trait: Wearable | undefined) => void;
};

export function PlayOptions({ slot, collection, look, isLocked, owned, onWear }: PlayOptionsProps) {
  const group = useId();
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim());
  const traits = useSlotTraits({
    collection,
    slot,
    sort: 'rarity',
    ...(name === '' ? {} : { name }),
  });
  const { items, error, fetchMore, isMoreMissing } = traits;
  const chosen = look[slot];
  usePreloadedLayers((items ?? []).map(({ layerUrl }) => layerUrl));
  return (
    <div className="grid gap-4">
      <TraitSearch label="Search by name" text={text} onChange={setText} />
      {!items && error && <QueryFailure title="Couldn’t load the traits" query={traits} />}
      {!items && !error && (
        <div className={optionGrid}>
          <LoadingText>Loading the traits</LoadingText>
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="min-h-44 rounded-card" />
          ))}
        </div>
      )}
      {items && (
        <fieldset aria-busy={traits.isPlaceholderData} className="min-w-0">
          <legend className="sr-only">{slotNames[slot]}</legend>
          <div className={optionGrid}>
            <WearOption
              group={group}
              trait={undefined}
              isChosen={chosen === undefined}
              isDisabled={isLocked}

              onWear={onWear}
            />
            {items.map((trait) => (
              <WearOption
                key={trait.id}
                group={group}
                trait={trait}
                isChosen={chosen?.id === trait.id}
                isDisabled={isLocked}
                note={owned.has(trait.id) ? 'Yours' : (trait.floor ?? 'Not listed')}
                onWear={onWear}
              />
            ))}
          </div>
          {items.length === 0 && (
            <p className="mt-3 text-sm text-muted">No trait of this slot has that in its name.</p>
          )}
        </fieldset>
      )}
      {isMoreMissing && fetchMore ? (
        <QueryFailure title="Couldn’t load more traits" error={error} onRetry={fetchMore} />
      ) : (
        items &&
        items.length > 0 && (
          <ShowMore
            shown={items.length}
            total={traits.total}
            name="traits"
            isLoading={traits.isFetchingNextPage}
            onMore={fetchMore}
          />
        )
      )}
    </div>
  );
}

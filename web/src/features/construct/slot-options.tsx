import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import type { Price, Slot } from '@trait-market/contract/economy/shared';
import { useId, useState } from 'react';

import { TraitSearch } from '@/components/editor/trait-search';
import { usePreloadedLayers } from '@/components/editor/use-preloaded-layers';
import { optionGrid, WearOption } from '@/components/editor/wear-option';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useSlotTraits } from '@/lib/economy/traits/use-slot-traits';
import type { Look } from '@/lib/looks/look';
import { isNeeded } from '@/lib/looks/shuffle';
import { useDebouncedValue } from '@/lib/use-debounced-value';

type Loose = Extract<InventoryItem, { kind: 'trait' }>;

type SlotOptionsProps = {
  slot: Slot;
  collection: string;
  look: Look;
  worn: Look;
  loose: readonly Loose[] | undefined;
  isLocked: boolean;
  onWear: (trait: Wearable | undefined) => void;
};

const heading = 'mb-3 text-sm font-semibold';

const looseNote = ({ quantity, listedByOwner }: Loose): string =>
  listedByOwner > 0 ? `${quantity} loose, listed` : `${quantity} loose`;

export function SlotOptions({
  slot,
  collection,
  look,
  worn,
  loose,
  isLocked,
  onWear,
}: SlotOptionsProps) {
  const group = useId();
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim());
  const market = useSlotTraits({
    collection,
    slot,
    listed: true,
    sort: 'price-asc',
    ...(name === '' ? {} : { name }),
  });
  const current = worn[slot];
  const chosen = look[slot]?.id;
  const owned = (loose ?? []).filter(({ trait }) => trait.id !== current?.id);
  const isOwn = new Set([current?.id, ...owned.map(({ trait }) => trait.id)]);
  const forSale = market.items?.filter(({ id }) => !isOwn.has(id));
  const shown = forSale?.length ?? 0;
  /** The number of owned traits in the market's list, which are listed above instead. */
  const leftOut = (market.items?.length ?? 0) - shown;
  usePreloadedLayers([
    ...owned.map(({ trait }) => trait.layerUrl),
    ...(forSale ?? []).map(({ layerUrl }) => layerUrl),
  ]);
  const option = (trait: Wearable, note: string | Price) => (
    <WearOption
      key={trait.id}
      group={group}
      trait={trait}
      isChosen={chosen === trait.id}
      isDisabled={isLocked}
      note={note}
      onWear={onWear}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-8">
      <legend className="sr-only">{slotNames[slot]}</legend>
      <div>
        <h3 className={heading}>Yours</h3>
        <div className={optionGrid}>
          {current && option(current, 'Worn now')}
          {!isNeeded(slot) && (
            <WearOption
              group={group}
              trait={undefined}
              isChosen={chosen === undefined}
              isDisabled={isLocked}

              onWear={onWear}
            />
          )}
          {owned.map((item) => option(item.trait, looseNote(item)))}
          {loose === undefined && <Skeleton className="min-h-40 rounded-card" />}
        </div>
        {loose?.length === 0 && (
          <p className="mt-3 text-sm text-muted">
            You have no loose traits for this slot. Try one from the market below: you buy it only
            if you sign.
          </p>
        )}
      </div>
      <div>
        <h3 className={heading}>On the market</h3>
        <div className="mb-4">
          <TraitSearch label="Search what’s for sale" text={text} onChange={setText} />
        </div>
        {market.error && <QueryFailure title="Couldn’t load what’s for sale" query={market} />}
        {!forSale && !market.error && (
          <div className={optionGrid}>
            <LoadingText>Loading what’s for sale</LoadingText>
            {Array.from({ length: 10 }, (_, index) => (
              <Skeleton key={index} className="min-h-44 rounded-card" />
            ))}
          </div>
        )}
        {forSale?.length === 0 && !market.fetchMore && (
          <div className="grid justify-items-start gap-3 text-sm text-muted">
            <p>
              {name === ''
                ? 'Nothing for this slot is for sale right now.'
                : 'Nothing for sale in this slot has that in its name.'}
            </p>
            <NextLink to={paths.marketOf(collection)}>See all traits of the collection</NextLink>
          </div>
        )}
        {forSale && (shown > 0 || market.fetchMore) && (
          <>
            <div className={optionGrid}>
              {forSale.map((trait) => option(trait, trait.floor ?? 'Not listed'))}
            </div>
            <ShowMore
              shown={shown}
              total={market.total - leftOut}
              name="traits"
              isLoading={market.isFetchingNextPage}
              onMore={market.fetchMore}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

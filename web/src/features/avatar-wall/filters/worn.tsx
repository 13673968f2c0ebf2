import type { AvatarFacets, BrowseAvatarsQuery } from '@trait-market/contract/economy/avatars';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { useState } from 'react';

import { FacetValues } from '@/components/market-filters/facet-group';
import type { ControlProps } from '@/components/market-filters/filter';
import { severalOf } from '@/components/market-filters/several-of';
import { CHIP_LENGTH, knownSlugs } from '@/components/market-filters/shared-filters';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

type WornChoice = { trait: readonly string[] };

type SlotOfTraitsProps = ControlProps<WornChoice, AvatarFacets> & { slot: Slot };

/** Renders the traits of an open slot only, because a collection has more than a hundred. */
function SlotOfTraits({ slot, choice, facets, noun, onChange }: SlotOfTraitsProps) {
  const ofSlot = (facets.trait ?? []).filter((one) => one.slot === slot);
  const chosen = ofSlot.filter(({ value }) => choice.trait.includes(value));
  const values = ofSlot.filter((one) => one.count > 0 || chosen.includes(one));
  const [isOpen, setOpen] = useState(chosen.length > 0);
  if (ofSlot.length === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-9 cursor-pointer items-center justify-between gap-3 text-sm font-semibold">
        <span>{slotNames[slot]}</span>
        <span className="font-normal text-muted tabular-nums">
          {chosen.length > 0 ? `${chosen.length} of ${values.length}` : values.length}
        </span>
      </summary>
      {isOpen && (
        <FacetValues
          values={values}
          chosen={choice.trait}
          noun={noun}
          onChange={(trait) => onChange({ trait })}
        />
      )}
    </details>
  );
}

function WornControl(props: ControlProps<WornChoice, AvatarFacets>) {
  const { facets } = props;
  return (
    <fieldset className="border-t border-hairline pt-4 first:border-t-0 first:pt-0">
      <legend className="float-left font-display text-base font-bold">Wears</legend>
      <div className="clear-both pt-2">
        {facets.trait?.length === 0 && (
          <p className="text-sm text-muted">
            Choose one collection to filter its avatars by what they wear.
          </p>
        )}
        {SLOTS.map((slot) => (
          <SlotOfTraits key={slot} slot={slot} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

/** Filters by worn traits: any of several in a slot, and one of each slot. */
export const wornFilter = severalOf<string, WornChoice, AvatarFacets, BrowseAvatarsQuery>({
  title: 'Trait',
  param: 'trait',
  facet: ({ trait }) => trait,
  valuesOf: ({ trait }) => trait,
  choiceOf: (trait) => ({ trait }),
  known: knownSlugs,
  slugOf: (id) => id,
  wordsOf: (id, facets) =>
    plainText(facets?.trait?.find(({ value }) => value === id)?.name ?? id, CHIP_LENGTH),
  ask: (trait) => ({ trait: [...trait] }),
  Control: WornControl,
});

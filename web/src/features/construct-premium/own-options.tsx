import type { Wearable } from '@trait-market/contract/economy/avatars';
import type { Slot } from '@trait-market/contract/economy/shared';
import { useId, useState } from 'react';

import { TraitSearch } from '@/components/editor/trait-search';
import { usePreloadedLayers } from '@/components/editor/use-preloaded-layers';
import { optionGrid, WearOption } from '@/components/editor/wear-option';
import { NextLink } from '@/components/next-link';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { slotNames } from '@/lib/economy/traits/trait-words';
import type { Look } from '@/lib/looks/look';
import { wearableName } from '@/lib/looks/look-words';
import { isNeeded } from '@/lib/looks/shuffle';

import type { Fitted } from './wishes';

type OwnOptionsProps = {
  slot: Slot;
  collection: string;
  current: Fitted;
  loose: readonly Wearable[] | undefined;
  avatars: readonly Fitted[];
  /** The number of loose editions that remain of each trait after the changes. */
  left: ReadonlyMap<string, number>;
  onPut: (trait: Wearable | null) => void;
};

/** The number of traits from which they can be searched. */
const SEARCHED_FROM = 13;

const heading = 'mb-3 text-sm font-semibold';

const wears = (look: Look, { slot, id }: Wearable): boolean => look[slot]?.id === id;

/** Removes duplicates and keeps the first position of each trait. */
const once = (traits: readonly Wearable[]): Wearable[] => [
  ...new Map(traits.map((trait) => [trait.id, trait])).values(),
];

export function OwnOptions({
  slot,
  collection,
  current,
  loose,
  avatars,
  left,
  onPut,
}: OwnOptionsProps) {
  const group = useId();
  const [text, setText] = useState('');
  const now = current.worn[slot];
  const chosen = current.look[slot];
  const others = avatars.filter(({ tokenId }) => tokenId !== current.tokenId);
  const fits = (trait: Wearable | undefined): trait is Wearable =>
    trait?.slot === slot && trait.id !== now?.id;
  const wallet = once((loose ?? []).filter(fits));
  const isLoose = new Set(wallet.map(({ id }) => id));
  // Includes a selected trait even if the user no longer owns it.
  const worn = once([...others.map((other) => other.worn[slot]), chosen].filter(fits)).filter(
    ({ id }) => !isLoose.has(id),
  );
  usePreloadedLayers([...wallet, ...worn].map(({ layerUrl }) => layerUrl));

  const isFound = (trait: Wearable): boolean =>
    wearableName(trait).toLowerCase().includes(text.trim().toLowerCase());
  const [foundLoose, foundWorn] = [wallet.filter(isFound), worn.filter(isFound)];

  const noteOf = (trait: Wearable): string => {
    const count = left.get(trait.id) ?? 0;
    if (count > 0) return `${count} left`;
    const holder = others.find(({ look }) => wears(look, trait));
    if (holder) return `On ${holder.shortName}`;
    return count < 0 ? 'None left' : isLoose.has(trait.id) ? 'The last one' : '';
  };
  const wear = (trait: Wearable | undefined) => onPut(trait ?? null);
  const option = (trait: Wearable, note = noteOf(trait)) => (
    <WearOption
      key={trait.id}
      group={group}
      trait={trait}
      isChosen={chosen?.id === trait.id}
      isDisabled={false}
      note={note}
      onWear={wear}
    />
  );
  return (
    <fieldset className="grid min-w-0 gap-8">
      <legend className="sr-only">{slotNames[slot]}</legend>
      {wallet.length + worn.length >= SEARCHED_FROM && (
        <TraitSearch label="Search your traits" text={text} onChange={setText} />
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {text !== '' &&
          foundLoose.length + foundWorn.length === 0 &&
          'No trait of yours for this slot has that in its name.'}
      </p>
      <div>
        <h3 className={heading}>In your wallet</h3>
        <div className={optionGrid}>
          {now && option(now, 'Worn now')}
          {!isNeeded(slot) && (
            <WearOption
              group={group}
              trait={undefined}
              isChosen={chosen === undefined}
              isDisabled={false}

              onWear={wear}
            />
          )}
          {foundLoose.map((trait) => option(trait))}
          {loose === undefined && <Skeleton className="min-h-40 rounded-card" />}
        </div>
        {loose !== undefined && wallet.length === 0 && (
          <div className="mt-3 grid justify-items-start gap-2 text-sm text-muted">
            <p>You have no loose traits for this slot.</p>
            <NextLink to={paths.marketOf(collection)}>Find some on the market</NextLink>
          </div>
        )}
      </div>
      {foundWorn.length > 0 && (
        <div>
          <h3 className={heading}>On your other avatars</h3>
          <div className={optionGrid}>{foundWorn.map((trait) => option(trait))}</div>
        </div>
      )}
    </fieldset>
  );
}

import type { TraitCard } from '@trait-market/contract/economy/traits';
import { ArrowRight, RotateCcw, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Stage } from '@/components/editor/stage';
import { usePreloadedLayers } from '@/components/editor/use-preloaded-layers';
import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { type CardEstimate, useCardParts } from '@/components/market-search/use-card-parts';
import { SafePicture } from '@/components/safe-picture';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { changesBetween, idsOf, isSameLook, lookOf, type Look } from '@/lib/looks/look';
import { changesText, wearableName } from '@/lib/looks/look-words';

import type { DressedSlot } from './dressed-slots';
import { DressingFrame, dressingCard, DressingSkeleton } from './dressing-frame';
import { useDressingRoom, type DressingRoom as Room } from './use-dressing-room';

type CardProps = {
  trait: TraitCard;
  isWorn: boolean;
  Estimate: CardEstimate | undefined;
  onPress: () => void;
};

function Card({ trait, isWorn, Estimate, onPress }: CardProps) {
  return (
    <button
      type="button"
      aria-pressed={isWorn}
      onClick={onPress}
      className={cn(
        'group cursor-pointer bg-wall-lit text-left transition-shadow hover:ring-2 hover:ring-control aria-pressed:ring-2 aria-pressed:ring-accent',
        dressingCard.card,
      )}
    >
      <SafePicture
        src={trait.imageUrl}
        size={160}
        eager
        className={cn(
          'overflow-hidden bg-wall-shade transition-transform duration-200 motion-safe:group-hover:-translate-y-0.5',
          dressingCard.picture,
        )}
      />
      <span className={dressingCard.words}>
        <span className="line-clamp-3 h-12 text-sm/4 font-semibold wrap-anywhere max-md:sr-only">
          {wearableName(trait)}
        </span>{' '}
        <RarityWord rarity={trait.rarity} className="block truncate" />{' '}
        {trait.floor && (
          // An estimate that doesn't fit next to its price wraps into the hidden second line.
          <span className="block text-muted md:col-span-2 md:mt-2 md:flex md:h-4 md:flex-wrap md:justify-between md:gap-x-2 md:overflow-hidden lg:max-xl:h-8 lg:max-xl:flex-col">
            <PriceText price={trait.floor} className="block max-md:whitespace-normal" />{' '}
            {Estimate && (
              <span className="block truncate tabular-nums">
                <Estimate price={trait.floor} />
              </span>
            )}
          </span>
        )}
      </span>
    </button>
  );
}

type RowProps = Room['choices'][number] & {
  look: Look;
  Estimate: CardEstimate | undefined;
  onPress: (trait: TraitCard) => void;
};

function Row({ slot, traits, look, Estimate, onPress }: RowProps) {
  const chosen = traits.find(({ id }) => id === look[slot]?.id);
  return (
    <div role="group" aria-label={slotNames[slot]}>
      <div className={dressingCard.heading}>
        <h3 className="text-sm font-semibold">{slotNames[slot]}</h3>
        {chosen && (
          <Link
            to={paths.trait(chosen.id)}
            className="inline-flex min-h-6 min-w-0 items-center gap-1 text-sm font-semibold accent-underline"
          >
            <span className="truncate">{`Buy ${wearableName(chosen)}`}</span>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-accent-text" />
          </Link>
        )}
      </div>
      <div className={dressingCard.row}>
        {traits.map((trait) => (
          <Card
            key={trait.id}
            trait={trait}
            isWorn={trait.id === chosen?.id}
            Estimate={Estimate}
            onPress={() => onPress(trait)}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns a random trait for each slot, different from the one tried on if possible. */
const shuffled = (look: Look, choices: Room['choices']): Look => ({
  ...look,
  ...lookOf(
    choices.flatMap(({ slot, traits }) => {
      const others = traits.filter(({ id }) => id !== look[slot]?.id);
      return others[Math.floor(Math.random() * others.length)] ?? [];
    }),
  ),
});

function Dressing({ avatar, choices }: Room) {
  const own = lookOf(avatar.worn);
  const [look, setLook] = useState(own);
  const [said, setSaid] = useState('');
  const isPlaygroundOpen = useFeatureEnabled('playground');
  const Estimate = useCardParts()?.CardEstimate;
  const isChanged = !isSameLook(look, own);
  usePreloadedLayers([
    ...choices.flatMap(({ traits }) => traits.map(({ layerUrl }) => layerUrl)),
    ...avatar.worn.map(({ layerUrl }) => layerUrl),
  ]);

  const change = (to: Look) => {
    setLook(to);
    setSaid(changesText(changesBetween(look, to)));
  };
  /** Puts a trait on. Pressing the same trait again restores the avatar's own one. */
  const press = (slot: DressedSlot, trait: TraitCard) =>
    change({ ...look, [slot]: look[slot]?.id === trait.id ? own[slot] : trait });

  return (
    <DressingFrame
      stage={
        <Stage
          look={look}
          bare={avatar.bareLayers}
          alt={`${avatarName(avatar)}${isChanged ? ' in your look' : ''}`}
          className="rounded-none"
        />
      }
      label={
        <Link
          to={paths.avatar(avatar)}
          className="block w-fit max-w-full truncate bg-plaster-light px-2 py-1 font-display text-sm leading-tight font-bold underline-offset-4 hover:underline"
        >
          {avatarName(avatar)}
        </Link>
      }
      rows={
        <>
          <p role="status" className="sr-only">
            {said}
          </p>
          {choices.map(({ slot, traits }) => (
            <Row
              key={slot}
              slot={slot}
              traits={traits}
              look={look}
              Estimate={Estimate}
              onPress={(trait) => press(slot, trait)}
            />
          ))}
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={() => change(shuffled(look, choices))}>
            <Shuffle aria-hidden />
            Shuffle
          </Button>
          <Button
            variant="outline"
            aria-disabled={!isChanged}
            onClick={() => {
              if (isChanged) change(own);
            }}
          >
            <RotateCcw aria-hidden />
            Start over
          </Button>
          {isPlaygroundOpen === true && (
            <Link
              to={paths.playgroundWith(avatar, isChanged ? idsOf(look) : [])}
              className={buttonVariants({ variant: isChanged ? 'default' : 'outline' })}
            >
              Keep going in the playground
            </Link>
          )}
        </>
      }
    />
  );
}

/** The section is hidden if the avatar doesn't exist or fails to load. */
export function DressingRoom() {
  const room = useDressingRoom();
  if (room) return <Dressing {...room} />;
  return room === null ? null : <DressingSkeleton />;
}

import type { Draw } from '@trait-market/contract/economy/draws';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { RarityWord } from '@/components/economy/items/rarity-word';
import { SafePicture } from '@/components/safe-picture';
import { Button } from '@/components/ui/button';
import { rarityNames, slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

import { pictureUrl } from '../picture-url';
import { PackArt } from './pack-art';
import { StageRoom } from './stage-room';
import { prefersStillness, useTear } from './use-tear';

type Pick = Draw['picks'][number];

export type Sealed = {
  /** Determines the pack's color. */
  id: string;
  name: string;
  line: string;
  picture: string | undefined;
};

type TearStageProps = {
  title: string;
  buttonLabel: string;
  sealed: Sealed;
  picks: readonly Pick[];
  /** Whether the browser has verified the draw. Nothing can be opened before. */
  isVerified: boolean;
  /** Whether to focus the pack, because the user has just asked for it. */
  isFocused?: boolean;
  onOpened: () => void;
  /** Shown below the sealed pack. */
  children?: ReactNode;
};

const nameOf = ({ trait }: Pick): string => plainText(trait.value) || 'Unnamed trait';

/** Loads the pictures while the pack tears, so that each one is there when its turn comes. */
const preload = (picks: readonly Pick[]): void => {
  for (const { trait } of picks) {
    const url = pictureUrl(trait.imageUrl);
    if (url === undefined) continue;
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    picture.src = url;
  }
};

function SealedPack({
  title,
  buttonLabel,
  sealed,
  picks,
  isVerified,
  isFocused = false,
  onTorn,
}: Omit<TearStageProps, 'onOpened' | 'children'> & { onTorn: () => void }) {
  const { isTorn, strip, body, handlers } = useTear(onTorn);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  useEffect(() => {
    if (isTorn) preload(picks);
  }, [isTorn, picks]);
  const label = isVerified ? buttonLabel : 'verifying the draw';
  return (
    <button
      ref={button}
      type="button"
      disabled={!isVerified}
      aria-label={`${title}: ${label}`}
      {...handlers}
      className="group grid w-60 cursor-pointer touch-pan-y justify-items-center gap-4 rounded-card select-none disabled:cursor-default sm:w-72"
    >
      <span className="block w-full transition-transform duration-200 group-enabled:motion-safe:group-hover:-translate-y-1.5">
        <PackArt {...sealed} strip={strip} body={body} />
      </span>
      <span className={`grid gap-1 text-center ${isTorn ? 'opacity-0' : ''}`}>
        <span className="font-semibold first-letter:uppercase">
          {isVerified ? label : '\u00A0'}
        </span>
        <span className="text-sm">
          {isVerified ? 'Press it, or drag across its top.' : '\u00A0'}
        </span>
      </span>
    </button>
  );
}

type RevealedProps = { picks: readonly Pick[]; onOpened: () => void };

function Revealed({ picks, onOpened }: RevealedProps) {
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // The pack that had the focus is gone.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const pick = picks[at];
  if (pick === undefined) return null;
  const { trait } = pick;
  const isLast = at === picks.length - 1;
  return (
    <div className="grid w-full grow content-between justify-items-center gap-6">
      <div key={at} className="grid w-full animate-rise-in justify-items-center gap-3 text-center">
        <p className="text-sm text-muted tabular-nums">{`${at + 1} of ${picks.length}`}</p>
        <SafePicture
          src={trait.imageUrl}
          size={320}
          eager
          className="aspect-square w-full max-w-72 overflow-hidden rounded-card bg-surface-raised shadow-modal sm:max-w-80"
        />
        <p className="max-w-lg font-display text-xl font-extrabold text-balance wrap-anywhere">
          {nameOf(pick)}
        </p>
        <p>
          {slotNames[trait.slot]} · <RarityWord rarity={trait.rarity} className="text-lg" />
        </p>
      </div>
      <p role="status" className="sr-only">
        {`${nameOf(pick)}, ${slotNames[trait.slot]}, ${rarityNames[trait.rarity]}. ${at + 1} of ${picks.length}.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={next} size="lg" onClick={() => (isLast ? onOpened() : setAt(at + 1))}>
          {isLast ? `See all ${picks.length}` : 'Next trait'}
        </Button>
        {!isLast && (
          <Button size="lg" variant="outline" onClick={onOpened}>
            Show all
          </Button>
        )}
      </div>
    </div>
  );
}

/** A sealed pack, which is torn, and then shows one trait after the other. */
export function TearStage({ onOpened, children, ...props }: TearStageProps) {
  const [isTorn, setTorn] = useState(false);
  const torn = () => {
    if (props.picks.length <= 1 || prefersStillness()) onOpened();
    else setTorn(true);
  };
  return (
    <StageRoom isFloorLow={isTorn}>
      {isTorn ? (
        <Revealed picks={props.picks} onOpened={onOpened} />
      ) : (
        <>
          <SealedPack {...props} onTorn={torn} />
          <div className="mt-4 min-h-10">{children}</div>
        </>
      )}
    </StageRoom>
  );
}

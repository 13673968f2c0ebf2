import type { AvatarRef, BareLayers, Slot } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Shuffle } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editorColumns } from '@/components/editor/editor-columns';
import { SlotHeading } from '@/components/editor/slot-heading';
import { SlotRail } from '@/components/editor/slot-rail';
import { Stage } from '@/components/editor/stage';
import { StepButtons } from '@/components/editor/step-buttons';
import { ShareActions } from '@/components/share/share-actions';
import { cn } from '@/lib/cn';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { PRODUCT_NAME } from '@/config/constants';
import { constructLook } from '@/lib/looks/editor-address';
import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { closestLook } from '@/lib/looks/closest';
import {
  fitted,
  startFitting,
  type Fitting,
  type FittingEvent,
  wearing,
} from '@/lib/looks/fitting';
import { changesBetween, idsOf, isSameLook, layersOf, type Look } from '@/lib/looks/look';
import { changesText } from '@/lib/looks/look-words';
import { shuffled } from '@/lib/looks/shuffle';
import { toasts } from '@/lib/toasts';
import { LookCost } from './look-cost';
import { PlayOptions } from './play-options';
import { useTraitPool } from './use-trait-pool';

const MARK = `Not worn · ${PRODUCT_NAME} playground`;

type PlayEditorProps = {
  name: string;
  collection: string;
  worn: Look;
  start: Look;
  bare: BareLayers | undefined;
  /** The avatar that the link to Construct opens; any avatar of the collection suffices. */
  avatar: Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  /** The wallet whose traits count as owned; undefined if there is none. */
  wallet: WalletAddress | undefined;
  isYou: boolean;
  heads: ReactNode;
  /** Called with each new look, to store it in the page's address. */
  onLook: (wear: readonly string[]) => void;
};

/** Returns the wallet's traits; undefined while loading or if there is no wallet. */
const useOwnedWearables = (wallet: WalletAddress | undefined, collection: string) => {
  const traits = useOwnedTraits(wallet, collection);
  const avatars = useOwnedAvatars(wallet, collection);
  if (wallet === undefined || !traits.data || !avatars.data) return undefined;
  return [
    ...traits.data.map(({ trait }) => trait),
    ...avatars.data.flatMap(({ avatar }) => avatar.worn),
  ];
};

type Played = { fitting: Fitting; said: string };

const played = ({ fitting }: Played, event: FittingEvent): Played => {
  const next = fitted(fitting, event);
  return { fitting: next, said: changesText(changesBetween(fitting.now, next.now)) };
};

/** An editor whose look is stored only in the page's address. */
export function PlayEditor({
  name,
  collection,
  worn,
  start,
  bare,
  avatar,
  wallet,
  isYou,
  heads,
  onLook,
}: PlayEditorProps) {
  const [{ fitting, said }, change] = useReducer(played, start, (look) => ({
    fitting: startFitting(look),
    said: '',
  }));
  const [slot, setSlot] = useState<Slot>('headwear');
  const [locked, setLocked] = useState<ReadonlySet<Slot>>(new Set());
  const owned = useOwnedWearables(wallet, collection);
  const poolOf = useTraitPool(collection);
  const { now: look, past, future } = fitting;
  const isLocked = locked.has(slot);
  const yours = new Set(isYou ? owned?.map(({ id }) => id) : []);

  const reported = useRef(look);
  const tell = useEffectEvent(() => onLook(idsOf(look)));
  useEffect(() => {
    if (reported.current === look) return;
    reported.current = look;
    tell();
  }, [look]);

  const toggleLock = () => {
    const next = new Set(locked);
    if (!next.delete(slot)) next.add(slot);
    setLocked(next);
  };
  const shuffle = async () => {
    try {
      const pool = await poolOf();
      change({ type: 'change', to: shuffled(look, pool, locked) });
    } catch {
      toasts.show({
        kind: 'error',
        header: 'Couldn’t load the traits',
        description: 'Nothing changed. Try again in a moment.',
      });
    }
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className={editorColumns.row}>
        <div className={editorColumns.stage}>
          <Stage look={look} bare={bare} alt={`${name} in this look`} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="min-w-0 font-display text-lg font-bold wrap-anywhere">{name}</h2>
            <Button variant="outline" size="sm" onClick={() => void shuffle()}>
              <Shuffle aria-hidden />
              Shuffle
            </Button>
          </div>
          <div className="mt-4">
            <LookCost look={look} wallet={wallet} isYou={isYou} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            {owned && owned.length > 0 && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => change({ type: 'change', to: closestLook(look, owned) })}
              >
                {isYou ? 'Closest to what you own' : 'Closest to what they own'}
              </Button>
            )}
          </div>
          <ShareActions
            of={{
              title: name,
              collection,
              art: [layersOf(look, bare).map(({ url }) => url)],
              fileName: 'look-not-worn',
              mark: MARK,
            }}
            className="mt-2"
          />
        </div>
        <div className={editorColumns.work}>
          {heads}
          <SlotRail current={slot} look={look} before={worn} locked={locked} onChoose={setSlot} />
          <SlotHeading
            slot={slot}
            isLocked={isLocked}
            hint="Shuffle leaves a locked slot as it is"
            onToggleLock={toggleLock}
          />
          <PlayOptions
            key={slot}
            slot={slot}
            collection={collection}
            look={look}
            isLocked={isLocked}
            owned={yours}
            onWear={(trait) => change(wearing(slot, trait))}
          />
        </div>
      </div>
      <section
        aria-label="Your look"
        className={cn(
          'dock dock-at-rest sticky bottom-0 z-notice -mx-4 mt-10 border-t border-hairline bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border sm:border-b-0',
          editorColumns.dock,
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-3">
          <Stage
            look={look}
            bare={bare}
            alt=""
            className="size-12 shrink-0 rounded-control md:hidden"
          />
          <p className="min-w-0 flex-1 text-sm text-muted max-sm:hidden md:max-lg:basis-full">
            Only you see this. Nothing is bought, signed or worn.
          </p>
          <StepButtons
            onUndo={past.length > 0 ? () => change({ type: 'undo' }) : undefined}
            onRedo={future.length > 0 ? () => change({ type: 'redo' }) : undefined}
            onReset={
              isSameLook(look, worn) ? undefined : () => change({ type: 'change', to: worn })
            }
          />
          {avatar && (
            <Link
              to={constructLook(avatar, idsOf(look))}
              className={buttonVariants({ className: 'max-sm:ml-auto' })}
            >
              <span>
                Construct<span className="max-sm:sr-only"> this look</span>
              </span>
            </Link>
          )}
        </div>
      </section>
    </>
  );
}

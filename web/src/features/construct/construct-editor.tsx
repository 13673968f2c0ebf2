import type { AvatarDetail, Wearable } from '@trait-market/contract/economy/avatars';
import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Shuffle } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { AvatarHeading } from '@/components/editor/avatar-heading';
import { editorColumns } from '@/components/editor/editor-columns';
import { EditorSkeleton } from '@/components/editor/editor-skeleton';
import { Dock } from '@/components/editor/dock';
import { PlanFigures } from '@/components/editor/plan-figures';
import { PlanNotice } from '@/components/editor/plan-notice';
import { PlanWarnings } from '@/components/editor/plan-warnings';
import { SignDress } from '@/components/editor/sign-dress';
import { SlotHeading } from '@/components/editor/slot-heading';
import { SlotRail } from '@/components/editor/slot-rail';
import { Stage } from '@/components/editor/stage';
import { StepButtons } from '@/components/editor/step-buttons';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useDressPlan } from '@/lib/looks/editor-queries';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { changesBetween, lookOf, type Look } from '@/lib/looks/look';
import { changesText } from '@/lib/looks/look-words';
import { shuffled } from '@/lib/looks/shuffle';
import { useFitting } from '@/lib/looks/use-fitting';

import { Basket } from './basket';
import { SlotOptions } from './slot-options';
import { hasWish, type Wish } from '@/lib/looks/editor-address';
import { listingsOf, useBasket } from './use-basket';
import { useWishedLook } from './use-wished-look';
import { wearing } from '@/lib/looks/fitting';

type ConstructEditorProps = {
  avatar: AvatarDetail;
  address: WalletAddress;
  /** The look that the page's address requests. */
  wish: Wish;
};

const actionText = (toBuy: number): string => {
  if (toBuy === 0) return 'Construct';
  return toBuy === 1 ? 'Buy 1 trait and construct' : `Buy ${toBuy} traits and construct`;
};

/** Returns the headwear, or another slot if the wallet has loose traits only for that. */
const firstSlot = (loose: readonly { trait: Wearable }[] = []): Slot => {
  const held = new Set(loose.map(({ trait }) => trait.slot));
  return held.has('headwear') ? 'headwear' : (SLOTS.find((slot) => held.has(slot)) ?? 'headwear');
};

function Work({
  avatar,
  address,
  wish,
}: Omit<ConstructEditorProps, 'wish'> & { wish: Look | undefined }) {
  const { collection, tokenId, chainId, worn } = avatar;
  const now = useMemo(() => lookOf(worn), [worn]);
  const place = `construct ${collection}/${tokenId}`;
  const { look, canUndo, canRedo, change } = useFitting(place, now, wish);
  const [chosen, setChosen] = useState<Slot | undefined>(() => changesBetween(now, look)[0]?.slot);
  const [locked, setLocked] = useState<ReadonlySet<Slot>>(new Set());
  const [isBefore, setBefore] = useState(false);
  const owned = useOwnedTraits(address, collection);
  const slot = chosen ?? firstSlot(owned.data);
  const changes = changesBetween(now, look);
  const looseIds = new Set(owned.data?.map(({ trait }) => trait.id));
  const missing =
    owned.data === undefined
      ? []
      : changes.flatMap(({ putOn }) => (putOn && !looseIds.has(putOn.id) ? [putOn] : []));
  const basket = useBasket(missing, address);
  const { plan, balance, error, isWaiting } = useDressPlan(avatar, look, now, missing);
  const name = avatarName(avatar);
  const isLocked = locked.has(slot);

  const openSlot = (next: Slot) => {
    setChosen(next);
    setBefore(false);
  };
  const wear = (at: Slot, trait: Wearable | undefined) => {
    openSlot(at);
    change(wearing(at, trait));
  };
  const toggleLock = () => {
    const next = new Set(locked);
    if (!next.delete(slot)) next.add(slot);
    setLocked(next);
  };
  const shuffle = () => {
    const mine = [...worn, ...(owned.data ?? []).map(({ trait }) => trait)];
    change({ type: 'change', to: shuffled(look, mine, locked) });
  };

  return (
    <>
      <p role="status" className="sr-only">
        {changes.length > 0 && changesText(changes)}
      </p>
      <div className={editorColumns.row}>
        <div className={editorColumns.stage}>
          {/* Side by side on phones, whose first screen shows traits to put on. */}
          <div className="max-md:flex max-md:gap-4">
            <Stage
              look={isBefore ? now : look}
              bare={avatar.bareLayers}
              alt={`${name}, ${isBefore ? 'now' : 'after'}`}
              className={cn(editorColumns.picture, 'max-md:w-[45%] max-md:shrink-0')}
            />
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-3 max-md:content-center md:mt-4">
              <AvatarHeading avatar={avatar} />
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-pressed={isBefore}
                  disabled={changes.length === 0 && !isBefore}
                  onClick={() => setBefore(!isBefore)}
                >
                  {isBefore ? 'Show after' : 'Show before'}
                </Button>
                <Button variant="outline" size="sm" onClick={shuffle} disabled={!owned.data}>
                  <Shuffle aria-hidden />
                  Shuffle mine
                </Button>
              </div>
            </div>
          </div>
          <div className="mt-4 grid gap-4 empty:hidden">
            {changes.length > 0 && <PlanFigures plan={plan} />}
            <PlanWarnings plan={plan} />
            <Basket
              items={basket}
              chainId={chainId}
              onRemove={(of) => {
                const before = now[of];
                change(before ? { type: 'put', trait: before } : { type: 'takeOff', slot: of });
              }}
            />
          </div>
        </div>
        <div className={editorColumns.work}>
          <SlotRail current={slot} look={look} before={now} locked={locked} onChoose={openSlot} />
          <SlotHeading
            slot={slot}
            isLocked={isLocked}
            hint="A locked slot is never changed"
            onToggleLock={toggleLock}
          />
          <SlotOptions
            key={slot}
            slot={slot}
            collection={collection}
            look={look}
            worn={now}
            loose={owned.data?.filter(({ trait }) => trait.slot === slot)}
            isLocked={isLocked}
            onWear={(trait) => wear(slot, trait)}
          />
        </div>
      </div>
      <PlanNotice error={error} cost={changes.length * CREDITS_PER_SLOT} balance={balance} />
      <Dock
        look={look}
        bare={avatar.bareLayers}
        changes={changes.length}
        canStep={canUndo || canRedo}
        balance={balance}
        steps={
          <StepButtons
            onUndo={canUndo ? () => change({ type: 'undo' }) : undefined}
            onRedo={canRedo ? () => change({ type: 'redo' }) : undefined}
            onReset={changes.length > 0 ? () => change({ type: 'change', to: now }) : undefined}
          />
        }
        action={
          <SignDress
            label={actionText(missing.length)}
            plan={plan}
            isWaiting={isWaiting}
            buys={listingsOf(basket)}
          />
        }
      />
    </>
  );
}

export function ConstructEditor({ avatar, address, wish: asked }: ConstructEditorProps) {
  const navigate = useNavigate();
  // Keeps the look of the first address: later navigation doesn't change it.
  const [wished] = useState(asked);
  const { wish, isLoading } = useWishedLook(avatar, wished);
  const here = paths.constructOn(avatar);
  const isAsked = hasWish(asked);
  useEffect(() => {
    if (!isLoading && isAsked) void navigate(here, { replace: true });
  }, [here, isAsked, isLoading, navigate]);
  if (isLoading) return <EditorSkeleton />;
  return <Work avatar={avatar} address={address} wish={wish} />;
}

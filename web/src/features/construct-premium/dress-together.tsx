import { MAX_DRESSED } from '@trait-market/contract/economy/actions';
import { CREDITS_PER_BATCH, CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';
import type { Slot } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';

import { editorColumns } from '@/components/editor/editor-columns';
import { PlanFigures } from '@/components/editor/plan-figures';
import { PlanNotice } from '@/components/editor/plan-notice';
import { SlotRail } from '@/components/editor/slot-rail';
import { NextLink } from '@/components/next-link';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { constructLook } from '@/lib/looks/editor-address';
import { useActions } from '@/lib/actions/actions-context';
import { creditSum } from '@/lib/economy/amounts/credit-sum';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { changesBetween, idsOf, lookOf, type Look } from '@/lib/looks/look';
import { changesText, wearableName } from '@/lib/looks/look-words';
import { isNeeded } from '@/lib/looks/shuffle';

import { ConfirmPartialLook } from './confirm-partial-look';
import type { EditedAvatar } from './avatar-picker';
import { AvatarRail } from './avatar-rail';
import { avatarsText } from './avatars-text';
import type { BatchEvent } from './batch';
import { BatchDock } from './batch-dock';
import { ChangesOverview } from './changes-overview';
import { editionsLeft, givenLook, handedOver, shortagesOf, type NotGiven } from './editions';
import { Outfits } from './outfits';
import { OwnOptions } from './own-options';
import { dressing } from './premium-address';
import { shortName } from './short-name';
import { ShortageNotice } from './shortage-notice';
import { StagedAvatar } from './staged-avatar';
import { useBatchPlan } from './use-batch-plan';
import { wishIn, type Fitted, type Wishes } from './wishes';

type DressTogetherProps = {
  collection: string;
  address: WalletAddress;
  avatars: readonly EditedAvatar[];
  chosen: readonly string[];
  current: string;
  canUndo: boolean;
  canRedo: boolean;
  change: (event: BatchEvent) => void;
};

const NO_LOCKS: ReadonlySet<Slot> = new Set();

type Requested = { wishes: Wishes; notGiven: NotGiven[]; count: number; said: string };

const fittedOf = ({ avatar, worn, look }: EditedAvatar): Fitted => ({
  tokenId: avatar.tokenId,
  name: avatarName(avatar),
  shortName: shortName(avatar),
  worn,
  look,
});

/** Returns a look without its body and its background. */
const outfitOf = (look: Look): Look =>
  lookOf(Object.values(look).filter(({ slot }) => !isNeeded(slot)));

export function DressTogether({
  collection,
  address,
  avatars,
  chosen,
  current,
  canUndo,
  canRedo,
  change,
}: DressTogetherProps) {
  const { start } = useActions();
  const [slot, setSlot] = useState<Slot>('headwear');
  const [isBefore, setBefore] = useState(false);
  const [view, setView] = useState<'traits' | 'outfits'>('traits');
  const [requested, setRequested] = useState<Requested>();
  const [said, setSaid] = useState('');
  const owned = useOwnedTraits(address, collection);

  const together = chosen.flatMap(
    (id) => avatars.find(({ avatar }) => avatar.tokenId === id) ?? [],
  );
  const onStage = together.find(({ avatar }) => avatar.tokenId === current);
  const fitted = together.map(fittedOf);
  const others = avatars.filter(({ avatar }) => !chosen.includes(avatar.tokenId)).map(fittedOf);
  const quantities =
    owned.data && new Map(owned.data.map((item) => [item.trait.id, item.quantity]));
  const loose = quantities ?? new Map<string, number>();
  const left = editionsLeft(loose, fitted);
  const shortages = quantities === undefined ? [] : shortagesOf(loose, fitted, others);
  const short = new Set(shortages.flatMap(({ takers }) => takers.map(({ tokenId }) => tokenId)));
  const changing = together.filter(({ worn, look }) => changesBetween(worn, look).length > 0);
  const changes = changing.reduce(
    (sum, { worn, look }) => sum + changesBetween(worn, look).length,
    0,
  );
  const { plan, balance, error, isWaiting } = useBatchPlan(address, collection, fitted, quantities);
  if (onStage === undefined) return null;

  const { avatar, worn, look } = onStage;
  const name = avatarName(avatar);
  const me = fittedOf(onStage);
  const planned = plan?.dressings.find((one) => one.avatar.tokenId === current);
  const addressOf = (tokenId: string) => dressing(collection, tokenId);
  const [only, ...more] = changing;
  const cheaper = changes * CREDITS_PER_SLOT;
  const lacking = shortages.length === 0 ? (plan?.missing ?? []) : [];
  const canSign =
    plan !== undefined &&
    shortages.length === 0 &&
    plan.missing.length === 0 &&
    plan.credits <= creditSum(plan.balance);

  const wish = (wishes: Wishes) => {
    setBefore(false);
    change({ type: 'wish', wishes });
  };
  const put = (of: Fitted, at: Slot, trait: Parameters<typeof wishIn>[3]) =>
    wish({ [of.tokenId]: wishIn(of.worn, of.look, at, trait) });
  const give = (outfit: Look, to: readonly string[]) => {
    const { wishes, notGiven } = givenLook(outfit, loose, fitted, to);
    const words = `The look is on ${avatarsText(to.length)}, except for missing traits.`;
    if (notGiven.length > 0) setRequested({ wishes, notGiven, count: to.length, said: words });
    else {
      wish(wishes);
      setSaid(`The look is on ${avatarsText(to.length)}.`);
    }
  };

  return (
    <>
      <p role="status" className="sr-only">
        {changesBetween(worn, look).length > 0 &&
          `${name}. ${changesText(changesBetween(worn, look))}`}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <AvatarRail avatars={together} current={current} short={short} addressOf={addressOf} />
      <div className={`mt-6 ${editorColumns.row}`}>
        <div className={editorColumns.stage}>
          <StagedAvatar
            avatar={onStage}
            isBefore={isBefore}
            onBefore={setBefore}
            onGiveToOthers={
              together.length > 1
                ? () =>
                    give(
                      outfitOf(look),
                      chosen.filter((id) => id !== current),
                    )
                : undefined
            }
            canGive={quantities !== undefined}
          />
          <div className="mt-4 grid gap-4 empty:hidden">
            {requested && (
              <ConfirmPartialLook
                count={requested.count}
                notGiven={requested.notGiven}
                onCancel={() => setRequested(undefined)}
                onGive={() => {
                  wish(requested.wishes);
                  setSaid(requested.said);
                  setRequested(undefined);
                }}
              />
            )}
            {changesBetween(worn, look).length > 0 && <PlanFigures plan={planned} />}
            <ShortageNotice
              shortages={shortages}
              onHandOver={(wearer, { trait, takers }) => {
                const [taker] = takers;
                if (taker === undefined) return;
                if (!chosen.includes(wearer.tokenId))
                  change({ type: 'choose', tokenIds: [wearer.tokenId] });
                wish(handedOver(wearer, taker, trait));
              }}
              onGoWithout={(taker, { trait }) =>
                put(taker, trait.slot, taker.worn[trait.slot] ?? null)
              }
              canChoose={chosen.length < MAX_DRESSED}
              isChosen={(tokenId) => chosen.includes(tokenId)}
            />
            {lacking.length > 0 && (
              <Alert variant="destructive" className="max-w-text">
                <AlertTitle>A trait isn’t in your wallet anymore</AlertTitle>
                <AlertDescription className="text-muted">
                  You have too few of {lacking.map(({ trait }) => wearableName(trait)).join(', ')}.
                  Your choices stay as they are. Choose something else, then sign.
                </AlertDescription>
              </Alert>
            )}
          </div>
        </div>
        <div className={editorColumns.work}>
          <div role="group" aria-label="Where the look comes from" className="mb-5 flex gap-2">
            {(['traits', 'outfits'] as const).map((one) => (
              <Button
                key={one}
                variant="outline"
                aria-pressed={view === one}
                className="aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-ground"
                onClick={() => setView(one)}
              >
                {one === 'traits' ? 'Traits' : 'Outfits'}
              </Button>
            ))}
          </div>
          {view === 'traits' ? (
            <>
              <SlotRail
                current={slot}
                look={look}
                before={worn}
                locked={NO_LOCKS}
                onChoose={(next) => {
                  setSlot(next);
                  setBefore(false);
                }}
              />
              <h3 className="mt-6 mb-4 border-b border-hairline pb-2 font-display text-lg font-bold">
                {slotNames[slot]}
              </h3>
              <OwnOptions
                key={`${current} ${slot}`}
                slot={slot}
                collection={collection}
                current={me}
                loose={owned.data?.map(({ trait }) => trait)}
                avatars={[...fitted, ...others]}
                left={left}
                onPut={(trait) => put(me, slot, trait)}
              />
            </>
          ) : (
            <Outfits
              collection={collection}
              look={look}
              bare={avatar.bareLayers}
              count={chosen.length}
              isOwned={(id) =>
                loose.has(id) ||
                avatars.some((one) => Object.values(one.worn).some((trait) => trait.id === id))
              }
              onApply={(outfit, to) => give(outfit, to === 'all' ? chosen : [current])}
            />
          )}
        </div>
      </div>
      <ChangesOverview avatars={changing} plan={plan} addressOf={addressOf} />
      <PlanNotice
        error={error}
        cost={changing.length === 0 ? 0 : CREDITS_PER_BATCH}
        balance={balance}
      />
      {only && more.length === 0 && cheaper < CREDITS_PER_BATCH && (
        <p className="mt-8 max-w-text text-sm text-muted">
          This changes 1 avatar. At Construct the same costs {cheaper} credits.{' '}
          <NextLink to={constructLook(only.avatar, idsOf(only.look))}>
            Take it to Construct
          </NextLink>
        </p>
      )}
      <BatchDock
        look={look}
        bare={avatar.bareLayers}
        changing={changing.length}
        of={chosen.length}
        lacking={shortages.map(({ trait }) => wearableName(trait))}
        balance={balance}
        isWaiting={isWaiting}
        onUndo={canUndo ? () => change({ type: 'undo' }) : undefined}
        onRedo={canRedo ? () => change({ type: 'redo' }) : undefined}
        onReset={
          changing.length > 0
            ? () => wish(Object.fromEntries(chosen.map((id) => [id, {}])))
            : undefined
        }
        onSign={canSign ? () => start({ kind: 'dressBatch', plan }) : undefined}
      />
    </>
  );
}

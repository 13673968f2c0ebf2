import type { AvatarDetail, Wearable } from '@trait-market/contract/economy/avatars';
import { CREDITS_PER_SLOT } from '@trait-market/contract/economy/benches';
import { useMemo } from 'react';

import { AvatarHeading } from '@/components/editor/avatar-heading';
import { editorColumns } from '@/components/editor/editor-columns';
import { Dock } from '@/components/editor/dock';
import { PlanFigures } from '@/components/editor/plan-figures';
import { PlanNotice } from '@/components/editor/plan-notice';
import { PlanWarnings } from '@/components/editor/plan-warnings';
import { SignDress } from '@/components/editor/sign-dress';
import { Stage } from '@/components/editor/stage';
import { StepButtons } from '@/components/editor/step-buttons';
import { usePreloadedLayers } from '@/components/editor/use-preloaded-layers';
import { Section } from '@/components/page/section';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useDressPlan } from '@/lib/looks/editor-queries';
import { changesBetween, lookOf } from '@/lib/looks/look';
import { changesText } from '@/lib/looks/look-words';
import { isNeeded } from '@/lib/looks/shuffle';
import { useFitting } from '@/lib/looks/use-fitting';

import { SlotRow } from './slot-row';

const NOTHING: readonly Wearable[] = [];

export function ExtractEditor({ avatar }: { avatar: AvatarDetail }) {
  const { collection, tokenId, worn } = avatar;
  const now = useMemo(() => lookOf(worn), [worn]);
  const { look, canUndo, canRedo, change } = useFitting(`extract ${collection}/${tokenId}`, now);
  const changes = changesBetween(now, look);
  const { plan, balance, error, isWaiting } = useDressPlan(avatar, look, now, NOTHING);
  usePreloadedLayers(now.body?.bareLayers?.map(({ imageUrl }) => imageUrl) ?? []);
  const name = avatarName(avatar);
  const removable = worn.filter(({ slot }) => !isNeeded(slot));
  const action =
    changes.length === 0
      ? 'Extract'
      : `Extract ${changes.length === 1 ? '1 trait' : `${changes.length} traits`}`;
  return (
    <>
      <p role="status" className="sr-only">
        {changes.length > 0 && changesText(changes)}
      </p>
      <div className={editorColumns.row}>
        <div className={editorColumns.stage}>
          <div className="grid grid-cols-2 gap-3 sm:gap-4">
            {[
              { title: 'Now', shown: now },
              { title: 'After', shown: look },
            ].map(({ title, shown }) => (
              <figure key={title} className="min-w-0">
                <Stage
                  look={shown}
                  bare={avatar.bareLayers}
                  alt={`${name}, ${title.toLowerCase()}`}
                />
                <figcaption className="mt-2 text-sm text-muted">{title}</figcaption>
              </figure>
            ))}
          </div>
          <AvatarHeading avatar={avatar} className="mt-4" />
          <div className="mt-4 grid gap-4">
            {changes.length > 0 && <PlanFigures plan={plan} />}
            <PlanWarnings plan={plan} />
          </div>
        </div>
        <div className={editorColumns.work}>
          <Section title="What to take off">
            {removable.length === 0 ? (
              <p className="max-w-text text-muted">
                This avatar wears nothing that can be taken off. Its body and its background stay.
              </p>
            ) : (
              <p key="avatar" className="mb-4 max-w-text text-sm text-muted">
                Each trait you take off costs {CREDITS_PER_SLOT} credits. It’s then loose in your
                wallet: keep it, list it, or put it on another avatar. You can undo it within 24
                hours.
              </p>
            )}
            <ul className="grid gap-3">
              {worn.map((trait) => {
                const isTakenOff = look[trait.slot]?.id !== trait.id;
                return (
                  <SlotRow
                    key={trait.slot}
                    trait={trait}
                    isTakenOff={isTakenOff}
                    onToggle={
                      isNeeded(trait.slot)
                        ? undefined
                        : () =>
                            change(
                              isTakenOff
                                ? { type: 'put', trait }
                                : { type: 'takeOff', slot: trait.slot },
                            )
                    }
                  />
                );
              })}
            </ul>
          </Section>
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
        action={<SignDress label={action} plan={plan} isWaiting={isWaiting} />}
      />
    </>
  );
}

import type { DressPlan } from '@trait-market/contract/economy/benches';
import type { TraitRef } from '@trait-market/contract/economy/shared';

import { BeforeAfter } from '@/components/economy/items/before-after';
import { StandingNote } from '@/components/editor/standing-note';
import { SafePicture } from '@/components/safe-picture';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { isExtraction, wearableName } from '@/lib/looks/look-words';

const PICTURE = 48;

type Changed = Pick<
  DressPlan,
  'avatar' | 'imageUrl' | 'changes' | 'rank' | 'rarity' | 'rarityScore'
>;

/** Shows the traits that come off or go on. The sentences of the review describe them. */
function Traits({ title, traits }: { title: string; traits: readonly TraitRef[] }) {
  if (traits.length === 0) return null;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <h3 className="w-16 shrink-0 pt-3.5 text-xs text-muted">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {traits.map((trait) => (
          <li key={trait.id}>
            <SafePicture
              src={trait.imageUrl}
              alt={wearableName(trait)}
              size={PICTURE}
              eager
              className="size-12 overflow-hidden rounded-control bg-wall"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows an avatar before and after a change, the traits that move, and its rarity score and rank. */
export function DressedSubject({ plan }: { plan: Changed }) {
  const { avatar, imageUrl, changes } = plan;
  return (
    <div className="grid gap-4">
      <BeforeAfter name={avatarName(avatar)} before={avatar.imageUrl} after={imageUrl} />
      <div className="grid gap-2">
        <Traits title="Comes off" traits={changes.flatMap(({ takenOff }) => takenOff ?? [])} />
        {!isExtraction(plan) && (
          <Traits title="Goes on" traits={changes.flatMap(({ putOn }) => putOn ?? [])} />
        )}
      </div>
      <StandingNote of={plan} />
    </div>
  );
}

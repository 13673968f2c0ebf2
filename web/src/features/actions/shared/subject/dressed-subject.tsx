import type { DressPlan } from '@trait-market/contract/economy/benches';

import { BeforeAfter } from '@/components/economy/items/before-after';
import { StandingNote } from '@/components/editor/standing-note';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { isExtraction } from '@/lib/looks/look-words';

import { TraitPictures } from './trait-pictures';

type Changed = Pick<
  DressPlan,
  'avatar' | 'imageUrl' | 'changes' | 'rank' | 'rarity' | 'rarityScore'
>;

/** Shows an avatar before and after a change, the traits that move, and its rarity score and rank. */
export function DressedSubject({ plan }: { plan: Changed }) {
  const { avatar, imageUrl, changes } = plan;
  return (
    <div className="grid gap-4">
      <BeforeAfter name={avatarName(avatar)} before={avatar.imageUrl} after={imageUrl} />
      <div className="grid gap-2">
        <TraitPictures
          title="Comes off"
          traits={changes.flatMap(({ takenOff }) => takenOff ?? [])}
        />
        {!isExtraction(plan) && (
          <TraitPictures title="Goes on" traits={changes.flatMap(({ putOn }) => putOn ?? [])} />
        )}
      </div>
      <StandingNote of={plan} />
    </div>
  );
}

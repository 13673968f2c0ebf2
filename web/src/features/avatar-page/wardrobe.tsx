import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';

import { Section } from '@/components/page/section';

import { EmptySlot } from './empty-slot';
import { wardrobeGrid } from './wardrobe-grid';
import { WornTrait } from './worn-trait';

/** The slots of an avatar in the order in which they are drawn, and what is worn in each. */
export function Wardrobe({ avatar: { worn } }: { avatar: AvatarDetail }) {
  return (
    <Section title="What it wears">
      <ul className={wardrobeGrid}>
        {SLOTS.map((slot) => {
          const trait = worn.find((one) => one.slot === slot);
          return (
            // Where the slots take more than one row, the empty ones stand after the others.
            <li key={slot} className={trait ? 'min-w-0' : 'min-w-0 max-xl:order-last'}>
              {trait ? <WornTrait trait={trait} /> : <EmptySlot slot={slot} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

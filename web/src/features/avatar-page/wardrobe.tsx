import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/shared';

import { Section } from '@/components/page/section';

import { EmptySlot } from './empty-slot';
import { wardrobeGrid } from './wardrobe-grid';
import { WornTrait } from './worn-trait';

export function Wardrobe({ avatar: { worn } }: { avatar: AvatarDetail }) {
  return (
    <Section title="What it wears">
      <ul className={wardrobeGrid}>
        {SLOTS.map((slot) => {
          const trait = worn.find((one) => one.slot === slot);
          return (
            // On narrower screens, where the slots take several rows, empty slots come last.
            <li key={slot} className={trait ? 'min-w-0' : 'min-w-0 max-xl:order-last'}>
              {trait ? <WornTrait trait={trait} /> : <EmptySlot slot={slot} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS } from '@trait-market/contract/economy/slots';

import { Fact } from '@/components/economy/fact';
import { grouped } from '@/lib/format/grouped';
import { ordinal } from '@/lib/format/ordinal';

import { avatarHead } from './avatar-head';

const score = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const emptyText = (empty: number): string => {
  if (empty === 0) return 'every slot is filled';
  return empty === 1 ? '1 slot is empty' : `${empty} slots are empty`;
};

/** The figures of an avatar as it is dressed now. */
export function AvatarFacts({ avatar }: { avatar: AvatarDetail }) {
  const { rank, rarityScore, worn } = avatar;
  return (
    <dl className={avatarHead.facts}>
      <Fact name="Rank" note="in its collection">
        {ordinal(rank.place)} of {grouped(rank.of)}
      </Fact>
      <Fact name="Rarity score" note="the higher, the rarer">
        {score.format(rarityScore)}
      </Fact>
      <Fact name="Wears" note={emptyText(SLOTS.length - worn.length)}>
        {worn.length} of {SLOTS.length}
      </Fact>
    </dl>
  );
}

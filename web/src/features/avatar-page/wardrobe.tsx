import type { AvatarDetail, WornTraitDetail } from '@trait-market/contract/economy/avatars';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { Section } from '@/components/page/section';
import { wardrobeGrid } from './wardrobe-grid';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { Link } from 'react-router-dom';
import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { traitName } from '@/components/trait/trait-name';
import { paths } from '@/config/paths';
import { percentText } from '@/lib/format/percent-text';
import { CardPicture } from '@/components/trait/card-picture';

const wornByText = ({ wearers, share }: WornTraitDetail): string =>
  wearers === 1 ? 'Worn by this one only' : `Worn by ${percentText(share)}`;

function WornTrait({ trait }: { trait: WornTraitDetail }) {
  const { id, value, imageUrl, slot, rarity, floor } = trait;
  const known = { id, traitValue: value, ...(imageUrl === undefined ? {} : { imageUrl }) };
  return (
    <Link to={paths.trait(id)} state={{ trait: known }} className="group block rounded-card">
      <CardPicture src={imageUrl} />
      <span className="mt-3 block text-xs text-muted">{slotNames[slot]}</span>{' '}
      <span className="mt-0.5 block h-[2lh] font-display text-base leading-tight font-bold">
        <span className="line-clamp-2 break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
          {traitName(known)}
        </span>
      </span>{' '}
      <span className="mt-1 block text-sm">
        <RarityWord rarity={rarity} />
      </span>{' '}
      <span className="block truncate text-sm text-muted tabular-nums">{wornByText(trait)}</span>{' '}
      <span className="mt-0.5 block truncate text-sm">
        {floor ? (
          <>
            <span className="text-muted">Floor</span>{' '}
            <EstimatedPrice price={floor} className="font-semibold" />
          </>
        ) : (
          <span className="text-muted">Not listed</span>
        )}
      </span>
    </Link>
  );
}

function EmptySlot({ slot }: { slot: Slot }) {
  return (
    <>
      <span
        aria-hidden
        className="block aspect-square rounded-card border border-dashed border-control max-md:aspect-[3/1]"
      />
      <span className="mt-3 block text-xs text-muted">{slotNames[slot]}</span>{' '}
      <span className="mt-0.5 block text-sm text-muted">Empty</span>
    </>
  );
}

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

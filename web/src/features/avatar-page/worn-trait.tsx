import type { WornTraitDetail } from '@trait-market/contract/economy/avatars';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { SafePicture } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { paths } from '@/config/paths';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { shareText } from '@/lib/format/share-text';

const wornByText = ({ wearers, share }: WornTraitDetail): string =>
  wearers === 1 ? 'Worn by this one only' : `Worn by ${shareText(share)}`;

export function WornTrait({ trait }: { trait: WornTraitDetail }) {
  const { id, value, imageUrl, slot, rarity, floor } = trait;
  const known = { id, traitValue: value, ...(imageUrl === undefined ? {} : { imageUrl }) };
  return (
    <Link to={paths.trait(id)} state={{ trait: known }} className="group block rounded-card">
      <span className="block aspect-square overflow-hidden rounded-card bg-wall">
        <SafePicture
          src={imageUrl}
          alt=""
          size={320}
          placeholder={<TraitPlaceholder />}
          className="size-full transition-transform duration-200 motion-safe:group-hover:-translate-y-1.5 motion-safe:group-hover:scale-[1.03]"
        />
      </span>
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
            <PriceText price={floor} className="font-semibold" />
          </>
        ) : (
          <span className="text-muted">Not listed</span>
        )}
      </span>
    </Link>
  );
}

import type { Collection } from '@trait-market/contract/economy/collections';
import { type Price, type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { TimeAgo } from '@/components/economy/activity/time-ago';
import { CollectionLink } from '@/components/economy/items/collection-link';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { PartyLink } from '@/components/economy/people/party-link';
import { Skeleton } from '@/components/ui/skeleton';
import { SafePicture } from '@/components/safe-picture';
import { traitName } from '@/components/trait/trait-name';
import { paths } from '@/config/paths';
import type { RatesState } from '@/lib/economy/estimates/use-rates';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { scoreText } from '@/lib/looks/score-text';

import { valuesOfPrices, type Value } from '../best-of';
import { none, priceCell, type Row } from '../row';
import { AvatarCompareActions } from './avatar-compare-actions';
import type { ComparedAvatar } from './use-compared-avatars';

const WORN_PICTURE = 48;

function Worn({ of: { avatar }, slot }: { of: ComparedAvatar; slot: Slot }) {
  const trait = avatar.worn.find((one) => one.slot === slot);
  if (trait === undefined) return none('Empty');
  return (
    <Link to={paths.trait(trait.id)} className="flex items-start gap-2 rounded-control">
      <SafePicture
        src={trait.imageUrl}
        size={WORN_PICTURE}
        className="size-12 shrink-0 overflow-hidden rounded-control bg-wall"
      />
      <span className="min-w-0">
        <span className="block wrap-anywhere accent-underline">
          {traitName({ traitValue: trait.value })}
        </span>
        <RarityWord rarity={trait.rarity} />
      </span>
    </Link>
  );
}

/** Returns the rows of the comparison, in the order in which they are shown. */
export const avatarRows = (
  avatars: readonly ComparedAvatar[],
  collections: readonly Collection[] | 'failed' | undefined,
  rates: RatesState,
): Row<ComparedAvatar>[] => {
  const priced = (priceOf: (of: ComparedAvatar) => Price | null): readonly Value[] =>
    valuesOfPrices(avatars.map(priceOf), rates);
  const floorOf = ({ avatar }: ComparedAvatar): Price | null =>
    (collections !== 'failed' &&
      collections?.find(({ slug }) => slug === avatar.collection)?.avatarFloor) ||
    null;
  const isOneCollection = new Set(avatars.map(({ avatar }) => avatar.collection)).size === 1;
  return [
    {
      title: 'Actions',
      cell: ({ avatar }) => <AvatarCompareActions avatar={avatar} />,
      isForScreen: true,
    },
    {
      title: 'Collection',
      cell: ({ avatar }) => (
        <CollectionLink slug={avatar.collection} className="font-semibold accent-underline">
          {plainText(avatar.collectionName)}
        </CollectionLink>
      ),
    },
    { title: 'Owner', cell: ({ avatar }) => <PartyLink party={avatar.owner} /> },
    {
      title: 'Rarity score',
      cell: ({ avatar }) => <span className="tabular-nums">{scoreText(avatar.rarityScore)}</span>,
      best: {
        word: 'Highest',
        prefers: 'high',
        values: avatars.map(({ avatar }) => avatar.rarityScore),
      },
    },
    {
      title: 'Rank',
      cell: ({ avatar: { rank } }) => (
        <span className="tabular-nums">{`${grouped(rank.place)} of ${grouped(rank.of)}`}</span>
      ),
      // Ranks of different collections can't be compared.
      ...(isOneCollection && {
        best: {
          word: 'Rarest',
          prefers: 'low' as const,
          values: avatars.map(({ avatar }) => avatar.rank.place),
        },
      }),
    },
    ...SLOTS.map((slot) => ({
      title: slotNames[slot],
      cell: (of: ComparedAvatar) => <Worn of={of} slot={slot} />,
    })),
    {
      title: 'Price',
      cell: ({ avatar }) => priceCell(avatar.price, 'Not listed'),
      best: { word: 'Lowest', prefers: 'low', values: priced(({ avatar }) => avatar.price) },
    },
    {
      title: 'Collection floor',
      cell: (of) => {
        if (collections === undefined) return <Skeleton className="h-6 w-24 rounded-control" />;
        return collections === 'failed'
          ? none('Couldn’t load')
          : priceCell(floorOf(of), 'None for sale');
      },
    },
    {
      title: 'Best offer',
      cell: ({ avatar }) => priceCell(avatar.bestOffer, 'No offers'),
      best: { word: 'Highest', prefers: 'high', values: priced(({ avatar }) => avatar.bestOffer) },
    },
    {
      title: 'Last sale',
      cell: ({ avatar: { lastSale }, at }) =>
        priceCell(
          lastSale?.price ?? null,
          'Never sold',
          lastSale && <TimeAgo at={lastSale.at} now={at} />,
        ),
      best: {
        word: 'Highest',
        prefers: 'high',
        values: priced(({ avatar }) => avatar.lastSale?.price ?? null),
      },
    },
  ];
};

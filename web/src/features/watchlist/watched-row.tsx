import type { Price } from '@trait-market/contract/economy/shared';
import type { WatchedEntry, WatchedNow } from '@trait-market/contract/economy/watchlist';
import { skipToken } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ChangeText } from '@/components/economy/prices/change-text';
import { PartyLink } from '@/components/economy/people/party-link';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { isListingOfAvatar } from '@/lib/economy/avatars/about-avatar';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { itemName } from '@/lib/economy/orders/item-words';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { collectionFloors } from '@/lib/economy/orders/price-labels';
import { economyKeys } from '@/lib/economy/queries/keys';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { dayText } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';
import { useSession } from '@/lib/session/use-session';
import { PictureLink } from '@/components/picture-link';
import { Thumbnail } from '@/components/thumbnail';
import { Facts } from '@/components/facts';

import { WatchedActions } from './watched-actions';

const PICTURE = 64;

type Shown = {
  name: string;
  to: string;
  picture: ReactNode;
  about: ReactNode;
  figures: readonly { term: string; value: ReactNode }[];
};

const picture = (src: string | undefined) => (
  <Thumbnail src={src} size={PICTURE} className="size-16" />
);

/** Shows a floor and how it has changed since the entry was added. */
function Floor({
  floor,
  entry: { floorThen, since },
}: {
  floor: Price | null;
  entry: WatchedEntry;
}) {
  const change = changeOf(floor?.amount, floorThen?.amount);
  return (
    <>
      {floor ? <EstimatedPrice price={floor} /> : <span className="text-muted">Not listed</span>}
      {change && (
        <span className="flex flex-wrap gap-x-1 text-xs font-normal text-muted">
          <ChangeText change={change} />
          <span>since {dayText(new Date(since))}</span>
        </span>
      )}
    </>
  );
}

/** Fetches the cheapest listing of another user's avatar; null without one, undefined while it loads. */
const useAvatarListing = (now: WatchedNow | undefined): Order | null | undefined => {
  const { address } = useSession();
  const avatar =
    now?.kind === 'avatar' &&
    !(address !== undefined && isSameAddress(now.avatar.owner.address, address))
      ? now.avatar
      : undefined;
  const { collection = '', tokenId = '' } = avatar ?? {};
  const { data } = avatarsApi.orders.useQuery({
    queryKey: economyKeys.avatar(collection, tokenId, 'orders', 'listing'),
    queryData: avatar ? { params: { collection, tokenId }, query: { kind: 'listing' } } : skipToken,
    select: ({ body }) => body.items,
  });
  if (data === undefined || avatar === undefined) return undefined;
  const listings = data.filter((order) => isListingOfAvatar(order, avatar));
  return bestOfOthers(listings, address) ?? null;
};

const shownOf = (
  now: WatchedNow,
  entry: WatchedEntry,
  listing: Order | null | undefined,
): Shown => {
  switch (now.kind) {
    case 'trait': {
      const { trait, bestOffer } = now;
      return {
        name: itemName({ kind: 'trait', trait, quantity: 1 }),
        to: paths.trait(trait.id),
        picture: picture(trait.imageUrl),
        about: (
          <Facts
            facts={[slotNames[trait.slot], <RarityWord key="rarity" rarity={trait.rarity} />]}
          />
        ),
        figures: [
          { term: 'Floor', value: <Floor floor={trait.floor} entry={entry} /> },
          {
            term: 'Best offer',
            value: bestOffer ? <EstimatedPrice price={nativePrice(bestOffer)} /> : 'No offers',
          },
        ],
      };
    }
    case 'collection': {
      const { collection } = now;
      const { chainId, volume } = collection;
      return {
        name: plainText(collection.name) || collection.slug,
        to: paths.collection(collection.slug),
        picture: picture(collection.faces[0]?.imageUrl),
        about: `${grouped(collection.listed)} editions for sale`,
        figures: [
          {
            term: collectionFloors.trait,
            value: <Floor floor={collection.floor} entry={entry} />,
          },
          {
            term: 'Volume, 7 days',
            value: (
              <EstimatedPrice
                price={{ chainId, coin: 'native', amount: volume.week }}
                format={displayPrice}
              />
            ),
          },
        ],
      };
    }
    case 'avatar': {
      const { avatar } = now;
      return {
        name: avatarName(avatar),
        to: paths.avatar(avatar),
        picture: picture(avatar.imageUrl),
        about: (
          <span>
            Owned by <PartyLink party={avatar.owner} you="you" />
          </span>
        ),
        figures: [
          { term: 'Rank', value: grouped(avatar.rank) },
          ...(listing?.unitPrice
            ? [{ term: 'Price', value: <EstimatedPrice price={listing.unitPrice} /> }]
            : []),
        ],
      };
    }
    case 'wallet': {
      const { wallet, avatarPhoto, editions, avatars, listings } = now;
      const name = shownName(wallet.username);
      return {
        name: name === undefined ? shortenAddress(wallet.address) : plainText(name),
        to: paths.profile(wallet.address),
        picture: <Avatar photo={avatarPhoto} size={PICTURE} />,
        about: shortenAddress(wallet.address),
        figures: [
          { term: 'For sale', value: grouped(listings) },
          { term: 'Holds', value: `${grouped(editions)} loose, ${grouped(avatars)} avatars` },
        ],
      };
    }
  }
};

/** Has the height of the figures, which are in their own row on phones. */
const LOADING_FIGURES: Shown['figures'] = [
  {
    term: '\u00A0',
    value: (
      <>
        <Skeleton className="w-20 rounded-control">&nbsp;</Skeleton>
        <span className="block text-xs">&nbsp;</span>
      </>
    ),
  },
];

type WatchedRowProps = {
  entry: WatchedEntry;
  /** The entry's current state; undefined while loading, or if the item doesn't exist. */
  now: WatchedNow | undefined;
  isLoading: boolean;
  /** The user's open orders. */
  orders: readonly WalletOrder[];
  onRemove: () => void;
};

export function WatchedRow({ entry, now, isLoading, orders, onRemove }: WatchedRowProps) {
  const listing = useAvatarListing(now);
  const shown = now && shownOf(now, entry, listing);
  const hasButtons = entry.kind === 'trait' || entry.kind === 'avatar';
  const floor =
    now?.kind === 'trait'
      ? now.trait.floor
      : now?.kind === 'collection'
        ? now.collection.floor
        : undefined;
  // The change of the floor has the date.
  const hasChange = entry.floorThen !== null && floor !== null;
  const figures = shown?.figures ?? (isLoading ? LOADING_FIGURES : []);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-hairline py-3 first:border-t-0 md:grid-cols-[4rem_minmax(0,1fr)_20rem_auto] lg:grid-cols-[4rem_minmax(0,1fr)_18rem_12rem_auto]">
      {shown ? (
        <PictureLink to={shown.to}>{shown.picture}</PictureLink>
      ) : (
        <Skeleton className="size-16 rounded-control" />
      )}
      <div className="min-w-0">
        {shown && (
          <Link
            to={shown.to}
            className="font-display font-bold wrap-anywhere decoration-accent decoration-2 underline-offset-4 hover:underline"
          >
            {shown.name}
          </Link>
        )}
        {!shown &&
          (isLoading ? (
            <>
              <Skeleton className="w-40 rounded-control font-display">&nbsp;</Skeleton>
              <Skeleton className="w-24 rounded-control text-sm">&nbsp;</Skeleton>
            </>
          ) : (
            <span>No longer here</span>
          ))}
        {shown && <p className="text-sm text-muted">{shown.about}</p>}
        {!hasChange && <p className="text-xs text-muted">Since {dayText(new Date(entry.since))}</p>}
      </div>
      <dl
        aria-hidden={!shown}
        className="col-span-2 col-start-2 row-start-2 grid grid-cols-2 gap-x-4 md:col-span-1 md:col-start-3 md:row-start-1"
      >
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {hasButtons && (
        <div className="col-span-2 col-start-2 min-h-11 md:row-start-2 md:min-h-8 lg:col-span-1 lg:col-start-4 lg:row-start-1">
          {now && shown && (
            <WatchedActions name={shown.name} now={now} orders={orders} listing={listing} />
          )}
        </div>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Stop watching ${shown?.name ?? 'this'}`}
        className="col-start-3 row-start-1 md:col-start-4 lg:col-start-5"
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </li>
  );
}

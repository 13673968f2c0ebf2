import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/prices/price-text';
import { SafePicture } from '@/components/safe-picture';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { isOnlyClose } from '@/lib/search/is-close';
import { type NamedItem, namedAvatar, namedCollection } from '@/lib/search/named-items';
import { useAvatarsNamed, useCollectionsNamed } from '@/lib/search/use-named';

const PICTURE = 48;

type MatchProps = { item: NamedItem; children: ReactNode };

function Match({ item: { kind, name, url, picture }, children }: MatchProps) {
  return (
    <li className="shrink-0">
      <Link
        to={url}
        className="group flex w-60 items-center gap-3 rounded-card border border-hairline bg-surface px-2 py-1.5"
      >
        <SafePicture
          src={picture}
          size={PICTURE}
          className="size-12 shrink-0 overflow-hidden rounded-tag bg-wall"
        />
        <span className="min-w-0">
          <span className="block truncate font-semibold group-hover:underline">{name}</span>{' '}
          <span className="block truncate text-sm text-muted">
            {kind} · {children}
          </span>
        </span>
      </Link>
    </li>
  );
}

const collectionMatch = (collection: Collection) => (
  <Match key={collection.slug} item={namedCollection(collection)}>
    {collection.floor ? (
      <PriceText price={collection.floor} />
    ) : (
      <span>{`${grouped(collection.supply.traits)} traits`}</span>
    )}
  </Match>
);

const avatarMatch = (avatar: AvatarCard) => (
  <Match key={`${avatar.collection}/${avatar.tokenId}`} item={namedAvatar(avatar)}>
    {avatar.price ? <PriceText price={avatar.price} /> : <span>Not listed</span>}
  </Match>
);

/** Shows the collections and avatars with the searched name in a row that always has its height. */
export function NamedMatches({ name }: { name: string }) {
  const collections = useCollectionsNamed(name);
  const avatars = useAvatarsNamed(name);
  const failed = [collections, avatars].find(({ error, data }) => error && !data);
  if (failed)
    return (
      <div role="alert" className="flex h-16 items-center gap-4 text-sm text-muted">
        Couldn’t search collections and avatars.
        <Button
          variant="outline"
          size="sm"
          disabled={failed.isFetching}
          onClick={() => void failed.refetch()}
        >
          Try again
        </Button>
      </div>
    );
  if (collections.data === undefined || avatars.data === undefined)
    return <Skeleton className="h-16 w-60 rounded-card" />;
  const found = [
    ...collections.data.items.map((one) => plainText(one.name)),
    ...avatars.data.items.map(avatarName),
  ];
  const isClose = isOnlyClose(found, name);
  const total = avatars.data.total;
  if (found.length === 0)
    return (
      <p className="flex h-16 items-center text-sm text-muted">
        No collection or avatar has this name.
      </p>
    );
  return (
    <section
      aria-label="Collections and avatars"
      className="flex h-16 items-center gap-3 overflow-x-auto overflow-y-hidden"
    >
      <h2 className="w-28 shrink-0 text-sm/5 font-semibold">
        {isClose ? 'Collections and avatars: close matches' : 'Collections and avatars'}
      </h2>
      <ul className="flex gap-3">
        {collections.data.items.map(collectionMatch)}
        {avatars.data.items.map(avatarMatch)}
        {total > avatars.data.items.length && (
          <li className="flex shrink-0 items-center">
            <Link
              to={paths.marketAvatarsNamed(name)}
              className="inline-flex min-h-10 items-center gap-2 px-2 text-sm font-semibold accent-underline"
            >
              All {grouped(total)} avatars
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

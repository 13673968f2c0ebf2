import type { AvatarCard } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/prices/price-text';
import { SafePicture } from '@/components/safe-picture';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { isOnlyClose } from '@/lib/search/is-close';
import { type NamedItem, namedAvatar, namedCollection } from '@/lib/search/named-items';
import { useNamedMatches } from '@/lib/search/use-named-matches';
import { useSuggestedTraits } from '@/lib/search/use-suggested-traits';

// Shared, because each import adds to the market's own code.
export { NoTraitNamed } from './no-trait-named';

const PICTURE = 48;

type MatchProps = { item: NamedItem; children: ReactNode };

function Match({ item: { kind, name, url, picture }, children }: MatchProps) {
  return (
    <li className="shrink-0">
      <Link
        to={url}
        className="group flex w-60 items-center gap-3 rounded-card border border-hairline bg-surface px-2 py-1.5"
      >
        {kind === 'Account' ? (
          <Avatar photo={picture} size={PICTURE} />
        ) : (
          <SafePicture
            src={picture}
            size={PICTURE}
            className="size-12 shrink-0 overflow-hidden rounded-tag bg-wall"
          />
        )}
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

type FailureProps = {
  title: string;
  query: { isFetching: boolean; refetch: () => unknown };
};

function Failure({ title, query }: FailureProps) {
  return (
    <div role="alert" className="flex h-16 shrink-0 items-center gap-4 text-sm text-muted">
      {title}
      <Button
        variant="outline"
        size="sm"
        disabled={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Try again
      </Button>
    </div>
  );
}

type GroupProps = { title: string; isClose: boolean; children: ReactNode };

function Group({ title, isClose, children }: GroupProps) {
  return (
    <section aria-label={title} className="flex shrink-0 items-center gap-3">
      <h2 className="w-28 shrink-0 text-sm/5 font-semibold">
        {isClose ? `${title}: close matches` : title}
      </h2>
      <ul className="flex gap-3">{children}</ul>
    </section>
  );
}

type RowProps = {
  name: string;
  /** Whether traits have the name. Otherwise, their list says that it shows close matches. */
  hasTraits: boolean;
  /** Shown if no collection has the name. */
  suggested: readonly Collection[];
};

function Row({ name, hasTraits, suggested }: RowProps) {
  const { collections, avatars, accounts } = useNamedMatches(name);
  const failed = [collections, avatars].find(({ error, data }) => error && !data);
  if (failed) return <Failure title="Couldn’t search collections and avatars." query={failed} />;
  const { items: people, query: peopleQuery } = accounts;
  const isSearching = people === undefined && !peopleQuery.error;
  if (collections.data === undefined || avatars.data === undefined || isSearching)
    return <Skeleton className="h-16 w-60 rounded-card" />;
  const { items } = collections.data;
  const shown = items.length > 0 ? items : suggested;
  // Suggested collections are named by a word of the text, not by all of it.
  const names = [...items.map((one) => plainText(one.name)), ...avatars.data.items.map(avatarName)];
  const hasMatches = shown.length + avatars.data.items.length > 0;
  const total = avatars.data.total;
  if (!hasMatches && people?.length === 0)
    return (
      <p className="flex h-16 items-center text-sm text-muted">
        {hasTraits && 'No collection, avatar or account has this name.'}
      </p>
    );
  return (
    <div className="flex h-16 items-center gap-6 overflow-x-auto overflow-y-hidden">
      {hasMatches && (
        <Group title="Collections and avatars" isClose={isOnlyClose(names, name)}>
          {shown.map(collectionMatch)}
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
        </Group>
      )}
      {people === undefined && <Failure title="Couldn’t search accounts." query={peopleQuery} />}
      {people !== undefined && people.length > 0 && (
        <Group title="Accounts" isClose={accounts.isClose}>
          {people.map((item) => (
            <Match key={item.url} item={item}>
              <span className="font-mono">{item.address}</span>
            </Match>
          ))}
        </Group>
      )}
    </div>
  );
}

function SuggestedRow({ name }: { name: string }) {
  const { collections } = useSuggestedTraits(name);
  return <Row name={name} hasTraits={false} suggested={collections} />;
}

type NamedMatchesProps = Pick<RowProps, 'name' | 'hasTraits'> & {
  /** Whether to show the collections of suggested traits, because no trait has the name. */
  isSuggested: boolean;
};

/**
 * Shows the collections, avatars and accounts with the searched name, which the header's search
 * lists too (E692), in a row that always has its height.
 */
export function NamedMatches({ name, hasTraits, isSuggested }: NamedMatchesProps) {
  return isSuggested ? (
    <SuggestedRow name={name} />
  ) : (
    <Row name={name} hasTraits={hasTraits} suggested={[]} />
  );
}

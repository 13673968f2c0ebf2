import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { plainText } from '@/lib/format/plain-text';

import { Section } from '../page/section';
import { QueryFailure } from '../query-failure';
import { TextField } from '../text-field';
import { LoadingText, Skeleton } from '../ui/skeleton';
import { CardPicture } from '@/components/trait/card-picture';

import { NoAvatars } from './no-avatars';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';

const EAGER = 5;
/** The number of avatars above which they can be searched. */
const SEARCHED_FROM = 13;

const collectionOf = (avatar: Avatar): string => plainText(avatar.collectionName);

/** Returns whether the name or the collection contains all words. */
const matches = (avatar: Avatar, text: string): boolean => {
  const about = `${avatarName(avatar)} ${collectionOf(avatar)}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => about.includes(word));
};

type AvatarChoiceProps = {
  address: WalletAddress;
  collection?: string | undefined;
  addressFor: (avatar: Avatar) => string;
};

function Loading() {
  return (
    <>
      <LoadingText>Loading your avatars</LoadingText>
      <div className={grid}>
        {Array.from({ length: EAGER }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-square rounded-card" />
            <Skeleton className="mt-3 h-5 w-3/4 rounded-tag" />
            <Skeleton className="mt-1 h-5 w-1/2 rounded-tag" />
          </div>
        ))}
      </div>
    </>
  );
}

export function AvatarChoice({ address, collection, addressFor }: AvatarChoiceProps) {
  const query = useOwnedAvatars(address, collection);
  const { data, error } = query;
  const [text, setText] = useState('');
  const found = data?.filter(({ avatar }) => matches(avatar, text.trim()));
  return (
    <Section title="Choose an avatar">
      {error && !data && <QueryFailure title="Couldn’t load your avatars" query={query} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && <NoAvatars collection={collection} />}
      {data && data.length >= SEARCHED_FROM && (
        <div className="mb-8 max-w-sm">
          <TextField
            label="Search your avatars"
            type="search"
            autoComplete="off"
            placeholder="Name, number or collection"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      <p role="status" className="text-muted">
        {data && data.length > 0 && found?.length === 0 && 'No avatar of yours matches.'}
      </p>
      {found && found.length > 0 && (
        <ul className={grid}>
          {found.map(({ avatar }, position) => (
            <li key={`${avatar.collection}/${avatar.tokenId}`} className="min-w-0">
              <Link to={addressFor(avatar)} className="group block rounded-card">
                <CardPicture src={avatar.imageUrl} eager={position < EAGER} />
                <span className="mt-3 line-clamp-2 font-display leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                  {avatarName(avatar)}
                </span>{' '}
                {!avatarName(avatar).startsWith(collectionOf(avatar)) && (
                  <span className="mt-0.5 block truncate text-sm text-muted">
                    {collectionOf(avatar)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { plainText } from '@/lib/format/plain-text';

import { Section } from '../page/section';
import { QueryFailure } from '../query-failure';
import { LoadingText, Skeleton } from '../ui/skeleton';
import { CardPicture } from '@/components/trait/card-picture';
import { EmptyNote } from '@/components/empty-note';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

const EAGER = 5;

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
  return (
    <Section title="Choose an avatar">
      {error && !data && <QueryFailure title="Couldn’t load your avatars" query={query} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && (
        <EmptyNote next={['Go to the playground', paths.playground]}>
          {collection === undefined
            ? 'Your wallet holds no avatars. You can try any look in the playground.'
            : 'Your wallet holds no avatar of this collection. You can try the look in the playground.'}
        </EmptyNote>
      )}
      {data && data.length > 0 && (
        <ul className={grid}>
          {data.map(({ avatar }, position) => (
            <li key={`${avatar.collection}/${avatar.tokenId}`} className="min-w-0">
              <Link to={addressFor(avatar)} className="group block rounded-card">
                <CardPicture src={avatar.imageUrl} eager={position < EAGER} />
                <span className="mt-3 line-clamp-2 font-display leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                  {avatarName(avatar)}
                </span>{' '}
                <span className="mt-0.5 block truncate text-sm text-muted">
                  {plainText(avatar.collectionName)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { plainText } from '@/lib/format/plain-text';

import { NextLink } from '../next-link';
import { Section } from '../page/section';
import { QueryFailure } from '../query-failure';
import { SafePicture } from '../safe-picture';
import { TraitPlaceholder } from '../trait/trait-placeholder';
import { Skeleton } from '../ui/skeleton';

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
      <span role="status" className="sr-only">
        Loading your avatars
      </span>
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
        <div className="max-w-text">
          <p className="mb-5 text-muted">
            {collection === undefined
              ? 'Your wallet holds no avatars. You can try any look on the playground.'
              : 'Your wallet holds no avatar of this collection. You can try the look on the playground.'}
          </p>
          <NextLink to={paths.playground}>Go to the playground</NextLink>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className={grid}>
          {data.map(({ avatar }, position) => (
            <li key={`${avatar.collection}/${avatar.tokenId}`} className="min-w-0">
              <Link to={addressFor(avatar)} className="group block rounded-card">
                <span className="block aspect-square overflow-hidden rounded-card bg-wall">
                  <SafePicture
                    src={avatar.imageUrl}
                    alt=""
                    size={320}
                    eager={position < EAGER}
                    placeholder={<TraitPlaceholder />}
                    className="size-full transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
                  />
                </span>
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

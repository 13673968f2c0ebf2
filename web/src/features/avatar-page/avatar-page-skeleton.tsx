import { type AvatarRef, SLOTS } from '@trait-market/contract/economy/shared';

import { PageHeading } from '@/components/page/page-heading';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { plainText } from '@/lib/format/plain-text';

import { avatarHead } from './avatar-head';
import { wardrobeGrid } from './wardrobe-grid';

const FACTS = 5;

function Line({ className }: { className: string }) {
  return (
    <span className={`block ${className}`}>
      <Skeleton className="inline-block w-4/5 rounded-tag leading-none">&nbsp;</Skeleton>
    </span>
  );
}

function FactLines() {
  return (
    <div className="grid content-start gap-0.5">
      <Line className="w-20 text-sm" />
      <Line className="w-28 text-lg" />
      <Line className="w-28 text-xs" />
    </div>
  );
}

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/** A placeholder about as long as the final name, so that it takes as many lines. */
const likelyName = ({ collection, tokenId }: AvatarId): string => {
  const words = collection.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return plainText(`${words.join(' ')} #${tokenId}`);
};

export function AvatarPageSkeleton({ avatar }: { avatar: AvatarId }) {
  return (
    <>
      <div className={avatarHead.row}>
        <div className={avatarHead.picture}>
          <Skeleton className="aspect-square w-full rounded-card" />
        </div>
        <div className={avatarHead.words}>
          <PageHeading title="Avatar" className="sr-only" />
          <LoadingText>Loading</LoadingText>
          <Skeleton className="w-40 rounded-control text-sm">&nbsp;</Skeleton>
          <Skeleton className="mt-3 w-fit rounded-control font-display text-2xl font-extrabold break-words text-transparent select-none">
            {likelyName(avatar)}
          </Skeleton>
          <Skeleton className="mt-3 w-44 rounded-control">&nbsp;</Skeleton>
          <div className={avatarHead.prices}>
            {['Price', 'Best offer'].map((one) => (
              <FactLines key={one} />
            ))}
          </div>
          <Skeleton className="mt-5 h-12 w-full rounded-control" />
          <Skeleton className="mt-4 h-8 w-60 max-w-full rounded-control" />
        </div>
        <div className={avatarHead.more}>
          <div className={avatarHead.facts}>
            {Array.from({ length: FACTS }, (_, position) => (
              <FactLines key={position} />
            ))}
          </div>
        </div>
      </div>
      <div className="mt-14">
        <div className="mb-4 flex min-h-12 items-center border-b border-hairline pb-2">
          <Skeleton className="w-40 rounded-control font-display text-lg">&nbsp;</Skeleton>
        </div>
        <div className={wardrobeGrid}>
          {SLOTS.map((slot) => (
            <div key={slot}>
              <Skeleton className="aspect-square w-full rounded-card" />
              <Line className="mt-3 text-xs" />
              <Skeleton className="mt-0.5 h-[2lh] w-full rounded-control font-display text-base leading-tight" />
              <Line className="mt-1 text-sm" />
              <Line className="text-sm" />
              <Line className="mt-0.5 text-sm" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

import { CHAINS, type Price } from '@trait-market/contract/economy/shared';
import type { CollectionDetail } from '@trait-market/contract/economy/collections';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Fact } from '@/components/economy/fact';
import { PriceText } from '@/components/economy/prices/price-text';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { PageHeading } from '@/components/page/page-heading';
import { SafePicture } from '@/components/safe-picture';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { collectionFloors } from '@/lib/economy/orders/price-labels';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { cn } from '@/lib/cn';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { percentText } from '@/lib/format/percent-text';
import { useServerMeta } from '@/lib/rendering/server-render';

import { collectionMeta } from './collection-meta';

const LONG_NAME = 24;
const DESCRIPTION_LENGTH = 400;
/** The characters that fill three lines of a description, on phones and on wider screens. */
const CLAMPED = { phone: 100, wide: 240 } as const;
const FACES = 6;

const strip = 'grid grid-cols-6 overflow-hidden rounded-card bg-wall';
const facts =
  'mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-4 sm:mt-8 sm:grid-cols-3 sm:gap-y-5 sm:py-5 lg:grid-cols-6';

type CollectionHeadProps = {
  collection: CollectionDetail;
  aside?: ReactNode;
};

/** A description of up to three lines, with a button for the rest. */
function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > CLAMPED.wide;
  return (
    <>
      <p
        className={cn(
          'mt-6 max-w-text break-words text-muted sm:text-lg',
          !isWhole && text.length > CLAMPED.phone && 'max-sm:line-clamp-3',
          !isWhole && isLong && 'line-clamp-3',
        )}
      >
        {text}
      </p>
      {text.length > CLAMPED.phone && (
        <Button
          variant="link"
          size="sm"
          aria-expanded={isWhole}
          className={cn('h-11 px-0', !isLong && 'sm:hidden')}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Less' : 'More'}
        </Button>
      )}
    </>
  );
}

export function CollectionHead({ collection, aside }: CollectionHeadProps) {
  const { slug, description, chainId, faces, floor, listed, owners, supply, volume } = collection;
  const { avatarFloor, avatarsListed = 0, bestOffer } = collection;
  const avatarsText =
    avatarsListed > 0
      ? `${grouped(avatarsListed)} of ${grouped(supply.avatars)} for sale`
      : `${grouped(supply.avatars)} ${supply.avatars === 1 ? 'avatar' : 'avatars'}`;
  const inWei = (amount: string): Price => ({ chainId, coin: 'native', amount });
  const actions = useActions();
  const hasCart = useFeatureEnabled('cart') === true;
  const isPlaygroundOpen = useFeatureEnabled('playground') === true;
  const name = plainText(collection.name) || slug;
  useServerMeta(import.meta.env.SSR && (() => collectionMeta(collection, name)));
  return (
    <>
      <ul className={strip}>
        {faces.slice(0, FACES).map((face) => (
          <li key={face.tokenId}>
            <Link
              to={paths.avatar(face)}
              title={avatarName(face)}
              className="group block overflow-hidden focus-visible:-outline-offset-4"
            >
              <SafePicture
                src={face.imageUrl}
                alt={avatarName(face)}
                size={320}
                eager
                className="aspect-square w-full transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
              />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-muted sm:mt-8">Collection on {CHAINS[chainId].name}</p>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PageHeading
          title={name}
          size={name.length > LONG_NAME ? 'xl' : '2xl'}
          className="min-w-0 break-words"
        />
        {aside}
      </div>
      <dl className={facts}>
        <Fact
          name={collectionFloors.trait}
          note={
            listed > 0 && `${grouped(listed)} for sale, ${percentText(listed / supply.editions)}`
          }
        >
          {floor ? <PriceText price={floor} /> : 'None listed'}
        </Fact>
        <Fact name={collectionFloors.avatar} note={avatarsText}>
          {avatarFloor ? (
            <PriceText price={avatarFloor} />
          ) : avatarFloor === null ? (
            'None listed'
          ) : (
            'Unknown'
          )}
        </Fact>
        <Fact
          name="Volume, 24 hours"
          note={
            <>
              <PriceText price={inWei(volume.month)} format={displayPrice} /> in 30 days, avatars
              included
            </>
          }
        >
          <PriceText price={inWei(volume.day)} format={displayPrice} />
        </Fact>
        <Fact name="Holders">{grouped(owners)}</Fact>
        <Fact name="Top offer" note={bestOffer && 'for any trait'}>
          {bestOffer ? (
            <PriceText price={nativePrice(bestOffer)} />
          ) : bestOffer === null ? (
            'No collection offer'
          ) : (
            'Unknown'
          )}
        </Fact>
        <Fact name="Traits" note={`${grouped(supply.editions)} editions`}>
          {grouped(supply.traits)}
        </Fact>
      </dl>
      <p className="mt-5 flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:px-3">
        <Link to={paths.marketOf(slug)} className={buttonVariants({ size: 'lg' })}>
          See its traits
        </Link>
        <Button
          variant="outline"
          size="lg"
          onClick={() => actions.start({ kind: 'offerAny', collection: slug })}
        >
          Make a collection offer
        </Button>
        <Link
          to={paths.marketAvatarsOf(slug)}
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          See its avatars
        </Link>
        {hasCart && floor && (
          <Link
            to={paths.cartWith(slug)}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            Buy the cheapest
          </Link>
        )}
        {isPlaygroundOpen && (
          <Link
            to={`${paths.playground}?collection=${encodeURIComponent(slug)}`}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          >
            Try its traits on
          </Link>
        )}
      </p>
      <Description text={plainText(description, DESCRIPTION_LENGTH)} />
    </>
  );
}

export function CollectionHeadSkeleton() {
  return (
    <>
      <div className={strip}>
        {Array.from({ length: FACES }, (_, position) => (
          <Skeleton key={position} className="aspect-square w-full" />
        ))}
      </div>
      <PageHeading title="Collection" className="sr-only" />
      <LoadingText>Loading</LoadingText>
      <Skeleton className="mt-5 w-40 rounded-control text-sm sm:mt-8">&nbsp;</Skeleton>
      <Skeleton className="mt-3 w-3/5 rounded-control font-display text-2xl">&nbsp;</Skeleton>
      <div className={facts}>
        {Array.from({ length: FACES }, (_, position) => (
          <Skeleton key={position} className="h-16 rounded-control" />
        ))}
      </div>
      <Skeleton className="mt-5 h-12 w-40 rounded-control" />
      <Skeleton className="mt-6 w-full max-w-text rounded-control sm:text-lg">&nbsp;</Skeleton>
    </>
  );
}

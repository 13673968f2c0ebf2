import { CHAINS, type Price } from '@trait-market/contract/economy/shared';
import type { CollectionDetail } from '@trait-market/contract/economy/collections';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Fact } from '@/components/economy/fact';
import { ChangeText } from '@/components/economy/prices/change-text';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { FittedHeading } from '@/components/page/fitted-heading';
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

const DESCRIPTION_LENGTH = 400;
/** The characters that fill three lines of a description, on phones and on wider screens. */
const CLAMPED = { phone: 100, wide: 240 } as const;
const FACES = 6;

/** On wide screens, the faces are next to the name, so that the first traits are on the first screen. */
const top =
  'grid gap-x-8 gap-y-5 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:items-center';
const strip = 'grid grid-cols-6 overflow-hidden rounded-card bg-wall lg:order-last';
const above = 'mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2';
const facts =
  'mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-hairline py-4 sm:mt-8 sm:grid-cols-3 sm:gap-y-5 sm:py-5 lg:mt-6 lg:grid-cols-6 lg:py-4';
const next = 'mt-5 flex flex-wrap items-start gap-x-10 lg:mt-4';

type CollectionHeadProps = {
  collection: CollectionDetail;
  aside?: ReactNode;
};

/** A description of up to three lines, with a button for the rest. */
function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > CLAMPED.wide;
  return (
    <div className="min-w-0 max-sm:w-full xl:min-w-80 xl:flex-1">
      <p
        className={cn(
          'max-w-text break-words text-muted max-xl:mt-5 max-sm:text-sm xl:text-sm',
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
    </div>
  );
}

export function CollectionHead({ collection, aside }: CollectionHeadProps) {
  const { slug, description, chainId, faces, floor, listed, owners, supply, volume } = collection;
  const { avatarFloor, avatarsListed = 0, bestOffer, windows } = collection;
  const change = changeOf(floor?.amount, windows?.week.floorBefore?.amount);
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
      <div className={top}>
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
        <div className="min-w-0">
          <div className={above}>
            <p className="text-sm text-muted">Collection on {CHAINS[chainId].name}</p>
            {aside}
          </div>
          <FittedHeading title={name} className="break-words" />
        </div>
      </div>
      <dl className={facts}>
        <Fact
          name={collectionFloors.trait}
          note={
            <>
              {floor && <RowEstimate price={floor} />}
              {change && (
                <span className="flex flex-wrap gap-x-1">
                  <ChangeText change={change} />
                  <span>in 7 days</span>
                </span>
              )}
              {listed > 0 &&
                `${grouped(listed)} for sale, ${percentText(listed / supply.editions)}`}
            </>
          }
        >
          {floor ? <PriceText price={floor} /> : 'None listed'}
        </Fact>
        <Fact
          name={collectionFloors.avatar}
          note={
            <>
              {avatarFloor && <RowEstimate price={avatarFloor} />}
              {avatarsText}
            </>
          }
        >
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
              <RowEstimate price={inWei(volume.day)} />
              <PriceText price={inWei(volume.month)} format={displayPrice} /> in 30 days, avatars
              included
            </>
          }
        >
          <PriceText price={inWei(volume.day)} format={displayPrice} />
        </Fact>
        <Fact name="Holders">{grouped(owners)}</Fact>
        <Fact
          name="Top offer"
          note={
            bestOffer && (
              <>
                <RowEstimate price={bestOffer} />
                for any trait
              </>
            )
          }
        >
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
      <div className={next}>
        <p className="flex flex-wrap gap-3 max-lg:gap-2 max-lg:*:px-3 max-md:*:grow">
          <Button size="lg" onClick={() => actions.start({ kind: 'offerAny', collection: slug })}>
            Make a collection offer
          </Button>
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
      </div>
    </>
  );
}

export function CollectionHeadSkeleton() {
  return (
    <>
      <div className={top}>
        <div className={strip}>
          {Array.from({ length: FACES }, (_, position) => (
            <Skeleton key={position} className="aspect-square w-full" />
          ))}
        </div>
        <div>
          <PageHeading title="Collection" className="sr-only" />
          <LoadingText>Loading</LoadingText>
          <div className={above}>
            <Skeleton className="w-40 rounded-control text-sm">&nbsp;</Skeleton>
          </div>
          <Skeleton className="w-3/5 rounded-control font-display text-2xl leading-none">
            &nbsp;
          </Skeleton>
        </div>
      </div>
      <div className={facts}>
        {Array.from({ length: FACES }, (_, position) => (
          <Skeleton key={position} className="h-16 rounded-control" />
        ))}
      </div>
      <div className={next}>
        <Skeleton className="h-12 w-40 rounded-control" />
        <Skeleton className="w-full max-w-text rounded-control max-xl:mt-5 xl:flex-1">
          &nbsp;
        </Skeleton>
      </div>
    </>
  );
}

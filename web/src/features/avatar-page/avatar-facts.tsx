import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { type Price, SLOTS } from '@trait-market/contract/economy/shared';

import { Estimate } from '@/components/economy/prices/estimate';
import { Fact } from '@/components/economy/fact';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { Skeleton } from '@/components/ui/skeleton';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { exactTime } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { ordinal } from '@/lib/format/ordinal';
import { relativeTime } from '@/lib/format/relative-time';
import { scoreText } from '@/lib/looks/score-text';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { avatarHead } from './avatar-head';
import { useCollectionFloor } from './use-collection-floor';

const emptyText = (empty: number): string => {
  if (empty === 0) return 'every slot is filled';
  return empty === 1 ? '1 slot is empty' : `${empty} slots are empty`;
};

const atFloor = ({ chainId, worn }: AvatarDetail): { price: Price | undefined; note: string } => {
  const amounts = worn.flatMap(({ floor }) => (floor ? [BigInt(floor.amount)] : []));
  if (amounts.length === 0) return { price: undefined, note: 'none of its traits is for sale' };
  const amount = String(amounts.reduce((sum, one) => sum + one, 0n));
  const verb = amounts.length === 1 ? 'is' : 'are';
  return {
    price: { chainId, coin: 'native', amount },
    note:
      amounts.length === worn.length
        ? 'all are listed'
        : `${amounts.length} of ${worn.length} ${verb} listed`,
  };
};

/** The cheapest listed avatar of the collection, because an avatar is the only one of its kind. */
function CollectionFloor({ collection, price }: Pick<AvatarDetail, 'collection' | 'price'>) {
  const { floor, listed } = useCollectionFloor(collection);
  return (
    <Fact
      name="Collection floor"
      note={
        floor && (
          <span className="flex flex-wrap items-center gap-x-2">
            <Estimate amounts={[floor]} />
            {listed > 0 && <span>{`${grouped(listed)} for sale`}</span>}
            {price?.amount === floor.amount && <span>this is the cheapest</span>}
          </span>
        )
      }
    >
      {floor !== undefined ? (
        floor ? (
          <PriceText price={floor} format={exactPrice} />
        ) : (
          'None listed'
        )
      ) : (
        <Skeleton className="inline-block w-20 rounded-tag">&nbsp;</Skeleton>
      )}
    </Fact>
  );
}

type AvatarFactsProps = {
  avatar: AvatarDetail;
  at: Date;
};

export function AvatarFacts({ avatar, at }: AvatarFactsProps) {
  const zone = useTimeZone();
  const { rank, rarityScore, worn, lastSale } = avatar;
  const { price, note } = atFloor(avatar);
  return (
    <dl className={avatarHead.facts}>
      <CollectionFloor collection={avatar.collection} price={avatar.price} />
      <Fact
        name="Last sale"
        note={
          lastSale && (
            <span className="flex flex-wrap items-center gap-x-2">
              <Estimate amounts={[lastSale.price]} />
              <time dateTime={lastSale.at} title={exactTime(new Date(lastSale.at), zone)}>
                {relativeTime(new Date(lastSale.at), at, zone)}
              </time>
            </span>
          )
        }
      >
        {lastSale ? (
          <PriceText price={nativePrice(lastSale.price)} format={exactPrice} />
        ) : (
          'Never sold'
        )}
      </Fact>
      <Fact name="Rank" note={`rarity score ${scoreText(rarityScore)}, the higher, the rarer`}>
        {`${ordinal(rank.place)} of ${grouped(rank.of)}`}
      </Fact>
      <Fact name="Wears" note={emptyText(SLOTS.length - worn.length)}>
        {`${worn.length} of ${SLOTS.length}`}
      </Fact>
      <Fact
        name="Traits at floor"
        note={
          <span className="flex flex-wrap items-center gap-x-2">
            {price && <Estimate amounts={[price]} />}
            <span>{note}</span>
          </span>
        }
      >
        {price ? <PriceText price={price} format={exactPrice} /> : 'None listed'}
      </Fact>
    </dl>
  );
}

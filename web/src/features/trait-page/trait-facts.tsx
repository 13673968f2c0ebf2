import type { Order } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Estimate } from '@/components/economy/prices/estimate';
import { Fact } from '@/components/economy/fact';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { OwnOffer } from '@/components/economy/prices/own-offer';
import { PriceText } from '@/components/economy/prices/price-text';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { highestOwnOffer, isOwnOrder } from '@/lib/economy/orders/order-makers';
import { tiedText } from '@/lib/economy/orders/price-labels';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { exactTime } from '@/lib/format/dates';
import { editionsText } from '@/lib/format/editions-text';
import { relativeTime } from '@/lib/format/relative-time';
import { percentText } from '@/lib/format/percent-text';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { useSession } from '@/lib/session/use-session';

type TraitFactsProps = {
  trait: TraitDetail;
  at: Date;
};

/** Says where the editions are (loose, worn, in packs, locked), and how many were burned. */
const editionsNote = ({ loose, worn, inPacks = 0, locked = 0, burned = 0 }: TraitDetail): string =>
  [
    `${loose} loose`,
    `${worn} worn`,
    ...(inPacks > 0 ? [`${inPacks} in sealed packs`] : []),
    ...(locked > 0 ? [`${locked} locked in the Light`] : []),
    ...(burned > 0 ? [`${burned} burned`] : []),
  ].join(', ');

/** Says whether the lowest listing is the user's, and how many others have the same price. */
const tieText = (
  lowest: readonly Order[],
  address: WalletAddress | undefined,
): string | undefined => {
  const others = lowest.filter((order) => !isOwnOrder(order, address)).length;
  if (others < lowest.length)
    return others === 0 ? 'lowest is yours' : `lowest is yours, ${tiedText(others)}`;
  return others > 1 ? `${others} at this price, the oldest sells first` : undefined;
};

export function TraitFacts({ trait, at }: TraitFactsProps) {
  const zone = useTimeZone();
  const { address } = useSession();
  const { data: listings } = useTraitOrders(trait.id, 'listing');
  const { data: offers } = useTraitOrders(trait.id, 'offer');
  const own = highestOwnOffer(offers?.items, address);
  const { floor, bestOffer, lastSale, editions, wornShare, listed, holders } = trait;
  const lowest = listings?.items.filter(({ unitPrice }) => unitPrice?.amount === floor?.amount);
  const tie = tieText(lowest ?? [], address);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 sm:grid-cols-3">
      <Fact
        name="Floor"
        note={
          floor && (
            <span className="flex flex-wrap items-center gap-x-2">
              <Estimate amounts={[floor]} />
              <span>{`${editionsText(listed)} for sale`}</span>
              {tie !== undefined && <span>{tie}</span>}
            </span>
          )
        }
      >
        {floor ? <PriceText price={floor} format={exactPrice} /> : 'Not listed'}
      </Fact>
      <Fact
        name="Best offer"
        note={
          bestOffer && (
            <>
              <Estimate amounts={[bestOffer]} />
              {own && <OwnOffer own={own} best={bestOffer} />}
            </>
          )
        }
      >
        {bestOffer ? <PriceText price={nativePrice(bestOffer)} format={exactPrice} /> : 'No offers'}
      </Fact>
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
      <Fact name="Editions" note={editionsNote(trait)}>
        {editions}
      </Fact>
      <Fact name="Worn by" note="of the collection’s avatars">
        {percentText(wornShare)}
      </Fact>
      <Fact name="Holders">{holders.total}</Fact>
    </dl>
  );
}

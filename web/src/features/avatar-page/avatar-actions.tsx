import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { Fact } from '@/components/economy/fact';
import { Estimate } from '@/components/economy/prices/estimate';
import { OwnOffer } from '@/components/economy/prices/own-offer';
import { AddToCart } from '@/components/economy/items/add-to-cart';
import { PriceText } from '@/components/economy/prices/price-text';
import { PartyLink } from '@/components/economy/people/party-link';
import { ReservedForYou } from '@/components/economy/reserved/reserved-for-you';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { asksForAvatar } from '@/lib/economy/avatars/about-avatar';
import { useAvatarOrders } from '@/lib/economy/avatars/avatar-queries';
import { highestOwnOffer } from '@/lib/economy/orders/order-makers';
import { useSession } from '@/lib/session/use-session';

import { avatarHead } from './avatar-head';
import { useListing } from './use-listing';
import { useReservedAvatar } from './use-reserved-avatar';

/** Fits 14 characters in half of a phone's width. */
const amountLook = 'font-display text-xl max-sm:text-lg md:max-lg:text-lg';

type AvatarActionsProps = { avatar: AvatarDetail; isOwn: boolean };

/** The price and the best offer, which the page shows nowhere else. */
export function AvatarPrices({ avatar }: { avatar: AvatarDetail }) {
  const { price, worn, bestOffer } = avatar;
  const { address } = useSession();
  const { made, forUser } = useReservedAvatar(avatar);
  const buyer = made[0]?.reservedFor;
  const { data: orders } = useAvatarOrders(avatar);
  const own = highestOwnOffer(
    orders?.items.filter((order) => asksForAvatar(order, avatar)),
    address,
  );
  const count = worn.length === 1 ? 'the trait it wears' : `the ${worn.length} traits it wears`;
  const reserved = <ReservedForYou item={{ kind: 'avatar', avatar }} />;
  // Takes the place of “Not for sale”, because another line would move the page.
  if (forUser.length > 0 && price === null)
    return (
      <div className={avatarHead.prices}>
        <div className="col-span-2">{reserved}</div>
      </div>
    );
  return (
    <>
      <dl className={avatarHead.prices}>
        <Fact
          name="Price"
          note={
            price ? (
              <Estimate amounts={[price]} />
            ) : (
              buyer && (
                <span className="block truncate">
                  For sale only to <PartyLink party={buyer} />
                </span>
              )
            )
          }
        >
          {price ? (
            <PriceText price={price} format={exactPrice} className={amountLook} />
          ) : buyer ? (
            'Reserved'
          ) : (
            'Not for sale'
          )}
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
          {bestOffer ? (
            <PriceText
              price={nativePrice(bestOffer)}
              format={exactPrice}
              className={price ? amountLook : ''}
            />
          ) : (
            'No offers'
          )}
        </Fact>
      </dl>
      {forUser.length > 0 && <div className="mt-2">{reserved}</div>}
      {price && worn.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          Sold with {count} now. If any of them comes off, the avatar can’t be bought at this price.
        </p>
      )}
    </>
  );
}

export function AvatarActions({ avatar, isOwn }: AvatarActionsProps) {
  const { start } = useActions();
  const { listing, isPending } = useListing(avatar);
  const { collection, tokenId, price } = avatar;
  // Until the listings have loaded, uses the avatar's price to reserve the space of the Buy button.
  const askPrice = isOwn ? null : (listing?.unitPrice ?? (isPending ? price : null));
  return (
    <div className="mt-5 grid gap-4">
      <div className="max-w-xl grid grid-cols-2 gap-3 sm:grid-cols-12 lg:max-w-none">
        {askPrice && (
          <Button
            size="lg"
            className="px-2! max-sm:hidden sm:col-span-6"
            disabled={listing === undefined}
            onClick={() => listing && start({ kind: 'buy', order: listing })}
          >
            Buy for <span translate="no">{exactPrice(askPrice)}</span>
          </Button>
        )}
        {isOwn ? (
          <>
            <Button
              size="lg"
              className="px-1! max-lg:text-sm sm:col-span-6"
              onClick={() => start({ kind: 'listAvatar', collection, tokenId })}
            >
              {price ? 'List at another price' : 'List for sale'}
            </Button>
            <Button
              size="lg"
              variant="outline"
              className="px-1! max-lg:text-sm sm:col-span-6"
              onClick={() => start({ kind: 'giftAvatar', collection, tokenId })}
            >
              Send to another wallet
            </Button>
          </>
        ) : (
          <>
            <Button
              size="lg"
              variant={price ? 'outline' : 'default'}
              className="px-2! sm:col-span-6"
              onClick={() => start({ kind: 'offerAvatar', collection, tokenId })}
            >
              Make an offer
            </Button>
            <Button
              size="lg"
              variant="outline"
              className="px-2! sm:col-span-6"
              onClick={() => start({ kind: 'tradeAvatar', collection, tokenId })}
            >
              Propose a trade
            </Button>
          </>
        )}
        {askPrice && <AddToCart order={listing} className="col-span-2 px-2! sm:col-span-6" />}
      </div>
      <Button
        variant="link"
        className="-my-2 h-11 justify-self-start px-0!"
        onClick={() => start({ kind: 'offerAnyAvatar', collection })}
      >
        Offer for any avatar
      </Button>
    </div>
  );
}

import type { AvatarDetail } from '@trait-market/contract/economy/avatars';

import { Estimate } from '@/components/economy/prices/estimate';
import { AddToCart } from '@/components/economy/items/add-to-cart';
import { PriceText } from '@/components/economy/prices/price-text';
import { displayPrice } from '@/lib/economy/amounts/set-price';
import { PartyLink } from '@/components/economy/people/party-link';
import { ReservedForYou } from '@/components/economy/reserved/reserved-for-you';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { useListing } from './use-listing';
import { useReservedAvatar } from './use-reserved-avatar';

type AvatarActionsProps = { avatar: AvatarDetail; isOwn: boolean };

function NotForSale({ avatar }: { avatar: AvatarDetail }) {
  const { made, forUser } = useReservedAvatar(avatar);
  const buyer = made[0]?.reservedFor;
  // A reserved listing replaces this line, because another line would move the page.
  if (forUser.length > 0) return null;
  return (
    <p className="text-muted">
      {buyer === undefined ? (
        'Not for sale'
      ) : (
        <>
          For sale only to <PartyLink party={buyer} />
        </>
      )}
    </p>
  );
}

export function AvatarPrice({ avatar }: { avatar: AvatarDetail }) {
  const { price, worn } = avatar;
  if (price === null)
    return (
      <div className="mt-6 empty:hidden">
        <NotForSale avatar={avatar} />
      </div>
    );
  const count = worn.length === 1 ? 'the trait it wears' : `the ${worn.length} traits it wears`;
  return (
    <div className="mt-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="sr-only">Price</span>
        <PriceText price={price} format={displayPrice} className="font-display text-xl font-bold" />
        <Estimate amounts={[price]} className="text-sm text-muted" />
      </p>
      {worn.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          Sold with {count} now. If any of them comes off, the avatar can’t be bought at this price.
        </p>
      )}
    </div>
  );
}

export function AvatarActions({ avatar, isOwn }: AvatarActionsProps) {
  const { start } = useActions();
  const { listing, isPending } = useListing(avatar);
  const { collection, tokenId, price } = avatar;
  // Until the listings have loaded, uses the avatar's price to reserve the space of the Buy button.
  const askPrice = isOwn ? null : (listing?.unitPrice ?? (isPending ? price : null));
  return (
    <div className="mt-6 grid gap-4">
      <ReservedForYou item={{ kind: 'avatar', avatar }} />
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
        {askPrice && <AddToCart order={listing} className="col-span-2 px-2! sm:col-span-6" />}
        {isOwn ? (
          <>
            <Button
              size="lg"
              className="col-span-2 px-2! sm:col-span-6"
              onClick={() => start({ kind: 'listAvatar', collection, tokenId })}
            >
              {price ? 'List at another price' : 'List for sale'}
            </Button>
            <Button
              size="lg"
              variant="outline"
              className="col-span-2 px-2! sm:col-span-6"
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
      </div>
    </div>
  );
}

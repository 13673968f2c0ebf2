import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { AddToCart } from '@/components/economy/items/add-to-cart';
import { ReservedForYou } from '@/components/economy/reserved/reserved-for-you';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { traitName } from '@/components/trait/trait-name';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useSession } from '@/lib/session/use-session';

import { useAcceptable } from './use-acceptable';
import { useOwnEditions, type OwnEditions } from './use-own-editions';

type ReceivedProps = { own: OwnEditions; address: WalletAddress };

function Received({ own, address }: ReceivedProps) {
  const acceptable = useAcceptable(own, address);
  if (acceptable === undefined) return null;
  return (
    <Link to={acceptable.to} className="inline-block min-h-6 accent-underline">
      You can accept {acceptable.text}
    </Link>
  );
}

/** Lists another edition, unless all are listed, and leads to the existing listings. */
function SellButtons({
  own,
  widths,
}: {
  own: OwnEditions;
  widths: { list: string; manage: string };
}) {
  const { start } = useActions();
  const { trait, quantity, inListings, listedByOwner, reserved } = own;
  const isAllListed = inListings >= quantity;
  return (
    <>
      {!isAllListed && (
        <Button
          size="lg"
          className={widths.list}
          onClick={() => start({ kind: 'list', traitId: trait.id })}
        >
          List for sale
        </Button>
      )}
      {inListings > 0 && (
        <Link
          to={paths.dashboardListingsOf(traitName({ traitValue: trait.value }))}
          className={buttonVariants({
            size: 'lg',
            variant: isAllListed ? 'default' : 'outline',
            className: widths.manage,
          })}
        >
          {listedByOwner + reserved === 1 ? 'Manage your listing' : 'Manage your listings'}
        </Link>
      )}
    </>
  );
}

function Holding({ own }: { own: OwnEditions }) {
  const { start } = useActions();
  const { address } = useSession();
  const { trait, quantity, inListings, listedByOwner, reserved } = own;
  const listed = listedByOwner > 0 ? `, ${listedByOwner} listed` : '';
  const kept = reserved > 0 ? `, ${reserved} reserved` : '';
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
      <span>{`You hold ${quantity} loose ${quantity === 1 ? 'edition' : 'editions'}${listed}${kept}.`}</span>
      {address && <Received own={own} address={address} />}
      <button
        type="button"
        className="inline-block min-h-6 cursor-pointer accent-underline"
        onClick={() => start({ kind: 'gift', trait, loose: quantity, listed: inListings })}
      >
        Send to another wallet
      </button>
    </p>
  );
}

/**
 * Returns the widths of the buttons in a grid of 2 columns on phones and of 12 elsewhere. Those for selling
 * take a part of the others, which stay where they are, because the holding loads late. On phones, the bar
 * at the bottom has the Buy button.
 */
const widthsOf = (own: OwnEditions | undefined, isForSale: boolean, hasFloor: boolean) => {
  const hasTwo = own && own.inListings > 0 && own.inListings < own.quantity;
  const half = 'px-2! sm:col-span-6';
  const quarter = 'px-2! sm:col-span-3';
  const others = { cart: `${half} max-sm:col-span-2`, manage: half, trade: half };
  if (!own) return { ...others, list: '' };
  const last = `${quarter} sm:order-last`;
  if (isForSale)
    return {
      cart: cn(quarter, hasTwo && 'max-sm:col-span-2'),
      list: quarter,
      manage: hasTwo ? last : quarter,
      trade: hasTwo ? quarter : half,
    };
  // Only the owner's listings make the floor.
  if (hasFloor) {
    const whole = 'px-2! col-span-2 sm:col-span-12';
    return { ...others, list: half, manage: hasTwo ? half : whole };
  }
  return { ...others, list: `${last} max-sm:col-span-2`, trade: quarter };
};

export function TraitActions({ trait }: { trait: TraitDetail }) {
  const { start } = useActions();
  const { address } = useSession();
  const { data: listings, isPending } = useTraitOrders(trait.id, 'listing');
  const own = useOwnEditions(trait);
  const cheapest = bestOfOthers(listings?.items, address);
  const { id: traitId, floor } = trait;
  // Until the listings have loaded, uses the trait's floor to reserve the space of the Buy button.
  const expected = isPending ? floor : undefined;
  const isForSale = Boolean(cheapest ?? expected);
  const widths = widthsOf(own, isForSale, floor !== null);
  return (
    <div className="grid gap-3">
      <div className="max-w-xl grid grid-cols-2 gap-3 sm:grid-cols-12 lg:max-w-none">
        {cheapest?.unitPrice && (
          <Button
            size="lg"
            variant={own ? 'outline' : 'default'}
            className="px-2! max-sm:hidden sm:col-span-6"
            onClick={() => start({ kind: 'buy', order: cheapest })}
          >
            {own ? 'Buy more for' : 'Buy for'}{' '}
            <span translate="no">{exactPrice(cheapest.unitPrice)}</span>
          </Button>
        )}
        {expected && (
          <Skeleton
            className={buttonVariants({
              variant: 'ghost',
              size: 'lg',
              className:
                'pointer-events-none px-2! text-transparent select-none max-sm:hidden sm:col-span-6',
            })}
          >
            Buy for <span translate="no">{exactPrice(expected)}</span>
          </Skeleton>
        )}
        {isForSale && <AddToCart order={cheapest} className={widths.cart} />}
        {own && <SellButtons own={own} widths={widths} />}
        <Button
          size="lg"
          variant={isForSale || own ? 'outline' : 'default'}
          className="px-2! sm:col-span-6"
          onClick={() => start({ kind: 'offer', traitId })}
        >
          Make an offer
        </Button>
        <Button
          size="lg"
          variant="outline"
          className={widths.trade}
          onClick={() => start({ kind: 'trade', traitId })}
        >
          Propose a trade
        </Button>
      </div>
      {own && <Holding own={own} />}
      <ReservedForYou item={{ kind: 'trait', trait, quantity: 1 }} />
    </div>
  );
}

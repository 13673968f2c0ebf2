import type { Order, OrderPage } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { AddToCart } from '@/components/economy/items/add-to-cart';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { bestOfOthers, isOwnOrder } from '@/lib/economy/orders/order-makers';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { useOffersReceivedFor } from '@/lib/economy/wallets/received-offers';
import { grouped } from '@/lib/format/grouped';
import { useSession } from '@/lib/session/use-session';

import { useOwnEditions, type OwnEditions } from './use-own-editions';

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${grouped(count)} ${count === 1 ? noun : `${noun}s`}`];

type ReceivedProps = { own: OwnEditions; address: WalletAddress };

/** Counts the orders that the user could accept; undefined for a page that isn't the whole list. */
const countAll = (page: OrderPage, isOpen: (order: Order) => boolean): number | undefined =>
  page.nextCursor === null ? page.items.filter(isOpen).length : undefined;

/** Links to what the user can accept, without what the user has hidden. */
function Received({ own, address }: ReceivedProps) {
  const { id } = own.trait;
  const { data: offers } = useTraitOrders(id, 'offer');
  const { data: trades } = useTraitOrders(id, 'trade');
  const { isHidden } = useHiddenOffers(address);
  const received = useOffersReceivedFor(own, address);
  if (received === undefined || received === 0 || !offers || !trades) return null;
  const isOpen = (order: Order): boolean => !isOwnOrder(order, address) && !isHidden(order);
  const allOffers = countAll(offers, isOpen);
  const allTrades = countAll(trades, isOpen);
  const offered =
    allOffers === undefined ? received - (allTrades ?? 0) : Math.min(received, allOffers);
  const parts =
    allOffers === undefined && allTrades === undefined
      ? [`${grouped(received)} offers and trades`]
      : [...counted(offered, 'offer'), ...counted(received - offered, 'trade')];
  return (
    <Link
      to={offered > 0 ? '#offers' : '#trades'}
      className="inline-block min-h-6 accent-underline"
    >
      You can accept {parts.join(' and ')}
    </Link>
  );
}

/** Lists another edition, unless all are listed, and leads to the existing listings. */
function SellButtons({ own, className }: { own: OwnEditions; className: string }) {
  const { start } = useActions();
  const { trait, quantity, listedByOwner } = own;
  const isAllListed = listedByOwner >= quantity;
  return (
    <>
      {!isAllListed && (
        <Button
          size="lg"
          className={className}
          onClick={() => start({ kind: 'list', traitId: trait.id })}
        >
          List for sale
        </Button>
      )}
      {listedByOwner > 0 && (
        <Link
          to={paths.dashboardOrders}
          className={buttonVariants({
            size: 'lg',
            variant: isAllListed ? 'default' : 'outline',
            className,
          })}
        >
          {listedByOwner === 1 ? 'Manage your listing' : 'Manage your listings'}
        </Link>
      )}
    </>
  );
}

function Holding({ own }: { own: OwnEditions }) {
  const { start } = useActions();
  const { address } = useSession();
  const { trait, quantity, listedByOwner } = own;
  const listed = listedByOwner > 0 ? `, ${listedByOwner} listed` : '';
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
      <span>{`You hold ${quantity} loose ${quantity === 1 ? 'edition' : 'editions'}${listed}.`}</span>
      {address && <Received own={own} address={address} />}
      <button
        type="button"
        className="inline-block min-h-6 cursor-pointer accent-underline"
        onClick={() => start({ kind: 'gift', trait, loose: quantity, listed: listedByOwner })}
      >
        Send to another wallet
      </button>
    </p>
  );
}

const button = 'px-2 sm:px-4';
const wholeRow = 'col-span-2';

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
  const hasTwoSellButtons = own && own.listedByOwner > 0 && own.listedByOwner < own.quantity;
  return (
    <div className="grid gap-3">
      <div className="max-w-xl grid grid-cols-2 gap-3 lg:max-w-none">
        {/* On phones, the bar at the bottom has the Buy button, so a single button fills its row. */}
        {own && (
          <SellButtons
            own={own}
            className={cn(
              button,
              !hasTwoSellButtons && [wholeRow, isForSale && 'max-sm:col-span-1'],
            )}
          />
        )}
        {cheapest?.unitPrice && (
          <Button
            size="lg"
            variant={own ? 'outline' : 'default'}
            className={`${button} max-sm:hidden`}
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
              className: `${button} pointer-events-none text-transparent select-none max-sm:hidden`,
            })}
          >
            Buy for <span translate="no">{exactPrice(expected)}</span>
          </Skeleton>
        )}
        {isForSale && (
          <AddToCart
            order={cheapest}
            className={cn(button, (!own || hasTwoSellButtons) && 'max-sm:col-span-2')}
          />
        )}
        <Button
          size="lg"
          variant={isForSale || own ? 'outline' : 'default'}
          className={button}
          onClick={() => start({ kind: 'offer', traitId })}
        >
          Make an offer
        </Button>
        <Button
          size="lg"
          variant="outline"
          className={button}
          onClick={() => start({ kind: 'trade', traitId })}
        >
          Propose a trade
        </Button>
      </div>
      {own && <Holding own={own} />}
    </div>
  );
}

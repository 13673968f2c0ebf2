import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Action } from '@/lib/actions/action';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemKey, itemName } from '@/lib/economy/orders/item-words';
import { partyName } from '@/lib/page-meta/party-name';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

const NOT_HELD: ReadonlySet<string> = new Set(['maker-not-the-holder', 'not-the-holder']);

/** Returns whether an order is inactive because its maker doesn't hold what it gives. */
const isNotHeld = ({ state }: WalletOrder): boolean =>
  state.kind === 'dormant' && NOT_HELD.has(state.reason);

type InactiveListingsProps = {
  order: Order;
  /** The trait's id or the avatar's token id that was given for an offer for any of several. */
  givenId: string | undefined;
  address: WalletAddress;
  onStart: (action: Action) => void;
  onClose: () => void;
};

/** Names the own listings that are inactive because what they sell was given, and cancels them. */
export function InactiveListings({
  order,
  givenId,
  address,
  onStart,
  onClose,
}: InactiveListingsProps) {
  const { data, isPending } = useOpenOrders(address);
  const given = new Set(order.gets.map(itemKey));
  const isOfGiven = ({ kind, gives: [item] }: WalletOrder): boolean =>
    kind === 'listing' &&
    item !== undefined &&
    (given.has(itemKey(item)) ||
      (item.kind === 'trait' && item.trait.id === givenId) ||
      (item.kind === 'avatar' &&
        item.avatar.tokenId === givenId &&
        order.gets.some(
          (one) => one.kind === 'anyAvatar' && one.collection === item.avatar.collection,
        )));
  const listings = data?.filter(isOfGiven) ?? [];
  if (!isPending && listings.length === 0) return null;
  return (
    // Reserves a line, because the listing becomes inactive after the receipt is shown.
    <ul className="grid min-h-5 gap-1 text-sm">
      {listings.filter(isNotHeld).map((listing) => {
        const { hash, unitPrice, gives } = listing;
        const [item] = gives;
        const name = item ? itemName(item) : '';
        const price = unitPrice ? ` at ${exactPrice(unitPrice)}` : '';
        return (
          <li key={hash} className="flex items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {`Your listing${name && ` of ${name}`}${price} is inactive now, because you ${order.kind === 'trade' ? 'traded' : 'sold'} it to ${partyName(order.maker)}. `}
              <Link
                to={paths.dashboardOrder('listings', name, hash)}
                onClick={onClose}
                className="accent-underline"
              >
                See it in Orders
              </Link>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Cancel it: your listing${name && ` of ${name}`}${price}`}
              onClick={() => onStart({ kind: 'cancel', orders: [listing] })}
            >
              Cancel it
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

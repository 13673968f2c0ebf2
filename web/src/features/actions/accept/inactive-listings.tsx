import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
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
  /** The trait that was given for an offer for any trait of a set. */
  traitId: string | undefined;
  address: WalletAddress;
  onClose: () => void;
};

/** Names the own listings that are inactive because what they sell was given. */
export function InactiveListings({ order, traitId, address, onClose }: InactiveListingsProps) {
  const { data, isPending } = useOpenOrders(address);
  const given = new Set(order.gets.map(itemKey));
  const isOfGiven = ({ kind, gives: [item] }: WalletOrder): boolean =>
    kind === 'listing' &&
    item !== undefined &&
    (given.has(itemKey(item)) || (item.kind === 'trait' && item.trait.id === traitId));
  const listings = data?.filter(isOfGiven) ?? [];
  if (!isPending && listings.length === 0) return null;
  return (
    // Reserves a line, because the listing becomes inactive after the receipt is shown.
    <ul className="grid min-h-5 gap-1 text-sm">
      {listings.filter(isNotHeld).map(({ hash, unitPrice, gives: [item] }) => (
        <li key={hash}>
          {`Your listing${item ? ` of ${itemName(item)}` : ''}${unitPrice ? ` at ${exactPrice(unitPrice)}` : ''} is inactive now, because you ${order.kind === 'trade' ? 'traded' : 'sold'} it to ${partyName(order.maker)}. `}
          <Link
            to={paths.dashboardOrder('listings', item ? itemName(item) : '', hash)}
            onClick={onClose}
            className="accent-underline"
          >
            See it in Orders
          </Link>
        </li>
      ))}
    </ul>
  );
}

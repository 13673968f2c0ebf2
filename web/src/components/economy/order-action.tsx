import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { useActions } from '@/lib/actions/actions-context';
import { canRaise, changeOfTrade } from '@/lib/economy/orders/can-raise';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useSession } from '@/lib/session/use-session';

import { Button } from '../ui/button';

type OrderActionProps = {
  order: Order;
  label: string;
  /** The trait with which the user would fill a criteria offer. */
  traitId?: string;
  /** The token id of the avatar with which the user would fill an offer for any avatar. */
  avatarId?: string | undefined;
  /** What the user gives for an offer or a trade, for screen readers. */
  given?: string;
  /** An own listing with the prices to compare a new price with; null until they have loaded. */
  repriced?: WalletOrder | null;
};

export function OrderAction({
  order,
  label,
  traitId,
  avatarId,
  given,
  repriced,
}: OrderActionProps) {
  const { start } = useActions();
  const { address } = useSession();
  const isOwn = isOwnOrder(order, address);
  const price =
    order.kind === 'trade' || order.unitPrice === null ? '' : ` at ${exactPrice(order.unitPrice)}`;
  const gives = given === undefined ? '' : ` and give ${given}`;
  const isOffer = canRaise(order);
  const changed = isOffer ? ({ kind: 'raise', order } as const) : changeOfTrade(order);
  return isOwn ? (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {repriced !== undefined && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Change the price of your listing${price}`}
          disabled={repriced === null}
          onClick={() => repriced && start({ kind: 'reprice', lines: [{ order: repriced }] })}
        >
          Change price
        </Button>
      )}
      {changed && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${isOffer ? 'Raise' : 'Change'} your ${order.kind}${price}`}
          onClick={() => start(changed)}
        >
          {isOffer ? 'Raise' : 'Change trade'}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={`Cancel your ${order.kind}${price}`}
        onClick={() => start({ kind: 'cancel', orders: [order] })}
      >
        Cancel
      </Button>
    </span>
  ) : (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label}${price}${gives}`}
      title={given && `You give ${given}`}
      onClick={() =>
        start(
          order.kind === 'listing'
            ? { kind: 'buy', order }
            : {
                kind: 'accept',
                order,
                ...(traitId !== undefined && { traitId }),
                ...(avatarId !== undefined && { avatarId }),
              },
        )
      }
    >
      {label}
    </Button>
  );
}

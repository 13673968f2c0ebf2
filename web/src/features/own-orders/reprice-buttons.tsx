import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { canRaise } from '@/lib/economy/orders/can-raise';

import { matchingFloor, outbiddingPrice, undercuttingFloor, unpricedLine } from './reprice';
import { aboutText } from './terms-text';

export function RepriceButtons({ order }: { order: WalletOrder }) {
  const { start } = useActions();
  const matched = matchingFloor(order);
  const lowered = undercuttingFloor(order);
  const lowerText =
    lowered &&
    order.unitPrice &&
    `Lower to ${exactPrice({ ...order.unitPrice, amount: lowered.unitPrice })}`;
  const raised = outbiddingPrice(order);
  const raiseText =
    raised && order.unitPrice
      ? `Raise to ${exactPrice({ ...order.unitPrice, amount: raised })}`
      : 'Raise';
  const unpriced = unpricedLine(order);
  const about = aboutText(order);
  return (
    <>
      {matched && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Match the floor: ${about}`}
          onClick={() => start({ kind: 'reprice', lines: [matched] })}
        >
          Match the floor
        </Button>
      )}
      {lowered && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${lowerText}: ${about}`}
          onClick={() => start({ kind: 'reprice', lines: [lowered] })}
        >
          {lowerText}
        </Button>
      )}
      {canRaise(order) && (
        <Button
          variant={raised ? 'secondary' : 'outline'}
          size="sm"
          aria-label={`${raised ? raiseText : 'Raise the offer'}: ${about}`}
          onClick={() => start({ kind: 'raise', order, ...(raised && { unitPrice: raised }) })}
        >
          {raiseText}
        </Button>
      )}
      {unpriced && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Change the price: ${about}`}
          onClick={() => start({ kind: 'reprice', lines: [unpriced] })}
        >
          Change price
        </Button>
      )}
    </>
  );
}

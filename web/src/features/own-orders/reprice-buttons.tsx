import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Pencil } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { canRaise, changeOfTrade } from '@/lib/economy/orders/can-raise';

import { matchingFloor, outbiddingPrice, undercuttingFloor, unpricedLine } from './reprice';
import { aboutText } from './terms-text';

type RepriceButtonsProps = {
  order: WalletOrder;
  /** Whether to offer the prices that win against an undercutting listing. */
  hasFixes?: boolean;
};

export function RepriceButtons({ order, hasFixes = false }: RepriceButtonsProps) {
  const { start } = useActions();
  const matched = hasFixes ? matchingFloor(order) : undefined;
  const lowered = hasFixes ? undercuttingFloor(order) : undefined;
  const lowerText =
    lowered &&
    order.unitPrice &&
    `Lower to ${exactPrice({ ...order.unitPrice, amount: lowered.unitPrice })}`;
  const raised = outbiddingPrice(order);
  const raiseText =
    raised && order.unitPrice && `Raise to ${exactPrice({ ...order.unitPrice, amount: raised })}`;
  const unpriced = unpricedLine(order);
  const changed = canRaise(order)
    ? ({ kind: 'raise', order, isLowerAllowed: true } as const)
    : changeOfTrade(order);
  const about = aboutText(order);
  return (
    <>
      {matched && (
        <Button
          variant="secondary"
          size="sm"
          className="xl:min-w-28"
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
          className="xl:min-w-40"
          aria-label={`${lowerText}: ${about}`}
          onClick={() => start({ kind: 'reprice', lines: [lowered] })}
        >
          {lowerText}
        </Button>
      )}
      {raised && (
        <Button
          variant="secondary"
          size="sm"
          className={cn(hasFixes && 'xl:min-w-40')}
          aria-label={`${raiseText}: ${about}`}
          onClick={() => start({ kind: 'raise', order, unitPrice: raised })}
        >
          {raiseText}
        </Button>
      )}
      {changed && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Change ${order.kind}: ${about}`}
          onClick={() => start(changed)}
        >
          {`Change ${order.kind}`}
        </Button>
      )}
      {unpriced && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Change the price: ${about}`}
          title={lowered && 'Change price'}
          onClick={() => start({ kind: 'reprice', lines: [unpriced] })}
        >
          {/* Wide screens have one line for an order. */}
          {lowered && <Pencil aria-hidden className="hidden size-4 xl:block" />}
          <span className={cn(lowered && 'xl:hidden')}>Change price</span>
        </Button>
      )}
    </>
  );
}

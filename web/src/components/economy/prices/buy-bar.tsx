import type { Order } from '@trait-market/contract/economy/orders';

import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { Button } from '../../ui/button';
import { Estimate } from './estimate';
import { PriceText } from './price-text';

type BuyBarProps = {
  label: string;
  order: Order | undefined;
  /** Whether the user holds it already, so that buying isn't the main action. */
  isMore?: boolean;
};

export function BuyBar({ label, order, isMore = false }: BuyBarProps) {
  const { start } = useActions();
  if (!order?.unitPrice) return null;
  const buy = isMore ? 'Buy more' : 'Buy';
  return (
    <section
      aria-label={label}
      className="buy-bar sticky bottom-0 z-notice -mx-4 mt-10 flex items-center justify-between gap-4 border-t border-hairline bg-surface px-4 py-3 sm:hidden"
    >
      <p className="min-w-0">
        <span className="block text-xs text-muted">Price</span>
        <PriceText
          price={order.unitPrice}
          format={exactPrice}
          className="block text-lg font-semibold"
        />
        <Estimate amounts={[order.unitPrice]} className="text-xs" />
      </p>
      <Button
        size="lg"
        variant={isMore ? 'outline' : 'default'}
        aria-label={`${buy} for ${exactPrice(order.unitPrice)}`}
        onClick={() => start({ kind: 'buy', order })}
      >
        {buy}
      </Button>
    </section>
  );
}

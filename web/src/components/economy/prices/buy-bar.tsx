import type { Order } from '@trait-market/contract/economy/orders';
import type { ReactNode } from 'react';

import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { Button } from '../../ui/button';
import { Estimate } from './estimate';
import { CompareLink } from './compare-link';
import { PriceText } from './price-text';

type BuyBarProps = {
  label: string;
  order: Order | undefined;
  /** A button between the price and Buy. */
  aside?: ReactNode;
  /** Whether the user holds it already, so that buying isn't the main action. */
  isMore?: boolean;
};

/** The only bar at the bottom of phones: it leads to the comparison instead of the tray. */
export function BuyBar({ label, order, aside, isMore = false }: BuyBarProps) {
  const { start } = useActions();
  if (!order?.unitPrice) return null;
  const buy = isMore ? 'Buy more' : 'Buy';
  return (
    <section
      aria-label={label}
      className="buy-bar sticky bottom-0 z-notice -mx-4 mt-10 flex items-center justify-between gap-2 border-t border-hairline bg-surface px-4 py-2 sm:hidden"
    >
      <p className="mr-auto min-w-0">
        <PriceText
          price={order.unitPrice}
          format={exactPrice}
          className="block leading-tight font-semibold"
        />
        <Estimate amounts={[order.unitPrice]} className="text-xs" />
      </p>
      <CompareLink />
      {aside}
      <Button
        variant={isMore ? 'outline' : 'default'}
        aria-label={`${buy} for ${exactPrice(order.unitPrice)}`}
        onClick={() => start({ kind: 'buy', order })}
      >
        {buy}
      </Button>
    </section>
  );
}

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
  /** The text in place of the price without an order; without both, there is no bar. */
  unlisted?: string;
  /** A button between the price and Buy. */
  aside?: ReactNode;
  /** The main action of a user who holds it already, so that buying isn't the main one. */
  sell?: ReactNode;
};

/** The only bar at the bottom of phones: it leads to the comparison instead of the tray. */
export function BuyBar({ label, order, unlisted, aside, sell }: BuyBarProps) {
  const { start } = useActions();
  const price = order?.unitPrice;
  if (!price && unlisted === undefined) return null;
  const buy = sell ? 'Buy more' : 'Buy';
  return (
    <section
      aria-label={label}
      className="buy-bar sticky bottom-0 z-notice -mx-4 mt-10 flex items-center justify-between gap-2 border-t border-hairline bg-surface px-4 py-2 sm:hidden"
    >
      <p className="mr-auto min-w-0">
        {price ? (
          <>
            <PriceText
              price={price}
              format={exactPrice}
              className="block leading-tight font-semibold"
            />
            <Estimate amounts={[price]} className="text-xs" />
          </>
        ) : (
          unlisted
        )}
      </p>
      <CompareLink />
      {aside}
      {price && (
        <Button
          variant={sell ? 'outline' : 'default'}
          className="h-11"
          aria-label={`${buy} for ${exactPrice(price)}`}
          onClick={() => start({ kind: 'buy', order })}
        >
          {buy}
        </Button>
      )}
      {sell}
    </section>
  );
}

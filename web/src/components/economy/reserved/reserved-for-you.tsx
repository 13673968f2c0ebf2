import type { Item } from '@trait-market/contract/economy/shared';

import { Fragment } from 'react';

import { Facts } from '@/components/facts';
import { Day } from '@/components/economy/activity/day';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useReservedListings } from '@/lib/economy/orders/use-reserved-listings';

/** Offers the listings of an item that only the user can buy. */
export function ReservedForYou({ item }: { item: Item }) {
  const { start } = useActions();
  const { forUser } = useReservedListings(item);
  if (forUser.length === 0) return null;
  return (
    <ul aria-label="Reserved for you" className="grid gap-2">
      {forUser.map((order) => (
        <li
          key={order.hash}
          className="flex items-center justify-between gap-4 rounded-control border border-foreground px-3 py-2 text-sm"
        >
          {order.unitPrice && (
            <>
              <div>
                <Facts
                  facts={[
                    <Fragment key="price">
                      Reserved for you at{' '}
                      <PriceText
                        price={order.unitPrice}
                        format={exactPrice}
                        className="font-semibold"
                      />
                    </Fragment>,
                    <Fragment key="end">
                      ends <Day at={order.expiresAt} />
                    </Fragment>,
                  ]}
                />
                <RowEstimate price={order.unitPrice} />
              </div>
              <Button
                size="sm"
                aria-label={`Buy what’s reserved for you at ${exactPrice(order.unitPrice)}`}
                onClick={() => start({ kind: 'buy', order })}
              >
                Buy
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { Order } from '@trait-market/contract/economy/orders';
import { useCallback, useEffect, useState } from 'react';

import { OpeningDialog } from '@/components/opening-dialog';
import { useActions } from '@/lib/actions/actions-context';
import { cart, MAX_LINES } from '@/lib/cart/cart';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { plainText } from '@/lib/format/plain-text';
import { quickBuy } from '@/lib/quick-buy';
import { useSession } from '@/lib/session/use-session';
import { toasts } from '@/lib/toasts';
import { useStore } from '@/lib/use-store';

const GONE = {
  kind: 'error',
  header: 'Nothing to buy',
  description: 'No one else has this trait for sale now. Make an offer on its page.',
} as const;

const FULL = {
  kind: 'error',
  header: 'Your cart is full',
  description: `It holds ${MAX_LINES} listings. Buy some of them, or take some out.`,
} as const;

const putAside = (order: Order): void => {
  if (!cart.add(order)) return toasts.show(FULL);
  const [item] = order.gives;
  const name = item?.kind === 'trait' ? plainText(item.trait.value) : '';
  toasts.show({
    kind: 'notice',
    header: 'Added to your cart',
    description: `${name || 'Unnamed trait'}${order.unitPrice ? ` for ${exactPrice(order.unitPrice)}` : ''}`,
  });
};

type Pressed = NonNullable<ReturnType<typeof quickBuy.read>>;

/** The last handled press: returning to the market doesn't repeat it. */
let answered: Pressed | undefined;

function Answer({ pressed, onAnswered }: { pressed: Pressed; onAnswered: () => void }) {
  const { traitId, isForCart } = pressed;
  const { start } = useActions();
  const { address } = useSession();
  const isCartOpen = useFeatureEnabled('cart');
  const { data, error, isFetching, refetch } = useTraitOrders(traitId, 'listing');
  // Waits for fresh data: cached data may be outdated.
  const isKnown = data !== undefined && !isFetching && isCartOpen !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    onAnswered();
    const order = bestOfOthers(data.items, address);
    if (order === undefined) toasts.show(GONE);
    else if (isForCart && isCartOpen) putAside(order);
    else start({ kind: 'buy', order, isQuick: true });
  }, [address, data, isCartOpen, isForCart, isKnown, onAnswered, start]);

  if (isKnown || (isForCart && error === null)) return null;
  return (
    <OpeningDialog
      title={isForCart ? 'Add to cart' : 'Buy'}
      code={error === null ? { kind: 'loading' } : { kind: 'failed', tries: 1 }}
      onRetry={() => void refetch()}
      onCancel={onAnswered}
    />
  );
}

export function QuickBuyOfCard() {
  const pressed = useStore(quickBuy);
  const [last, setLast] = useState(answered);
  const onAnswered = useCallback(() => {
    answered = pressed;
    setLast(pressed);
  }, [pressed]);
  if (pressed === undefined || pressed === last) return null;
  return <Answer pressed={pressed} onAnswered={onAnswered} />;
}

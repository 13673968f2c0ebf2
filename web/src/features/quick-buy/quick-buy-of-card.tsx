import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@trait-market/contract/economy/orders';
import { useEffect, useEffectEvent } from 'react';

import { OpeningDialog } from '@/components/opening-dialog';
import { useAppConfig } from '@/config/app-config-context';
import { useActions } from '@/lib/actions/actions-context';
import { cart, MAX_LINES } from '@/lib/cart/cart';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { fetchListings } from '@/lib/economy/traits/trait-queries';
import { isFeatureEnabled } from '@/lib/flags/use-feature-enabled';
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
  description: `A cart holds up to ${MAX_LINES} listings. Buy or remove some first.`,
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

export function QuickBuyOfCard() {
  const pressed = useStore(quickBuy);
  const queryClient = useQueryClient();
  const { featureFlags } = useAppConfig();
  const { address } = useSession();
  const { start } = useActions();

  const findListing = useEffectEvent(async (request: Pressed): Promise<void> => {
    if (request.isOffer) {
      quickBuy.write(undefined);
      return start({ kind: 'offer', traitId: request.traitId });
    }
    try {
      const [listings, isForCart] = await Promise.all([
        fetchListings(queryClient, request.traitId),
        request.isForCart && isFeatureEnabled(featureFlags, 'cart'),
      ]);
      // Stops if the user canceled or pressed another card while the request was pending.
      if (quickBuy.read() !== request) return;
      quickBuy.write(undefined);
      const order = bestOfOthers(listings, address);
      if (order === undefined) toasts.show(GONE);
      else if (isForCart) putAside(order);
      else start({ kind: 'buy', order });
    } catch {
      if (quickBuy.read() === request) quickBuy.write({ ...request, hasFailed: true });
    }
  });
  // Handles the press in an effect, because it happened before this code had loaded.
  useEffect(() => {
    if (pressed && !pressed.hasFailed) void findListing(pressed);
  }, [pressed]);

  if (pressed === undefined || pressed.isOffer || (pressed.isForCart && !pressed.hasFailed))
    return null;
  return (
    <OpeningDialog
      title={pressed.isForCart ? 'Add to cart' : 'Buy'}
      code={pressed.hasFailed ? { kind: 'failed', tries: 1 } : { kind: 'loading' }}
      onRetry={() => quickBuy.write({ ...pressed, hasFailed: false })}
      onCancel={() => quickBuy.write(undefined)}
    />
  );
}

/** Handles the presses of a view whose code has loaded. A press doesn't outlive the view. */
export function QuickBuyOfView() {
  useEffect(() => () => quickBuy.write(undefined), []);
  return <QuickBuyOfCard />;
}

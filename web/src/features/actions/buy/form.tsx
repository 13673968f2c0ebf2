import { TakeOrderForm } from '../shared/orders/take-order-form';
import type { ActOf, FormProps } from '../shared/action';
import { QuickBuy } from './quick-buy';

/** The number of editions to buy; a quick purchase starts with the review of one. */
export function Form({ act, address, store }: FormProps<ActOf<'buy'>>) {
  return act.isQuick ? (
    <QuickBuy order={act.order} address={address} store={store} />
  ) : (
    <TakeOrderForm order={act.order} address={address} store={store} />
  );
}

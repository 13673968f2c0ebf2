import { TakeOrderForm } from '../shared/orders/take-order-form';
import type { ActionOf, FormProps } from '../shared/action';
import { QuickBuy } from './quick-buy';

/** The number of editions to buy; a quick purchase starts with the review of one. */
export function Form({ action, address, store }: FormProps<ActionOf<'buy'>>) {
  return action.isQuick ? (
    <QuickBuy order={action.order} address={address} store={store} />
  ) : (
    <TakeOrderForm order={action.order} address={address} store={store} />
  );
}

import { TakeOrderForm } from '../shared/orders/take-order-form';
import type { ActionOf, FormProps } from '../shared/action';

export function Form({ action, address, store }: FormProps<ActionOf<'buy'>>) {
  return <TakeOrderForm order={action.order} address={address} store={store} />;
}

import { TakeOrderForm } from '../shared/orders/take-order-form';
import type { ActionOf, FormProps } from '../shared/action';
import { AcceptAnyForm } from './accept-any-form';

export function Form({ action, address, store }: FormProps<ActionOf<'accept'>>) {
  const [wanted] = action.order.gets;
  return wanted?.kind === 'any' ? (
    <AcceptAnyForm
      order={action.order}
      criteria={wanted.criteria}
      traitId={action.traitId}
      address={address}
      store={store}
    />
  ) : (
    <TakeOrderForm order={action.order} address={address} store={store} />
  );
}

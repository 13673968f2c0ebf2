import { TakeOrderForm } from '../shared/orders/take-order-form';
import type { ActOf, FormProps } from '../shared/action';
import { AcceptAnyForm } from './accept-any-form';

/** The number of editions to give, or the trait where the offer is for any of a kind. */
export function Form({ act, address, store }: FormProps<ActOf<'accept'>>) {
  const [wanted] = act.order.gets;
  return wanted?.kind === 'any' ? (
    <AcceptAnyForm
      order={act.order}
      criteria={wanted.criteria}
      traitId={act.traitId}
      address={address}
      store={store}
    />
  ) : (
    <TakeOrderForm order={act.order} address={address} store={store} />
  );
}

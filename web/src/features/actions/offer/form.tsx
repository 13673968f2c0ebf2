import type { ActionOf, FormProps } from '../shared/action';
import { WithTrait } from '../shared/form/with-trait';
import { OfferForm } from './offer-form';

export function Form({ action, address, store }: FormProps<ActionOf<'offer'>>) {
  return (
    <WithTrait traitId={action.traitId}>
      {(trait) => <OfferForm trait={trait} address={address} store={store} />}
    </WithTrait>
  );
}

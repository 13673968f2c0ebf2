import type { ActionOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { OfferForm } from './offer-form';

export function Form({ action, address, store }: FormProps<ActionOf<'offer'>>) {
  return (
    <OfTrait traitId={action.traitId}>
      {(trait) => <OfferForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

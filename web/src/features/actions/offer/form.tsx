import type { ActionOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { OfferForm } from './offer-form';

/** The price, the number of editions and the end of an offer. */
export function Form({ action, address, store }: FormProps<ActionOf<'offer'>>) {
  return (
    <OfTrait traitId={action.traitId}>
      {(trait) => <OfferForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

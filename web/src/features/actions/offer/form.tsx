import type { ActOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { OfferForm } from './offer-form';

/** The price, the number of editions and the end of an offer. */
export function Form({ act, address, store }: FormProps<ActOf<'offer'>>) {
  return (
    <OfTrait traitId={act.traitId}>
      {(trait) => <OfferForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

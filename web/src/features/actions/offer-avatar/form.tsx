import type { ActOf, FormProps } from '../shared/action';
import { OfAvatar } from '../shared/form/of-avatar';
import { OfferAvatarForm } from './offer-avatar-form';

/** The price and the end of an offer for an avatar. */
export function Form({ act, address, store }: FormProps<ActOf<'offerAvatar'>>) {
  return (
    <OfAvatar avatar={act}>
      {(avatar) => <OfferAvatarForm avatar={avatar} address={address} store={store} />}
    </OfAvatar>
  );
}

import type { ActionOf, FormProps } from '../shared/action';
import { OfAvatar } from '../shared/form/of-avatar';
import { OfferAvatarForm } from './offer-avatar-form';

export function Form({ action, address, store }: FormProps<ActionOf<'offerAvatar'>>) {
  return (
    <OfAvatar avatar={action}>
      {(avatar) => <OfferAvatarForm avatar={avatar} address={address} store={store} />}
    </OfAvatar>
  );
}

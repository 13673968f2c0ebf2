import type { ActionOf, FormProps } from '../shared/action';
import { WithAvatar } from '../shared/form/with-avatar';
import { OfferAvatarForm } from './offer-avatar-form';

export function Form({ action, address, store }: FormProps<ActionOf<'offerAvatar'>>) {
  return (
    <WithAvatar avatar={action}>
      {(avatar) => <OfferAvatarForm avatar={avatar} address={address} store={store} />}
    </WithAvatar>
  );
}

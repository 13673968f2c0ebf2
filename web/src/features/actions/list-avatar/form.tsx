import type { ActOf, FormProps } from '../shared/action';
import { OfAvatar } from '../shared/form/of-avatar';
import { ListAvatarForm } from './list-avatar-form';

/** The price and the end of an avatar’s listing. */
export function Form({ act, address, store }: FormProps<ActOf<'listAvatar'>>) {
  return (
    <OfAvatar avatar={act}>
      {(avatar) => <ListAvatarForm avatar={avatar} address={address} store={store} />}
    </OfAvatar>
  );
}

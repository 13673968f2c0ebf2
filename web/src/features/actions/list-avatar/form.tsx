import type { ActionOf, FormProps } from '../shared/action';
import { OfAvatar } from '../shared/form/of-avatar';
import { ListAvatarForm } from './list-avatar-form';

/** The price and the end of an avatar’s listing. */
export function Form({ action, address, store }: FormProps<ActionOf<'listAvatar'>>) {
  return (
    <OfAvatar avatar={action}>
      {(avatar) => <ListAvatarForm avatar={avatar} address={address} store={store} />}
    </OfAvatar>
  );
}

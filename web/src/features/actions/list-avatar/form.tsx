import type { ActionOf, FormProps } from '../shared/action';
import { WithAvatar } from '../shared/form/with-avatar';
import { ListAvatarForm } from './list-avatar-form';

export function Form({ action, address, store }: FormProps<ActionOf<'listAvatar'>>) {
  return (
    <WithAvatar avatar={action}>
      {(avatar) => <ListAvatarForm avatar={avatar} address={address} store={store} />}
    </WithAvatar>
  );
}

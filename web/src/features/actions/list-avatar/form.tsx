import type { ActionOf, FormProps } from '../shared/action';
import { OfAvatar } from '../shared/form/of-avatar';
import { ListAvatarForm } from './list-avatar-form';

export function Form({ action, address, store }: FormProps<ActionOf<'listAvatar'>>) {
  return (
    <OfAvatar avatar={action}>
      {(avatar) => <ListAvatarForm avatar={avatar} address={address} store={store} />}
    </OfAvatar>
  );
}

import type { ActionOf, FormProps } from '../shared/action';
import { WithTrait } from '../shared/form/with-trait';
import { ListForm } from './list-form';

export function Form({ action, address, store }: FormProps<ActionOf<'list'>>) {
  return (
    <WithTrait traitId={action.traitId}>
      {(trait) => <ListForm trait={trait} address={address} store={store} />}
    </WithTrait>
  );
}

import type { ActionOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { ListForm } from './list-form';

export function Form({ action, address, store }: FormProps<ActionOf<'list'>>) {
  return (
    <OfTrait traitId={action.traitId}>
      {(trait) => <ListForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

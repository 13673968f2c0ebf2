import type { ActOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { ListForm } from './list-form';

/** The price, the number of editions and the end of a listing. */
export function Form({ act, address, store }: FormProps<ActOf<'list'>>) {
  return (
    <OfTrait traitId={act.traitId}>
      {(trait) => <ListForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

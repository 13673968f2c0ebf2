import type { ActionOf, FormProps } from '../shared/action';
import { WithTrait } from '../shared/form/with-trait';
import { TradeForm } from './trade-form';

export function Form({ action, address, store }: FormProps<ActionOf<'trade'>>) {
  return (
    <WithTrait traitId={action.traitId}>
      {(trait) => <TradeForm trait={trait} address={address} store={store} />}
    </WithTrait>
  );
}

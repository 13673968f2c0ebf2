import type { ActionOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { TradeForm } from './trade-form';

export function Form({ action, address, store }: FormProps<ActionOf<'trade'>>) {
  return (
    <OfTrait traitId={action.traitId}>
      {(trait) => <TradeForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

import type { ActionOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { TradeForm } from './trade-form';

/** The traits and avatars that are given for a trait. */
export function Form({ action, address, store }: FormProps<ActionOf<'trade'>>) {
  return (
    <OfTrait traitId={action.traitId}>
      {(trait) => <TradeForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

import type { ActOf, FormProps } from '../shared/action';
import { OfTrait } from '../shared/form/of-trait';
import { TradeForm } from './trade-form';

/** The traits and avatars that are given for a trait. */
export function Form({ act, address, store }: FormProps<ActOf<'trade'>>) {
  return (
    <OfTrait traitId={act.traitId}>
      {(trait) => <TradeForm trait={trait} address={address} store={store} />}
    </OfTrait>
  );
}

import type { ActOf, FormProps } from '../shared/action';
import { ConvertForm } from '../shared/coins/convert-form';

/** The amount to unwrap. */
export function Form({ act, address, store }: FormProps<ActOf<'unwrap'>>) {
  return <ConvertForm kind="unwrap" chainId={act.chainId} address={address} store={store} />;
}

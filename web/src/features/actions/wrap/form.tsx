import type { ActOf, FormProps } from '../shared/action';
import { ConvertForm } from '../shared/coins/convert-form';

/** The amount to wrap. */
export function Form({ act, address, store }: FormProps<ActOf<'wrap'>>) {
  return <ConvertForm kind="wrap" chainId={act.chainId} address={address} store={store} />;
}

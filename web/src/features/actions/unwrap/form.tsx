import type { ActionOf, FormProps } from '../shared/action';
import { ConvertForm } from '../shared/coins/convert-form';

export function Form({ action, address, store }: FormProps<ActionOf<'unwrap'>>) {
  return <ConvertForm kind="unwrap" chainId={action.chainId} address={address} store={store} />;
}

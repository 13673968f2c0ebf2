import type { ActionOf, FormProps } from '../shared/action';
import { ConvertForm } from '../shared/coins/convert-form';

export function Form({ action, address, store }: FormProps<ActionOf<'wrap'>>) {
  return <ConvertForm kind="wrap" chainId={action.chainId} address={address} store={store} />;
}

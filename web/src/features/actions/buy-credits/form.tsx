import type { ActOf, FormProps } from '../shared/action';
import { CreditsForm } from '../shared/credits-form';
import { buyCreditsStep } from '../messages/buy-credits';

/** The chain that a bundle is paid on. */
export function Form({ act: { bundle }, address, store }: FormProps<ActOf<'buyCredits'>>) {
  return (
    <CreditsForm
      sold={bundle}
      lasts={{ label: 'They end', value: 'never' }}
      warnings={[]}
      stepOn={(chainId) => buyCreditsStep(bundle, chainId, address)}
      address={address}
      store={store}
    />
  );
}

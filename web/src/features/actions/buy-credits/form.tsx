import type { ActionOf, FormProps } from '../shared/action';
import { CreditsForm } from '../shared/credits-form';
import { buyCreditsStep } from '../messages/buy-credits';

export function Form({ action: { bundle }, address, store }: FormProps<ActionOf<'buyCredits'>>) {
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

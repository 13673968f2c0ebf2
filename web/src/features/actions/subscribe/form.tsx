import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';

import type { ActionOf, FormProps } from '../shared/action';
import { CreditsForm } from '../shared/credits-form';
import { FormSkeleton } from '../shared/form/form-skeleton';
import { subscribeStep } from '../messages/subscribe';
import { usePlanWarnings } from './use-plan-warnings';

export function Form({ action: { plan }, address, store }: FormProps<ActionOf<'subscribe'>>) {
  const { warnings, isLoading } = usePlanWarnings(plan);
  if (isLoading) return <FormSkeleton />;
  return (
    <CreditsForm
      sold={plan}
      lasts={{ label: 'Plan lasts', value: `${PERIOD_DAYS} days, from now` }}
      warnings={warnings}
      stepOn={(chainId) => subscribeStep(plan, chainId, address)}
      address={address}
      store={store}
    />
  );
}

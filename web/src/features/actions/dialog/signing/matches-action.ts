import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../actions';
import type { Checked } from '../../shared/matching';
import type { Signable } from '../../messages/step';

/** The checks by kind of step. Each is called only with steps of its own kind. */
type Checks = Partial<{
  [Kind in Signable['kind']]: { check(step: Signable, checked: Checked<Action>): boolean }['check'];
}>;

/** Returns whether this app would have created the stored steps for this account and action. */
export const matchesAction = (checked: {
  action: Action;
  address: WalletAddress;
  steps: readonly Signable[];
}): boolean => {
  const { action, steps } = checked;
  const definition = definitionOf(action);
  const checks: Checks = definition.steps;
  const chains: readonly (number | undefined)[] = definition.chains?.(action) ?? [
    steps[0]?.chainId,
  ];
  try {
    return steps.every(
      (step) => chains.includes(step.chainId) && (checks[step.kind]?.(step, checked) ?? false),
    );
  } catch (error) {
    if (error instanceof UnreadableOrder) return false;
    throw error;
  }
};

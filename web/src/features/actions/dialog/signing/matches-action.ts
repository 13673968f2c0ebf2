import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../definitions';
import type { Checked } from '../../shared/matching';
import type { Signable } from '../../messages/signed-messages';

/** A check of the definition is called with the step of its own kind only. */
type Checks = Partial<{
  [Kind in Signable['kind']]: { check(step: Signable, checked: Checked<Action>): boolean }['check'];
}>;

/**
 * Whether the steps of a stored action are such as this page would have made for this account: of the chosen
 * order and chain, of the account's own wallet, and each with the values behind its hashes.
 */
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

import type { ActionDefinition, ActionOf } from '../shared/action';
import { convertsOwn } from '../shared/matching';

/** Turns wrapped coin into native coin. */
export const unwrap: ActionDefinition<ActionOf<'unwrap'>> = {
  steps: { unwrap: convertsOwn },
  chains: ({ chainId }) => [chainId],
};

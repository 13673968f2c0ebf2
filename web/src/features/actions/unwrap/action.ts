import type { ActionDefinition, ActOf } from '../shared/action';
import { convertsOwn } from '../shared/matching';

/** Turns wrapped coin into native coin. */
export const unwrap: ActionDefinition<ActOf<'unwrap'>> = {
  steps: { unwrap: convertsOwn },
  chains: ({ chainId }) => [chainId],
};

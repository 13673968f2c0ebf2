import type { ActionDefinition, ActionOf } from '../shared/action';
import { convertsOwn } from '../shared/matching';

export const unwrap: ActionDefinition<ActionOf<'unwrap'>> = {
  steps: { unwrap: convertsOwn },
  chains: ({ chainId }) => [chainId],
};

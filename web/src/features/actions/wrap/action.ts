import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn, convertsOwn } from '../shared/matching';

export const wrap: ActionDefinition<ActionOf<'wrap'>> = {
  steps: { wrap: convertsOwn, cancel: cancelsOwn },
  chains: ({ chainId }) => [chainId],
  wakes: () => [],
};

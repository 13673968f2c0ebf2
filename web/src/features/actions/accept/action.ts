import type { ActionDefinition, ActionOf } from '../shared/action';
import { approvesForLater, cancelsOwn, convertsOwn, fulfilsOneOf } from '../shared/matching';

export const accept: ActionDefinition<ActionOf<'accept'>> = {
  steps: {
    approval: approvesForLater,
    wrap: convertsOwn,
    fulfilment: (step, { action, address }) => fulfilsOneOf(step, [action.order], address),
    cancel: cancelsOwn,
  },
  chains: ({ order }) => [order.chainId],
  traitId: ({ order: { gets }, traitId }) => {
    const [item] = gets;
    if (item?.kind === 'any') return traitId;
    return item?.kind === 'trait' ? item.trait.id : undefined;
  },
  avatar: ({ order: { kind, gets } }) =>
    kind !== 'trade' && gets[0]?.kind === 'avatar' ? gets[0].avatar : undefined,
  needsApproval: true,
  wakes: () => [],
};

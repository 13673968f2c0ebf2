import { type ActionDefinition, type ActionOf } from '../shared/action';
import { cancelsOwn, convertsOwn, fulfilsOneOf } from '../shared/matching';
import { BuyNext } from './buy-next';

/** Takes a listing, or some of its editions. */
export const buy: ActionDefinition<ActionOf<'buy'>> = {
  steps: {
    unwrap: convertsOwn,
    cancel: cancelsOwn,
    fulfilment: (step, { action, address }) => fulfilsOneOf(step, [action.order], address),
  },
  chains: ({ order }) => [order.chainId],
  traitId: ({ order: { gives } }) => (gives[0]?.kind === 'trait' ? gives[0].trait.id : undefined),
  avatar: ({ order: { gives } }) => (gives[0]?.kind === 'avatar' ? gives[0].avatar : undefined),
  wakes: () => [],
  Alternative: BuyNext,
};

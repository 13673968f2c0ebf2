import type { OrderFacts } from '@trait-market/contract/economy/typed-data';

import type { OrderStep } from '../messages/order';
import type { ActionDefinition } from './action';
import { approvesForLater, cancelsOwn, convertsOwn, makesOwn, type Checked } from './matching';

type FactsOf<Kind extends OrderFacts['kind']> = Extract<OrderFacts, { kind: Kind }>;

/** Defines the parts shared by actions that create orders. `isChosen` compares an order with the user's selection. */
export const makesOrders = <Own, Kind extends OrderFacts['kind']>(
  kind: Kind,
  isChosen: (facts: FactsOf<Kind>, action: Own, step: OrderStep) => boolean,
) => ({
  steps: {
    approval: approvesForLater,
    ...(kind !== 'listing' && { wrap: convertsOwn }),
    order: (step: OrderStep, { action, address }: Checked<Own>) =>
      makesOwn(step, address, kind, (facts) => isChosen(facts, action, step)),
    cancel: cancelsOwn,
  } satisfies ActionDefinition<Own>['steps'],
  needsApproval: true,
  wakes: () => [],
});

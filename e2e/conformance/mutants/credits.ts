import { fieldsIn, reply } from './exchange';
import type { Mutant } from './mutant';
import { answeringAt, on, saying, sayingFields, without } from './patches';

const SHAPE = '§3 Credits: subscription.amount and vanilla.amount, numbers';

/** Credit balances. */
export const creditsMutants: readonly Mutant[] = [
  {
    name: 'Amounts are texts',
    breaks: SHAPE,
    killedBy: 'credits.balances/body/every answer',
    patch: () =>
      on(
        'credits.balances',
        sayingFields(() => ({ subscription: { amount: '0' }, vanilla: { amount: '0' } })),
      ),
  },
  {
    name: 'A balance of nothing is left out',
    breaks: SHAPE,
    killedBy: 'credits.balances/body/every answer',
    patch: () =>
      on(
        'credits.balances',
        sayingFields((fields) => without(fields, 'vanilla')),
      ),
  },
  {
    name: 'Balances are JSON within a text',
    breaks: SHAPE,
    killedBy: 'credits.balances/body/every answer',
    patch: () =>
      on(
        'credits.balances',
        saying((value) => JSON.stringify(value)),
      ),
  },
  {
    name: 'Looking at a balance costs a credit',
    breaks: 'GET /v1/users/credits changes nothing',
    killedBy: 'credits.balances/idempotence/asked twice',
    patch: () => {
      let amount = 1000;
      return on(
        'credits.balances',
        answeringAt(200, (answer) => {
          amount -= 1;
          return reply(200, { ...fieldsIn(answer), vanilla: { amount } });
        }),
      );
    },
  },
];

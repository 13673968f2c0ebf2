import { fieldsIn, reply, type Answer } from './exchange';
import type { Mutant } from './mutant';
import { answeringAt, on, saying, sayingFields, without } from './patches';
import { callerOf } from './tokens-seen';

const OWN = "§3 Credits: the amounts are the caller's own";
const BY_VALUE = 'credits.balances/flow/amounts given to two callers';
const SHAPE = '§3 Credits: subscription.amount and vanilla.amount, numbers';

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
    name: 'Reading a balance costs a credit',
    breaks: 'GET /v1/users/credits changes nothing',
    killedBy: 'credits.balances/idempotence/repeated',
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
  {
    name: 'The two amounts are swapped',
    breaks: OWN,
    killedBy: BY_VALUE,
    patch: () =>
      on(
        'credits.balances',
        sayingFields(({ subscription, vanilla, ...others }) => ({
          ...others,
          subscription: vanilla,
          vanilla: subscription,
        })),
      ),
  },
  {
    name: 'A balance is always 0',
    breaks: OWN,
    killedBy: BY_VALUE,
    patch: () =>
      on(
        'credits.balances',
        sayingFields(() => ({ subscription: { amount: 0 }, vanilla: { amount: 0 } })),
      ),
  },
  {
    name: 'Every caller gets the balance of the first one',
    breaks: OWN,
    killedBy: BY_VALUE,
    patch: () => {
      let first: string | undefined;
      let cached: Answer | undefined;
      return on(
        'credits.balances',
        answeringAt(200, (answer, request) => {
          first ??= callerOf(request);
          if (callerOf(request) === first) cached = answer;
          return cached ?? answer;
        }),
      );
    },
  },
  {
    name: 'A balance never changes after the first read',
    breaks: OWN,
    killedBy: BY_VALUE,
    patch: () => {
      const seen = new Map<string, Answer>();
      return on(
        'credits.balances',
        answeringAt(200, (answer, request) => {
          const caller = callerOf(request);
          seen.set(caller, seen.get(caller) ?? answer);
          return seen.get(caller) ?? answer;
        }),
      );
    },
  },
  {
    name: 'All credits are counted as vanilla',
    breaks: OWN,
    killedBy: BY_VALUE,
    patch: () =>
      on(
        'credits.balances',
        answeringAt(200, (answer) => {
          const amounts = Object.values(fieldsIn(answer)).map((one) =>
            Number(Object(one)['amount'] ?? 0),
          );
          const amount = amounts.reduce((sum, one) => sum + one, 0);
          return reply(200, { subscription: { amount: 0 }, vanilla: { amount } });
        }),
      ),
  },
];

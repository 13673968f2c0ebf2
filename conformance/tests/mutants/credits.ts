import { callerOf } from './tokens-seen';
import { onAnswer, onValue, onFields, without } from './patches';
import { reply, fieldsIn, type Answer } from './exchange';
import { patched, type Mutant } from './mutant';

const OWN = "§3 Credits: the amounts are the caller's own";
const BY_VALUE = 'credits.balances/flow/amounts given to two callers';
const SHAPE = '§3 Credits: subscription.amount and vanilla.amount, numbers';

export const creditsMutants: readonly Mutant[] = [
  ...patched('credits.balances/body/every answer', SHAPE, {
    'Amounts are texts': () =>
      onFields('credits.balances', () => ({
        subscription: { amount: '0' },
        vanilla: { amount: '0' },
      })),
    'A balance of nothing is left out': () =>
      onFields('credits.balances', (fields) => without(fields, 'vanilla')),
    'Balances are JSON within a text': () =>
      onValue('credits.balances', (value) => JSON.stringify(value)),
  }),
  ...patched('credits.balances/idempotence/repeated', 'GET /v1/users/credits changes nothing', {
    'Reading a balance costs a credit': () => {
      let amount = 1000;
      return onAnswer('credits.balances', 200, (answer) => {
        amount -= 1;
        return reply(200, { ...fieldsIn(answer), vanilla: { amount } });
      });
    },
  }),
  ...patched(BY_VALUE, OWN, {
    'The two amounts are swapped': () =>
      onFields('credits.balances', ({ subscription, vanilla, ...others }) => ({
        ...others,
        subscription: vanilla,
        vanilla: subscription,
      })),
    'A balance is always 0': () =>
      onFields('credits.balances', () => ({ subscription: { amount: 0 }, vanilla: { amount: 0 } })),
    'Every caller gets the balance of the first one': () => {
      let first: string | undefined;
      let cached: Answer | undefined;
      return onAnswer('credits.balances', 200, (answer, request) => {
        first ??= callerOf(request);
        if (callerOf(request) === first) cached = answer;
        return cached ?? answer;
      });
    },
    'A balance never changes after the first read': () => {
      const seen = new Map<string, Answer>();
      return onAnswer('credits.balances', 200, (answer, request) => {
        const caller = callerOf(request);
        seen.set(caller, seen.get(caller) ?? answer);
        return seen.get(caller) ?? answer;
      });
    },
    'All credits are counted as vanilla': () =>
      onAnswer('credits.balances', 200, (answer) => {
        const amounts = Object.values(fieldsIn(answer)).map((one) =>
          Number(Object(one)['amount'] ?? 0),
        );
        const amount = amounts.reduce((sum, one) => sum + one, 0);
        return reply(200, { subscription: { amount: 0 }, vanilla: { amount } });
      }),
  }),
];

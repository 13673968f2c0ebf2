import { callerOf } from './tokens-seen';
import { onResponse, onValue, onFields, without } from './patches';
import { reply, fieldsIn, type ProbeResponse } from './exchange';
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
      return onResponse('credits.balances', 200, (response) => {
        amount -= 1;
        return reply(200, { ...fieldsIn(response), vanilla: { amount } });
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
      let cached: ProbeResponse | undefined;
      return onResponse('credits.balances', 200, (response, request) => {
        first ??= callerOf(request);
        if (callerOf(request) === first) cached = response;
        return cached ?? response;
      });
    },
    'A balance never changes after the first read': () => {
      const seen = new Map<string, ProbeResponse>();
      return onResponse('credits.balances', 200, (response, request) => {
        const caller = callerOf(request);
        seen.set(caller, seen.get(caller) ?? response);
        return seen.get(caller) ?? response;
      });
    },
    'All credits are counted as vanilla': () =>
      onResponse('credits.balances', 200, (response) => {
        const amounts = Object.values(fieldsIn(response)).map((one) =>
          Number(Object(one)['amount'] ?? 0),
        );
        const amount = amounts.reduce((sum, one) => sum + one, 0);
        return reply(200, { subscription: { amount: 0 }, vanilla: { amount } });
      }),
  }),
];

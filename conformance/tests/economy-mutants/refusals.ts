import type { RefusalCode } from '@trait-market/contract/economy/shared';
import { reading, type Plant } from '@trait-market/mock-server/planted';

import { fieldsIn, reply, textIn, withJson, type ProbeResponse } from '../mutants/exchange';
import { patched, type Patch } from '../mutants/mutant';
import { on, onFields, onResponse } from '../mutants/patches';
import { planted, type EconomyMutant } from './economy-mutant';

const POST = 'economy.orders.post';
const FULFIL = 'economy.orders.fulfil';
const DRESSED = 'economy.benches.dress/flow/an avatar is dressed, and undressed again';
const GIVEN = 'economy.wallets.gift/flow/editions are given to another wallet';

const TERMS = 'An order has an end, one price, the fees of its collection and its maker’s counter';
const E3 = 'E3 A fulfilment has its own bounds: price, quantity, deadline';
const E6 = 'E6 A signature names the market deployment';
const E7 = 'E7 An action executes once';
const E11 = 'E11 An order fills at most its quantity, and never once it was canceled or has ended';
const E12 = 'E12 An order whose maker lacks its items is inactive';
const DRESSING = 'A dressing costs 5 credits a slot, and puts on the signed traits';

/** Answers requests that are refused with a code as if they had succeeded. */
const acknowledging = (route: string, status: number, code: RefusalCode) => (): Patch =>
  on(route, async (request, mock) => {
    const response = await mock.send(request);
    return textIn(response, 'code') === code ? reply(status, {}) : response;
  });

const takingOrders = (code: RefusalCode): (() => Patch) => acknowledging(POST, 201, code);

const fillingOrders = (code: RefusalCode): (() => Patch) => acknowledging(FULFIL, 200, code);

const refusedOrder = (what: string): string => `${POST}/flow/refused: ${what}`;

const refusedFill = (what: string): string => `${FULFIL}/flow/refused: ${what}`;

/** Answers a request whose body was sent before with its first success. */
const remembering = (route: string) => (): Patch => {
  const first = new Map<string, ProbeResponse>();
  return on(route, async (request, mock) => {
    const key = request.body.toString('utf8');
    const response = first.get(key) ?? (await mock.send(request));
    if (response.status < 300) first.set(key, response);
    return response;
  });
};

/** Answers the fulfilments of a filled order with the success of another wallet. */
const sharingWins = (): Patch => {
  const wins = new Map<string, ProbeResponse>();
  return on(FULFIL, async (request, mock) => {
    const response = await mock.send(request);
    if (response.status === 200) wins.set(request.path, response);
    return wins.get(request.path) ?? response;
  });
};

const ignoringFunds: Plant = reading(({ coinOf }) => ({
  coinOf: (account, chainId, coin) => coinOf(account, chainId, coin) + 10n ** 24n,
}));

export const refusalMutants: readonly EconomyMutant[] = [
  ...patched(refusedOrder('an order without an end'), TERMS, {
    'An order needs no end': takingOrders('no-end'),
  }),
  ...patched(refusedOrder('an order that has ended already'), TERMS, {
    'An order may have ended': takingOrders('expired'),
  }),
  ...patched(refusedOrder('an order that ends in a year'), TERMS, {
    'An order may end in a year': takingOrders('ends-too-late'),
  }),
  ...patched(refusedOrder('an order that starts tomorrow'), TERMS, {
    'An order may start tomorrow': takingOrders('not-started'),
  }),
  ...patched(refusedOrder('an order without its fees'), TERMS, {
    'An order needs no fees': takingOrders('bad-fee'),
  }),
  ...patched(refusedOrder('an order with a counter that is not the maker’s'), TERMS, {
    'An order may have any counter': takingOrders('wrong-counter'),
  }),
  ...patched(refusedOrder('an order with a price that changes over time'), TERMS, {
    'A price may change over time': takingOrders('bad-terms'),
  }),
  ...patched(refusedOrder('an order with a commitment that nobody can check'), TERMS, {
    'A commitment may be any hash': takingOrders('bad-commitment'),
  }),
  ...patched(refusedOrder('signed for another contract or market'), E6, {
    'An order may be signed for any contract': takingOrders('wrong-contract'),
    'An order may be signed for any deployment': takingOrders('wrong-deployment'),
  }),
  ...patched(`${POST}/flow/the same order is posted twice`, E7, {
    'An order that is posted again succeeds again': remembering(POST),
  }),
  ...patched(refusedFill('for more than is left'), E11, {
    'A fulfilment of more than is left succeeds': fillingOrders('not-enough-left'),
  }),
  ...patched(refusedFill('for nothing'), E3, {
    'A fulfilment of nothing succeeds': fillingOrders('bad-terms'),
  }),
  ...patched(refusedFill('one’s own order'), E3, {
    'A wallet can fill its own order': fillingOrders('own-order'),
  }),
  ...planted(refusedFill('a buyer without the coin'), E3, {
    'A buyer needs no coin': ignoringFunds,
  }),
  ...planted(refusedFill('an offer without its coin'), E12, {
    'An offer stays open when its maker’s coin has left': ignoringFunds,
  }),
  ...patched(`${FULFIL}/flow/two concurrent buyers`, E7, {
    'Of two concurrent buyers both win': sharingWins,
  }),
  ...patched(GIVEN, E7, {
    'A gift that is sent again succeeds again': remembering('economy.wallets.gift'),
    'Editions can be given to the zero address': acknowledging(
      'economy.wallets.gift',
      201,
      'bad-recipient',
    ),
  }),
  ...patched(DRESSED, DRESSING, {
    'A plan states a credit too much': () =>
      onFields('economy.benches.plan', (plan) => ({
        ...plan,
        credits: Number(plan['credits']) + 1,
      })),
    'An avatar that was dressed is shown as before': () => {
      const before = new Map<string, unknown>();
      return onResponse('economy.avatars.detail', 200, (response, { path }) => {
        const avatar = fieldsIn(response);
        const worn = before.get(path) ?? avatar['worn'];
        before.set(path, worn);
        return withJson(response, { ...avatar, worn });
      });
    },
  }),
];

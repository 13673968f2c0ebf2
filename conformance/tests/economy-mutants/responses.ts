import { accepting, on, changingResponse, onResponse, onFields, without } from '../mutants/patches';
import { reply, refuse, jsonIn, fieldsIn, withJson, type ProbeResponse } from '../mutants/exchange';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onEachItem, onItems, type Fields } from './fields';

const BOUGHT = 'economy.orders.fulfil/flow/a listing is bought';
const SHOWN = 'economy.orders.post/flow/a listing is shown as it was signed';
const FLOORS = 'economy.traits.detail/flow/the floor follows the listings';
const SWAPPED = 'economy.orders.fulfil/flow/a trade is accepted';
const CANCELED = 'economy.orders.cancel/flow/an order is canceled';
const CANCELED_TOGETHER = 'economy.orders.cancelSeveral/flow/several orders are canceled together';
const CANCELED_ALL = 'economy.orders.cancelAll/flow/everything on a chain is canceled';

const REPORTED = 'The activity reports each event once';
const READ = 'Reads return the current state';
const AS_DECLARED = 'Every response is as the contract declares it';
const WHOSE = '§6 Calls for signed-in users need a valid bearer token, and apply to its wallet';

const inside = (value: unknown): Fields => (isFields(value) ? value : {});

const withoutGuard = (route: string): Patch =>
  on(route, async (request, mock) => {
    const response = await mock.send(request);
    if (response.status !== 401) return response;
    const { accessToken } = await mock.control.mintToken({
      walletAddress: '0x00000000000000000000000000000000000c0ffe',
    });
    const headers = { ...request.headers, authorization: `Bearer ${accessToken}` };
    return mock.send({ ...request, headers });
  });

const rememberedByPath = (route: string): Patch => {
  const cache = new Map<string, ProbeResponse>();
  return on(route, async (request, mock) => {
    const response = await mock.send(request);
    if (response.status === 200) cache.set(request.path, response);
    return response.status === 404 ? (cache.get(request.path) ?? response) : response;
  });
};

const counting = (): (() => number) => {
  let count = 0;
  return () => (count += 1);
};

export const responseMutants: readonly EconomyMutant[] = [
  ...patched(BOUGHT, REPORTED, {
    'A sale is missing from the activity': () =>
      onItems('economy.activity.list', (items) => items.filter(({ type }) => type !== 'sale')),
    'A sale is in the activity twice': () =>
      onItems('economy.activity.list', (items) =>
        items.flatMap((item) => (item['type'] === 'sale' ? [item, item] : [item])),
      ),
    'The activity is sorted oldest first': () =>
      onItems('economy.activity.list', (items) => items.toReversed()),
    'The activity swaps seller and buyer': () =>
      onEachItem('economy.activity.list', (item) =>
        item['type'] === 'sale' ? { ...item, from: item['to'], to: item['from'] } : item,
      ),
  }),
  ...patched(CANCELED, REPORTED, {
    'A cancellation is missing from the activity': () =>
      onItems('economy.activity.list', (items) => items.filter(({ type }) => type !== 'cancel')),
  }),
  ...patched(SWAPPED, REPORTED, {
    'A swap is reported as a sale': () =>
      onEachItem('economy.activity.list', (item) =>
        item['type'] === 'swap' ? { ...item, type: 'sale' } : item,
      ),
  }),
  ...patched(FLOORS, READ, {
    'A trait’s page has no floor': () =>
      onFields('economy.traits.detail', (trait) => ({ ...trait, floor: null })),
    'Listed counts orders, not editions': () =>
      onFields('economy.traits.detail', (trait) => ({
        ...trait,
        listed: Math.ceil(Number(trait['listed']) / 2),
      })),
    'A trait’s orders are sorted most expensive first': () =>
      onItems('economy.traits.orders', (items) => items.toReversed()),
  }),
  ...patched(BOUGHT, READ, {
    'The last sale never changes': () =>
      onFields('economy.traits.detail', (trait) => ({ ...trait, lastSale: null })),
    "A receipt reports the buyer's payment as the seller's proceeds": () =>
      onFields('economy.orders.fulfil', (receipt) => ({ ...receipt, paid: receipt['proceeds'] })),
    'A receipt names no fees': () =>
      onFields('economy.orders.fulfil', (receipt) => ({ ...receipt, fees: [] })),
  }),
  ...patched('economy.traits.detail/flow/the best offer follows the offers', READ, {
    'The best offer is the lowest one': () =>
      onFields('economy.traits.detail', (trait) => ({
        ...trait,
        bestOffer:
          trait['bestOffer'] === null ? null : { ...inside(trait['bestOffer']), amount: '1' },
      })),
  }),
  ...patched('economy.orders.fulfil/flow/a listing is bought to its end', READ, {
    'Orders show all their units instead of the remaining ones': () =>
      onEachItem('economy.traits.orders', (order) => ({ ...order, remaining: order['quantity'] })),
  }),
  ...patched(SHOWN, READ, {
    'An order states no fees': () =>
      onResponse('economy.orders.post', 201, (response) =>
        withJson(response, { ...fieldsIn(response), fees: [] }),
      ),
    'A new listing is not shown': () =>
      onItems('economy.traits.orders', (items) => items.slice(0, 0)),
    "The inventory doesn't count listed editions": () =>
      onEachItem('economy.wallets.inventory', (item) => ({ ...item, listedByOwner: 0 })),
  }),
  ...patched(CANCELED_TOGETHER, READ, {
    'A filled order is reported as canceled': () =>
      onFields('economy.orders.cancelSeveral', (result) => ({
        ...result,
        orders: (result['orders'] as readonly Fields[]).map((order) => ({
          ...order,
          state: 'cancelled',
        })),
      })),
  }),
  ...patched(CANCELED_ALL, READ, {
    'A balance has an outdated counter': () =>
      onEachItem('economy.wallets.balances', (item) => ({ ...item, counter: '0' })),
    'Canceling everything counts one order too many': () =>
      onFields('economy.orders.cancelAll', (all) => ({
        ...all,
        cancelled: Number(all['cancelled']) + 1,
      })),
  }),
  ...patched('economy.approvals.approve/flow/granted and revoked', READ, {
    'Approvals count no orders': () =>
      onEachItem('economy.approvals.list', (item) => ({ ...item, orders: 0 })),
  }),
  ...patched('economy.credits.subscribe/flow/a plan is bought', 'E38 A plan lasts 30 days', {
    'A plan lasts a day longer than stated': () =>
      onFields('economy.credits.ledger', (ledger) => {
        const plan = inside(ledger['subscription']);
        const ends = Date.parse(String(plan['endsAt'])) + 86_400_000;
        return Number.isNaN(ends)
          ? ledger
          : { ...ledger, subscription: { ...plan, endsAt: new Date(ends).toISOString() } };
      }),
  }),
  ...patched(
    'economy.credits.buy/flow/a bundle of credits is bought',
    'E37 Credits are the sum of a ledger, which records each gain and expense',
    {
      'The ledger of credits loses the reasons': () =>
        onEachItem('economy.credits.ledger', (item) => ({ ...item, reason: 'grant' })),
    },
  ),
  ...patched(
    'economy.credits.buy/flow/a bundle of credits is bought',
    'E37 Credits are the sum of a ledger',
    {
      'Credits that were bought are doubled in the balance': () =>
        onFields('economy.credits.ledger', (ledger) => {
          const { vanilla, ...others } = inside(ledger['balance']);
          return { ...ledger, balance: { ...others, vanilla: Number(vanilla) * 2 } };
        }),
    },
  ),
  ...patched('economy.criteria.find/flow/an offer for any trait of a kind', READ, {
    'The response for one criteria root contains another': () =>
      onFields('economy.criteria.byRoot', (set) => ({
        ...set,
        criteria: { ...inside(set['criteria']), root: '1' },
      })),
  }),
  ...patched('economy.orders.fulfil/flow/the same signature is sent twice', WHOSE, {
    'Anyone can read a wallet’s signed actions': () => rememberedByPath('economy.wallets.act'),
  }),
  ...patched('economy.wallets.orders/flow/of another wallet', WHOSE, {
    'Orders of another wallet are shown as an empty page': () =>
      onResponse('economy.wallets.orders', 403, () =>
        reply(200, { items: [], nextCursor: null, total: 0 }),
      ),
  }),
  ...patched('economy.wallets.balances/token/no token', WHOSE, {
    'Balances need no token': () => withoutGuard('economy.wallets.balances'),
  }),
  ...patched('economy.traits.detail/status/every answer', AS_DECLARED, {
    'A trait that there is not is a failure of the server': () =>
      onResponse('economy.traits.detail', 404, () => refuse(500, 'Oops.')),
  }),
  ...patched('economy.traits.detail/invalid/a missing item', AS_DECLARED, {
    'A missing trait is an empty one': () => accepting('economy.traits.detail', 404),
  }),
  ...patched('economy.traits.detail/sums/every answer', READ, {
    'A trait has an edition more than are loose, worn or in packs': () =>
      onFields('economy.traits.detail', (trait) => ({
        ...trait,
        editions: Number(trait['editions']) + 1,
      })),
  }),
  ...patched('economy.traits.detail/body/every answer', AS_DECLARED, {
    'A trait’s page leaves out how many are worn': () =>
      onFields('economy.traits.detail', (trait) => without(trait, 'worn')),
  }),
  ...patched('economy.wallets.balances/body/every answer', AS_DECLARED, {
    'Amounts are numbers': () =>
      onEachItem('economy.wallets.balances', (item) => ({
        ...item,
        native: Number(item['native']),
      })),
  }),
  ...patched('economy.avatars.image/content-type/every answer', AS_DECLARED, {
    'Pictures are labelled as web pages': () =>
      onResponse('economy.avatars.image', 200, (response) => ({
        ...response,
        headers: { ...response.headers, 'content-type': 'text/html' },
      })),
  }),
  ...patched('economy.orders.post/error-body/every answer', AS_DECLARED, {
    'A refused order gets no message': () =>
      onResponse('economy.orders.post', 400, (response) => withJson(response, { code: 'bad' })),
  }),
  ...patched(
    'economy.avatars.detail/secrets/every answer',
    'No response contains private data of another user',
    {
      'An avatar’s response contains its holder’s email address': () =>
        onFields('economy.avatars.detail', (avatar) => ({
          ...avatar,
          owner: { ...inside(avatar['owner']), emailAddress: 'ann@collectors.example' },
        })),
    },
  ),
  ...patched('economy.collections.list/idempotence/repeated', 'A read changes nothing', {
    'Reading the collections changes them': () => {
      const next = counting();
      return onFields('economy.collections.list', (page) => ({ ...page, total: next() }));
    },
  }),
  ...patched('economy.orders.post/invalid/body signature: missing', AS_DECLARED, {
    'An order without a signature is taken': () =>
      on('economy.orders.post', async (request, mock) =>
        fieldsIn(request)['signature'] === undefined && isFields(jsonIn(request))
          ? reply(201, {})
          : mock.send(request),
      ),
  }),
  ...patched(
    'economy.traits.detail/method/DELETE',
    'A call has the methods that the contract gives it, and no other',
    {
      'A trait can be deleted': () =>
        changingResponse((response, { method, path }) =>
          method === 'DELETE' && path.startsWith('/economy/v1/traits/') ? reply(200, {}) : response,
        ),
    },
  ),
];

import { fieldsIn, jsonIn, refuse, reply, withJson, type Answer } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { answering, answeringAt, on, sayingFields, without } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onItems, type Fields } from './fields';

const BOUGHT = 'economy.orders.fulfil/flow/a listing is bought';
const SHOWN = 'economy.orders.post/flow/a listing is shown as it was signed';
const FLOORS = 'economy.traits.detail/flow/the floor follows the listings';
const SWAPPED = 'economy.orders.fulfil/flow/a trade is accepted';
const CANCELED = 'economy.orders.cancel/flow/an order is canceled';
const CANCELED_ALL = 'economy.orders.cancelAll/flow/everything on a chain is canceled';

const REPORTED = 'The activity reports each event once';
const READ = 'Reads return the current state';
const LAWS = 'Every response is as the contract declares it';
const WHOSE = '§6 Calls for signed-in users need a valid bearer token, and apply to its wallet';

const inside = (value: unknown): Fields => (isFields(value) ? value : {});

const onFields = (routes: string | readonly string[], change: (fields: Fields) => Fields): Patch =>
  on(routes, sayingFields(change));

const withoutGuard = (route: string): Patch =>
  on(route, async (request, mock) => {
    const answer = await mock.send(request);
    if (answer.status !== 401) return answer;
    const { accessToken } = await mock.control.mintToken({
      walletAddress: '0x00000000000000000000000000000000000c0ffe',
    });
    const headers = { ...request.headers, authorization: `Bearer ${accessToken}` };
    return mock.send({ ...request, headers });
  });

const rememberedByPath = (route: string): Patch => {
  const known = new Map<string, Answer>();
  return on(route, async (request, mock) => {
    const answer = await mock.send(request);
    if (answer.status === 200) known.set(request.path, answer);
    return answer.status === 404 ? (known.get(request.path) ?? answer) : answer;
  });
};

const counting = (): (() => number) => {
  let count = 0;
  return () => (count += 1);
};

export const answerMutants: readonly EconomyMutant[] = [
  {
    name: 'A sale is missing from the activity',
    breaks: REPORTED,
    killedBy: BOUGHT,
    patch: () =>
      onItems('economy.activity.list', (items) => items.filter(({ type }) => type !== 'sale')),
  },
  {
    name: 'A sale is in the activity twice',
    breaks: REPORTED,
    killedBy: BOUGHT,
    patch: () =>
      onItems('economy.activity.list', (items) =>
        items.flatMap((item) => (item['type'] === 'sale' ? [item, item] : [item])),
      ),
  },
  {
    name: 'The activity is sorted oldest first',
    breaks: REPORTED,
    killedBy: BOUGHT,
    patch: () => onItems('economy.activity.list', (items) => items.toReversed()),
  },
  {
    name: 'The activity swaps seller and buyer',
    breaks: REPORTED,
    killedBy: BOUGHT,
    patch: () =>
      onItems('economy.activity.list', (items) =>
        items.map((item) =>
          item['type'] === 'sale' ? { ...item, from: item['to'], to: item['from'] } : item,
        ),
      ),
  },
  {
    name: 'A cancellation is missing from the activity',
    breaks: REPORTED,
    killedBy: CANCELED,
    patch: () =>
      onItems('economy.activity.list', (items) => items.filter(({ type }) => type !== 'cancel')),
  },
  {
    name: 'A swap is reported as a sale',
    breaks: REPORTED,
    killedBy: SWAPPED,
    patch: () =>
      onItems('economy.activity.list', (items) =>
        items.map((item) => (item['type'] === 'swap' ? { ...item, type: 'sale' } : item)),
      ),
  },
  {
    name: 'A trait’s page has no floor',
    breaks: READ,
    killedBy: FLOORS,
    patch: () => onFields('economy.traits.detail', (trait) => ({ ...trait, floor: null })),
  },
  {
    name: 'Listed counts orders, not editions',
    breaks: READ,
    killedBy: FLOORS,
    patch: () =>
      onFields('economy.traits.detail', (trait) => ({
        ...trait,
        listed: Math.ceil(Number(trait['listed']) / 2),
      })),
  },
  {
    name: 'A trait’s orders are sorted most expensive first',
    breaks: READ,
    killedBy: FLOORS,
    patch: () => onItems('economy.traits.orders', (items) => items.toReversed()),
  },
  {
    name: 'The last sale never changes',
    breaks: READ,
    killedBy: BOUGHT,
    patch: () => onFields('economy.traits.detail', (trait) => ({ ...trait, lastSale: null })),
  },
  {
    name: 'The best offer is the lowest one',
    breaks: READ,
    killedBy: 'economy.traits.detail/flow/the best offer follows the offers',
    patch: () =>
      onFields('economy.traits.detail', (trait) => ({
        ...trait,
        bestOffer:
          trait['bestOffer'] === null ? null : { ...inside(trait['bestOffer']), amount: '1' },
      })),
  },
  {
    name: 'Orders show all their units instead of the remaining ones',
    breaks: READ,
    killedBy: 'economy.orders.fulfil/flow/a listing is bought to its end',
    patch: () =>
      onItems('economy.traits.orders', (items) =>
        items.map((order) => ({ ...order, remaining: order['quantity'] })),
      ),
  },
  {
    name: 'An order states no fees',
    breaks: READ,
    killedBy: SHOWN,
    patch: () =>
      on(
        'economy.orders.post',
        answeringAt(201, (answer) => withJson(answer, { ...fieldsIn(answer), fees: [] })),
      ),
  },
  {
    name: 'A new listing is not shown',
    breaks: READ,
    killedBy: SHOWN,
    patch: () => onItems('economy.traits.orders', (items) => items.slice(0, 0)),
  },
  {
    name: "The inventory doesn't count listed editions",
    breaks: READ,
    killedBy: SHOWN,
    patch: () =>
      onItems('economy.wallets.inventory', (items) =>
        items.map((item) => ({ ...item, listedByOwner: 0 })),
      ),
  },
  {
    name: "A receipt reports the buyer's payment as the seller's proceeds",
    breaks: READ,
    killedBy: BOUGHT,
    patch: () =>
      onFields('economy.orders.fulfil', (receipt) => ({ ...receipt, paid: receipt['proceeds'] })),
  },
  {
    name: 'A receipt names no fees',
    breaks: READ,
    killedBy: BOUGHT,
    patch: () => onFields('economy.orders.fulfil', (receipt) => ({ ...receipt, fees: [] })),
  },
  {
    name: 'A balance has an outdated counter',
    breaks: READ,
    killedBy: CANCELED_ALL,
    patch: () =>
      onItems('economy.wallets.balances', (items) =>
        items.map((item) => ({ ...item, counter: '0' })),
      ),
  },
  {
    name: 'Canceling everything counts one order too many',
    breaks: READ,
    killedBy: CANCELED_ALL,
    patch: () =>
      onFields('economy.orders.cancelAll', (all) => ({
        ...all,
        cancelled: Number(all['cancelled']) + 1,
      })),
  },
  {
    name: 'Approvals count no orders',
    breaks: READ,
    killedBy: 'economy.approvals.approve/flow/granted and revoked',
    patch: () =>
      onItems('economy.approvals.list', (items) => items.map((item) => ({ ...item, orders: 0 }))),
  },
  {
    name: 'A plan lasts a day longer than stated',
    breaks: 'E38 A plan lasts 30 days',
    killedBy: 'economy.credits.subscribe/flow/a plan is bought',
    patch: () =>
      onFields('economy.credits.ledger', (ledger) => {
        const plan = inside(ledger['subscription']);
        const ends = Date.parse(String(plan['endsAt'])) + 86_400_000;
        return Number.isNaN(ends)
          ? ledger
          : { ...ledger, subscription: { ...plan, endsAt: new Date(ends).toISOString() } };
      }),
  },
  {
    name: 'The ledger of credits loses the reasons',
    breaks: 'E37 Credits are the sum of a ledger, which records each gain and expense',
    killedBy: 'economy.credits.buy/flow/a bundle of credits is bought',
    patch: () =>
      onItems('economy.credits.ledger', (items) =>
        items.map((item) => ({ ...item, reason: 'grant' })),
      ),
  },
  {
    name: 'Credits that were bought are doubled in the balance',
    breaks: 'E37 Credits are the sum of a ledger',
    killedBy: 'economy.credits.buy/flow/a bundle of credits is bought',
    patch: () =>
      onFields('economy.credits.ledger', (ledger) => {
        const { vanilla, ...others } = inside(ledger['balance']);
        return { ...ledger, balance: { ...others, vanilla: Number(vanilla) * 2 } };
      }),
  },
  {
    name: 'The response for one criteria root contains another',
    breaks: READ,
    killedBy: 'economy.criteria.find/flow/an offer for any trait of a kind',
    patch: () =>
      onFields('economy.criteria.byRoot', (set) => ({
        ...set,
        criteria: { ...inside(set['criteria']), root: '1' },
      })),
  },
  {
    name: 'Anyone can read a wallet’s signed actions',
    breaks: WHOSE,
    killedBy: 'economy.orders.fulfil/flow/the same signature is sent twice',
    patch: () => rememberedByPath('economy.wallets.act'),
  },
  {
    name: 'Orders of another wallet are shown as an empty page',
    breaks: WHOSE,
    killedBy: 'economy.wallets.orders/flow/of another wallet',
    patch: () =>
      on(
        'economy.wallets.orders',
        answeringAt(403, () => reply(200, { items: [], nextCursor: null, total: 0 })),
      ),
  },
  {
    name: 'Balances need no token',
    breaks: WHOSE,
    killedBy: 'economy.wallets.balances/token/no token',
    patch: () => withoutGuard('economy.wallets.balances'),
  },
  {
    name: 'A trait that there is not is a failure of the server',
    breaks: LAWS,
    killedBy: 'economy.traits.detail/status/every answer',
    patch: () =>
      on(
        'economy.traits.detail',
        answeringAt(404, () => refuse(500, 'Oops.')),
      ),
  },
  {
    name: 'A trait’s page leaves out how many are worn',
    breaks: LAWS,
    killedBy: 'economy.traits.detail/body/every answer',
    patch: () => onFields('economy.traits.detail', (trait) => without(trait, 'worn')),
  },
  {
    name: 'Amounts are numbers',
    breaks: LAWS,
    killedBy: 'economy.wallets.balances/body/every answer',
    patch: () =>
      onItems('economy.wallets.balances', (items) =>
        items.map((item) => ({ ...item, native: Number(item['native']) })),
      ),
  },
  {
    name: 'Pictures are labelled as web pages',
    breaks: LAWS,
    killedBy: 'economy.avatars.image/content-type/every answer',
    patch: () =>
      on(
        'economy.avatars.image',
        answeringAt(200, (answer) => ({
          ...answer,
          headers: { ...answer.headers, 'content-type': 'text/html' },
        })),
      ),
  },
  {
    name: 'A refused order gets no message',
    breaks: LAWS,
    killedBy: 'economy.orders.post/error-body/every answer',
    patch: () =>
      on(
        'economy.orders.post',
        answeringAt(400, (answer) => withJson(answer, { code: 'bad' })),
      ),
  },
  {
    name: 'An avatar’s response contains its holder’s email address',
    breaks: 'No response contains private data of another user',
    killedBy: 'economy.avatars.detail/secrets/every answer',
    patch: () =>
      onFields('economy.avatars.detail', (avatar) => ({
        ...avatar,
        owner: { ...inside(avatar['owner']), emailAddress: 'ann@collectors.example' },
      })),
  },
  {
    name: 'Reading the collections changes them',
    breaks: 'A read changes nothing',
    killedBy: 'economy.collections.list/idempotence/repeated',
    patch: () => {
      const next = counting();
      return onFields('economy.collections.list', (page) => ({ ...page, total: next() }));
    },
  },
  {
    name: 'An order without a signature is taken',
    breaks: LAWS,
    killedBy: 'economy.orders.post/invalid/body signature: missing',
    patch: () =>
      on('economy.orders.post', async (request, mock) =>
        fieldsIn(request)['signature'] === undefined && isFields(jsonIn(request))
          ? reply(201, {})
          : mock.send(request),
      ),
  },
  {
    name: 'A trait can be deleted',
    breaks: 'A call has the methods that the contract gives it, and no other',
    killedBy: 'economy.traits.detail/method/DELETE',
    patch: () =>
      answering((answer, { method, path }) =>
        method === 'DELETE' && path.startsWith('/economy/v1/traits/') ? reply(200, {}) : answer,
      ),
  },
];

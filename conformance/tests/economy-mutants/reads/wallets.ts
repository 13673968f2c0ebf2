import { patched } from '../../mutants/mutant';
import type { EconomyMutant } from '../economy-mutant';
import type { Fields } from '../fields';
import {
  answering,
  answeringTo,
  changingQuery,
  changing,
  changingItems,
  changingList,
  dearer,
  fieldsOf,
  increased,
  listOf,
  onlyFirst,
  onlyLast,
  readOther,
} from './changes';

const INVENTORY = 'economy.wallets.inventory';
const ORDERS = 'economy.wallets.orders';
const WATCHED = 'economy.watchlist.now';
const VALUE = 'economy.worth.value';
const ATTENTION = 'economy.worth.attention';
const GAINS = 'economy.worth.gains';
const LEDGER = 'economy.credits.ledger';
const NOTICES = 'economy.notices.list';
const CONSTRUCTIONS = 'economy.benches.constructions';

const E259 = 'E259 Each parameter of a read has its effect on every item';
const E266 =
  'E266 A wallet’s inventory, holdings and orders agree with each other and with the market';
const E267 = 'E267 A wallet’s own figures add up from its orders, notices, trades and credits';

const nameOf = (item: Fields): string =>
  item['kind'] === 'trait'
    ? String(fieldsOf(item['trait'])['value'])
    : String(fieldsOf(item['avatar'])['name']);

const onTraits = (change: (item: Fields) => Fields) =>
  changingItems(INVENTORY, (item) =>
    item['kind'] === 'trait' ? { ...item, ...change(item) } : item,
  );

const onMarket = (change: (market: Fields) => Fields) =>
  changingItems(ORDERS, (order) =>
    order['market'] === undefined
      ? order
      : {
          ...order,
          market: { ...fieldsOf(order['market']), ...change(fieldsOf(order['market'])) },
        },
  );

const onLoose = (change: (loose: Fields) => Fields) =>
  changingItems(
    VALUE,
    (chain) => ({
      ...chain,
      loose: { ...fieldsOf(chain['loose']), ...change(fieldsOf(chain['loose'])) },
    }),
    'chains',
  );

const oneMore = (value: unknown): string => String(BigInt(String(value)) + 1n);

export const walletReadMutants: readonly EconomyMutant[] = [
  ...patched(`${INVENTORY}/flow/agrees with holders and market`, E266, {
    'An inventory counts one edition too many': onTraits((item) => ({
      quantity: increased(item['quantity']),
    })),
    'An inventory counts worn traits as loose': onTraits((item) => ({
      trait: {
        ...fieldsOf(item['trait']),
        editions: increased(fieldsOf(item['trait'])['editions'], 2),
      },
    })),
    'An inventory lists more editions than it has': onTraits((item) => ({
      listedByOwner: increased(item['quantity']),
    })),
    'A trait in an inventory has another rank': onTraits((item) =>
      item['rank'] === null
        ? {}
        : {
            rank: { ...fieldsOf(item['rank']), place: increased(fieldsOf(item['rank'])['place']) },
          },
    ),
    'An inventory leaves out the last of its avatars': changingList(INVENTORY, (items) => {
      const last = items.findLast(({ kind }) => kind === 'avatar');
      return items.filter((item) => item !== last);
    }),
    'A watched wallet counts traits instead of editions': changingItems(WATCHED, (item) =>
      item['kind'] === 'wallet' ? { ...item, editions: increased(item['editions'], -1) } : item,
    ),
    'A watched wallet counts one avatar too many': changingItems(WATCHED, (item) =>
      item['kind'] === 'wallet' ? { ...item, avatars: increased(item['avatars']) } : item,
    ),
    'An inventory of listed items has those that anyone lists': answering(
      INVENTORY,
      async (page, context) => {
        if (context.query.get('listed') !== 'true') return page;
        const address = context.request.path.split('/').find((part) => part.startsWith('0x'));
        const all = await readOther(context, `/wallets/${address}/inventory?limit=60`);
        const items = listOf(all['items']).filter(
          (item) => Number(fieldsOf(item['trait'])['listed'] ?? 0) > 0,
        );
        return { ...page, items, nextCursor: null };
      },
    ),
    'An inventory finds names by their beginning in the same case': answeringTo(
      INVENTORY,
      ['name'],
      (page, { query }) => {
        const beginning = query.get('name') ?? '';
        const items = listOf(page['items']).filter((item) => nameOf(item).startsWith(beginning));
        return { ...page, items, total: items.length };
      },
    ),
    'An inventory counts the matching items as all': answering(INVENTORY, (page) => ({
      ...page,
      unfiltered: page['total'],
    })),
    'An inventory of two collections is that of the first': onlyFirst(INVENTORY, 'collection'),
  }),
  ...patched(`${VALUE}/flow/a wallet’s figures add up`, E259, {
    'A wallet’s orders of two kinds are those of the first': onlyFirst(ORDERS, 'kind'),
    'A wallet’s orders of two states are those of the last': onlyLast(ORDERS, 'state'),
  }),
  ...patched(`${VALUE}/flow/a wallet’s figures add up`, E267, {
    'The market next to an own order has another floor': onMarket(({ floor }) => ({
      floor: dearer(floor),
    })),
    'The difference to a cheaper listing is the price': onMarket(({ undercutBy }) => ({
      undercutBy:
        undercutBy === null
          ? null
          : {
              ...fieldsOf(undercutBy),
              difference: fieldsOf(fieldsOf(undercutBy)['price'])['amount'],
            },
    })),
    'A listing is tied with one too many': onMarket(({ tiedWith }) =>
      tiedWith === undefined ? {} : { tiedWith: increased(tiedWith) },
    ),
    'A wallet undercuts itself': changingItems(INVENTORY, (item) => {
      const own = fieldsOf(item['ownListing']);
      return own['price'] === undefined
        ? item
        : { ...item, ownListing: { ...own, undercutBy: own['price'] } };
    }),
    'An own listing ignores those at its price': changingItems(INVENTORY, (item) =>
      item['ownListing'] === undefined || item['ownListing'] === null
        ? item
        : { ...item, ownListing: { ...fieldsOf(item['ownListing']), tiedWith: 0 } },
    ),
    'The best offer for each edition is that for all': changingItems(INVENTORY, (item) => {
      const worth = fieldsOf(item['worth']);
      const each = fieldsOf(worth['bestOfferEach']);
      return each['price'] === undefined
        ? item
        : { ...item, worth: { ...worth, bestOfferEach: { ...each, price: worth['bestOffer'] } } };
    }),
    'The best offer for each edition buys all that are held': changingItems(INVENTORY, (item) => {
      const worth = fieldsOf(item['worth']);
      const each = fieldsOf(worth['bestOfferEach']);
      return each['price'] === undefined
        ? item
        : {
            ...item,
            worth: { ...worth, bestOfferEach: { ...each, editions: item['quantity'] } },
          };
    }),
    'An item counts one received offer too many': changingItems(INVENTORY, (item) => ({
      ...item,
      offersReceived: increased(item['offersReceived']),
    })),
    'Undercut listings aren’t counted': changing(ATTENTION, 'undercut', () => 0),
    'One received offer too many needs attention': changing(ATTENTION, 'offersReceived', (count) =>
      increased(count),
    ),
    'Inactive orders aren’t counted': changing(ATTENTION, 'inactive', () => 0),
    'Orders that end within a day aren’t counted': changing(ATTENTION, 'ending', () => 0),
    'A wallet’s value counts own listings': onLoose(({ floor }) => ({ floor: oneMore(floor) })),
    'A wallet’s value counts each offer once': onLoose(({ bestOffer }) => ({
      bestOffer: oneMore(bestOffer),
    })),
    'A wallet’s value leaves out one edition': onLoose(({ editions }) => ({
      editions: increased(editions, -1),
    })),
    'Editions without a floor aren’t counted': onLoose(({ withoutFloor }) => ({
      withoutFloor: increased(withoutFloor),
    })),
    'A wallet’s value over time begins with today': changingList(
      VALUE,
      (points) => points.toReversed(),
      'history',
    ),
    'A gain ignores the cost': changingItems(GAINS, (gain) => ({
      ...gain,
      closed: { ...fieldsOf(gain['closed']), result: fieldsOf(gain['closed'])['got'] },
    })),
    'A sale has no fees in the gains': changingItems(GAINS, (gain) => ({
      ...gain,
      sold: { ...fieldsOf(gain['sold']), fees: '0' },
    })),
    'The sum of all gains is a wei too high': changing(GAINS, 'totals', (totals) =>
      listOf(totals).map((total) => ({ ...total, bought: oneMore(total['bought']) })),
    ),
    'One sold edition too many has no cost': changing(GAINS, 'totals', (totals) =>
      listOf(totals).map((total) => ({
        ...total,
        withoutPriceEditions: increased(total['withoutPriceEditions']),
      })),
    ),
    'The gains count a sold edition too many': changing(GAINS, 'totals', (totals) =>
      listOf(totals).map((total) => ({ ...total, soldEditions: increased(total['soldEditions']) })),
    ),
    'Gains begin with the first purchase': changing(GAINS, 'totals', (totals) =>
      listOf(totals).map((total) => ({ ...total, since: '2020-01-01T00:00:00.000Z' })),
    ),
    'A purchase counts one edition too many': changingItems(GAINS, (gain) => ({
      ...gain,
      bought: {
        ...fieldsOf(gain['bought']),
        editions: increased(fieldsOf(gain['bought'])['editions']),
      },
    })),
    'A ledger’s balances are those after the next entry': changingItems(LEDGER, (entry) => ({
      ...entry,
      balance: Number(entry['balance']) - Number(entry['amount']),
    })),
    'A ledger’s entries are in another order': changingList(LEDGER, (items) => items.toReversed()),
    'The lots of credits are one credit short': changing(LEDGER, 'lots', (lots) =>
      listOf(lots).map((lot, index) =>
        index === 0 ? { ...lot, amount: increased(lot['amount'], -1) } : lot,
      ),
    ),
    'Read notices count as unread': changing(NOTICES, 'unread', (unread) => increased(unread)),
    'The latest notice is the oldest one': changing(
      NOTICES,
      'latest',
      (latest, { items }) => listOf(items).at(-1)?.['id'] ?? latest,
    ),
    'A watched wallet counts orders, not editions': changingItems(WATCHED, (item) =>
      item['kind'] === 'wallet' ? { ...item, listings: increased(item['listings']) } : item,
    ),
  }),
  ...patched(`${CONSTRUCTIONS}/flow/each parameter has its effect`, E259, {
    'Looks of two slots are those of the first': onlyFirst(CONSTRUCTIONS, 'slot'),
    'Looks with a trait are those that put it on': answering(CONSTRUCTIONS, (page, { query }) => {
      const trait = query.get('trait');
      if (trait === null) return page;
      const items = listOf(page['items']).filter(({ changes }) =>
        listOf(changes).some(({ putOn }) => fieldsOf(putOn)['id'] === trait),
      );
      return { ...page, items, total: items.length, nextCursor: null };
    }),
    'A look costs a wei too much': changingItems(CONSTRUCTIONS, (look) => ({
      ...look,
      price: dearer(look['price']),
    })),
  }),
  ...patched('economy.outfits.list/flow/each parameter has its effect', E259, {
    'Outfits of two collections are those of the last': onlyLast(
      'economy.outfits.list',
      'collection',
    ),
  }),
  ...patched('economy.searches.list/flow/every parameter is stored', E259, {
    'A saved search loses its maximum price': changingItems('economy.searches.list', (search) => {
      const query = Object.fromEntries(
        Object.entries(fieldsOf(search['query'])).filter(([key]) => key !== 'maxPrice'),
      );
      return { ...search, query };
    }),
    'A saved search of avatars loses its kind': changingItems(
      'economy.searches.list',
      (search) => ({ ...search, query: { ...fieldsOf(search['query']), kind: undefined } }),
    ),
    'A saved search stores one of several slots': changingItems(
      'economy.searches.list',
      (search) => {
        const query = Object.fromEntries(
          Object.entries(fieldsOf(search['query'])).map(([key, value]) => [
            key,
            Array.isArray(value) ? value.slice(0, 1) : (value as unknown),
          ]),
        );
        return { ...search, query };
      },
    ),
  }),
  ...patched('economy.draws.list/flow/each parameter has its effect', E259, {
    'Entries of the log begin one too late': changingQuery('economy.drawLog.entries', (query) => {
      const from = query.get('from');
      if (from !== null && from !== '0') query.set('from', String(Number(from) + 1));
    }),
  }),
];

import { patched } from '../../mutants/mutant';
import type { EconomyMutant } from '../economy-mutant';
import {
  answering,
  answeringTo,
  changing,
  changingItems,
  changingList,
  dearer,
  disordered,
  fieldsOf,
  increased,
  listOf,
  onlyFirst,
  changingQuery,
  shifting,
} from './changes';

const LIST = 'economy.collections.list';
const DETAIL = 'economy.collections.detail';
const STATS = 'economy.collections.stats';
const LEADERS = 'economy.leaders.list';
const ACTIVITY = 'economy.activity.list';

const E264 = 'E264 A collection’s figures add up from its traits, avatars, holders and sales';
const E350 = 'E350 Collections are ranked over all networks by each figure';
const E443 = 'E443 An event names its transaction, the same in every response';
const E259 = 'E259 Each parameter of a read has its effect on every item';
const E269 = 'E269 Leaders are ranked by the metric, and equal values share the better rank';

const swapping = (route: string, one: string, other: string) =>
  answering(route, (fields) => ({ ...fields, [one]: fields[other], [other]: fields[one] }));

const changingCell = (change: (cell: Record<string, unknown>) => Record<string, unknown>) =>
  changingItems(STATS, change, 'rarities');

const consecutive = (items: readonly Record<string, unknown>[]) => {
  const first = Number(items[0]?.['rank'] ?? 1);
  return items.map((item, index) => ({ ...item, rank: first + index }));
};

export const collectionReadMutants: readonly EconomyMutant[] = [
  ...patched(`${STATS}/flow/figures add up`, E264, {
    'A collection’s day and week are swapped': swapping(STATS, 'day', 'week'),
    'A collection’s week and month are swapped': swapping(STATS, 'week', 'month'),
    'A collection’s month has its sales of the month before': changing(STATS, 'month', (month) => ({
      ...fieldsOf(month),
      sales: fieldsOf(month)['salesBefore'],
    })),
    'A collection’s volume is a wei too high': changing(STATS, 'month', (month) => ({
      ...fieldsOf(month),
      volume: String(BigInt(String(fieldsOf(month)['volume'])) + 1n),
    })),
    'A collection’s days begin with the last one': changingList(
      STATS,
      (days) => days.toReversed(),
      'days',
    ),
    'A collection’s days leave one out': changingList(
      STATS,
      (days) => days.filter((_, index) => index !== 9),
      'days',
    ),
    'A collection’s last day has another floor': changingItems(
      STATS,
      (day, index, all) =>
        index === all.length - 1 ? { ...day, floor: dearer(day['floor']) } : day,
      'days',
    ),
    'The share of editions for sale is of the traits': changing(
      STATS,
      'listedShare',
      (share) => Number(share) * 1.5,
    ),
    'The table of rarities counts a trait twice': changingCell((cell) => ({
      ...cell,
      traits: increased(cell['traits']),
    })),
    'The table of rarities counts loose editions only': changingCell((cell) => ({
      ...cell,
      editions: Number(cell['editions']) - Number(cell['worn']),
    })),
    'The table of rarities has the floor of another trait': changingCell((cell) => ({
      ...cell,
      floor: dearer(cell['floor']),
    })),
    'A collection counts one holder too few': changing(STATS, 'holders', (holders) => ({
      ...fieldsOf(holders),
      total: increased(fieldsOf(holders)['total'], -1),
    })),
    'A collection’s best offers begin with the lowest': changing(STATS, 'offers', (offers) => ({
      ...fieldsOf(offers),
      items: listOf(fieldsOf(offers)['items']).toReversed(),
    })),
    'A collection’s best offers have another floor': changing(STATS, 'offers', (offers) => ({
      ...fieldsOf(offers),
      items: listOf(fieldsOf(offers)['items']).map((offer) => ({
        ...offer,
        floor: dearer(offer['floor']),
      })),
    })),
    'A collection counts one edition too many': changing(DETAIL, 'supply', (supply) => ({
      ...fieldsOf(supply),
      editions: increased(fieldsOf(supply)['editions']),
    })),
    'A collection counts its unworn traits in no rarity': changing(DETAIL, 'rarities', (rarities) =>
      listOf(rarities).filter(({ rarity }) => rarity !== 'unworn'),
    ),
    'A collection counts one trait of a slot too few': changing(DETAIL, 'slots', (slots) =>
      listOf(slots).map((slot, index) =>
        index === 2 ? { ...slot, traits: increased(slot['traits'], -1) } : slot,
      ),
    ),
    'The list of collections has the floor of another network': changingItems(
      LIST,
      (collection, index, all) => ({
        ...collection,
        floor: all.at(index - 4)?.['floor'] ?? null,
      }),
    ),
    'The list of collections counts listings, not editions': changingItems(LIST, (collection) => ({
      ...collection,
      listed: increased(collection['listed'], -1),
    })),
    'The list of collections counts one avatar for sale too many': changingItems(
      LIST,
      (collection) => ({
        ...collection,
        avatarsListed: increased(collection['avatarsListed']),
      }),
    ),
    'The lowest price of avatars is that of a trait': changingItems(LIST, (collection) => ({
      ...collection,
      avatarFloor: collection['floor'],
    })),
    'The list of collections counts the sales of a month as all': changingItems(
      LIST,
      (collection) => ({
        ...collection,
        sales: fieldsOf(fieldsOf(collection['windows'])['month'])['sales'],
      }),
    ),
    'All of a collection’s volume is that of a month': changingItems(LIST, (collection) => ({
      ...collection,
      volume: { ...fieldsOf(collection['volume']), all: fieldsOf(collection['volume'])['month'] },
    })),
    'A collection counts one owner too many': changingItems(LIST, (collection) => ({
      ...collection,
      owners: increased(collection['owners']),
    })),
    'The best offer of a collection is its floor': changingItems(LIST, (collection) => ({
      ...collection,
      bestOffer: collection['floor'],
    })),
    'A watched collection has an older floor': changingItems('economy.watchlist.now', (item) => ({
      ...item,
      ...(item['kind'] === 'collection' && {
        collection: {
          ...fieldsOf(item['collection']),
          floor: dearer(fieldsOf(item['collection'])['floor']),
        },
      }),
    })),
  }),
  ...patched(`${LIST}/flow/each sort holds`, E350, {
    'Collections aren’t sorted by volume': changingList(LIST, disordered),
    'Collections of Ethereum come before those of Polygon': changingList(LIST, (items) =>
      items.toSorted((one, other) => Number(one['chainId']) - Number(other['chainId'])),
    ),
    'The volume of a week ranks by that of all time': changingQuery(LIST, (query) => {
      if (query.get('sort') === 'volume') query.delete('period');
    }),
    'The change of a day is ranked as that of a month': changingQuery(LIST, (query) => {
      if (query.get('sort') === 'change') query.set('period', 'month');
    }),
    'Collections without a best offer come first': answeringTo(
      LIST,
      ['order', 'asc'],
      (page, { query }) => ({
        ...page,
        items: listOf(page['items']).map((item, index) =>
          query.get('sort') === 'best-offer' && index === 0 ? { ...item, bestOffer: null } : item,
        ),
      }),
    ),
    'The share of listed editions ranks by their number': answeringTo(
      LIST,
      ['sort', 'listed'],
      (page, { query }) => ({
        ...page,
        items: listOf(page['items']).toSorted((one, other) =>
          query.get('order') === 'asc'
            ? Number(one['listed']) - Number(other['listed'])
            : Number(other['listed']) - Number(one['listed']),
        ),
      }),
    ),
    'Collections of two networks are those of the first': onlyFirst(LIST, 'chainId'),
  }),
  ...patched(`${ACTIVITY}/flow/each parameter has its effect`, E259, {
    'The activity shows the first of several types': onlyFirst(ACTIVITY, 'type'),
    'The activity of two networks is that of the first': onlyFirst(ACTIVITY, 'chainId'),
    'A maximum price of the activity excludes the price itself': shifting(
      ACTIVITY,
      'maxPrice',
      -1n,
    ),
    'The activity of a wallet lacks what it received': answering(ACTIVITY, (page, { query }) => {
      const wallet = query.get('wallet')?.toLowerCase();
      if (wallet === undefined) return page;
      const items = listOf(page['items']).filter(
        ({ from }) => String(fieldsOf(from)['address']).toLowerCase() === wallet,
      );
      return { ...page, items };
    }),
  }),
  ...patched(`${ACTIVITY}/flow/each parameter has its effect`, E443, {
    'A listing names a transaction': changingItems(ACTIVITY, (event) =>
      event['type'] === 'listing' ? { ...event, transactionHash: `0x${'1'.repeat(64)}` } : event,
    ),
    'A transaction’s hash is too short': changingItems(ACTIVITY, (event) =>
      event['type'] === 'sale' ? { ...event, transactionHash: '0x1' } : event,
    ),
  }),
  ...patched(`${LEADERS}/flow/ranks and values`, E269, {
    'Leaders of equal value have different ranks': changingList(LEADERS, consecutive),
    'Leaders of a week are those of a month': changingQuery(LEADERS, (query) => {
      if (query.get('period') === 'week') query.set('period', 'month');
    }),
    'Leaders of a week are reported as those of a month': changing(LEADERS, 'period', (period) =>
      period === 'week' ? 'month' : period,
    ),
    'The value of a leader is a wei too high': changingItems(LEADERS, (leader, index) =>
      index === 0
        ? { ...leader, value: String(BigInt(String(leader['value']).split('.')[0] ?? '0') + 1n) }
        : leader,
    ),
  }),
];

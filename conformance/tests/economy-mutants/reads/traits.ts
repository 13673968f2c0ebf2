import { patched } from '../../mutants/mutant';
import type { EconomyMutant } from '../economy-mutant';
import {
  readOther,
  answering,
  changing,
  changingItems,
  changingList,
  dearer,
  disordered,
  fieldsOf,
  increased,
  listOf,
} from './changes';

const BROWSE = 'economy.traits.browse';
const DETAIL = 'economy.traits.detail';
const HISTORY = 'economy.traits.history';
const OVER_TIME = 'economy.traits.overTime';
const ORDERS = 'economy.traits.orders';
const DEPTH = 'economy.tokens.depth';
const WATCHED = 'economy.watchlist.now';

const E262 = 'E262 Every reader of a trait has the same figures';
const E263 =
  'E263 Tiers and ranks follow from editions and wearers, and equal traits share the better rank';
const E443 = 'E443 An event names its transaction, the same in every response';
const E265 =
  'E265 Histories are in order, without gaps, and agree with the activity and the current state';

/** The fewest editions of each tier but the rarest. */
const FEWEST = new Set([23, 15, 10, 6]);
const TIERS = ['common', 'uncommon', 'rare', 'epic', 'legendary'];

const traitPath = (path: string): string => path.replace('/economy/v1', '').split('?', 1)[0] ?? '';

export const traitMutants: readonly EconomyMutant[] = [
  ...patched(`${DETAIL}/flow/every reader has the same figures`, E262, {
    'The market shows a floor that is a wei too high': changingItems(BROWSE, (item) => ({
      ...item,
      floor: dearer(item['floor']),
    })),
    'The market counts one listed edition too many': changingItems(BROWSE, (item) => ({
      ...item,
      listed: Number(item['listed']) > 0 ? increased(item['listed']) : 0,
    })),
    'The market shows an older last sale': changingItems(BROWSE, (item) => ({
      ...item,
      lastSale:
        item['lastSale'] === null
          ? null
          : { ...fieldsOf(item['lastSale']), at: '2026-01-01T00:00:00.000Z' },
    })),
    'The market counts loose editions as all editions': changingItems(BROWSE, (item) => ({
      ...item,
      editions: Math.max(1, increased(item['editions'], -1)),
    })),
    'A trait’s page has another rarity than the market': changing(DETAIL, 'rarity', (rarity) =>
      rarity === 'common' ? 'uncommon' : 'common',
    ),
    'A trait’s page counts sealed editions as loose': changing(
      DETAIL,
      'loose',
      (loose, { inPacks }) => increased(loose, Number(inPacks ?? 0) + 1),
    ),
    'The share of wearers is of the editions': changing(
      DETAIL,
      'wornShare',
      (_, { worn, editions }) => (Number(editions) === 0 ? 0 : Number(worn) / Number(editions)),
    ),
    'A trait’s page counts one holder too many': changing(DETAIL, 'holders', (holders) => ({
      ...fieldsOf(holders),
      total: increased(fieldsOf(holders)['total']),
    })),
    'A trait’s page lists its holders in any order': changing(DETAIL, 'holders', (holders) => ({
      ...fieldsOf(holders),
      items: listOf(fieldsOf(holders)['items']).toReversed(),
    })),
    'The best offer leaves out offers for any trait of a set': answering(
      DETAIL,
      async (trait, context) => {
        const path = `${traitPath(context.request.path)}/orders?kind=offer&limit=60`;
        const { items } = await readOther(context, path);
        const named = listOf(items).find(({ gets }) =>
          listOf(gets).some(({ kind }) => kind === 'trait'),
        );
        return { ...trait, bestOffer: named?.['unitPrice'] ?? null };
      },
    ),
    'A trait’s page has the fee of the market only': changing(DETAIL, 'fees', (fees) =>
      listOf(fees).slice(0, 1),
    ),
    'A trait’s page has the contract of its collection’s avatars': changing(
      DETAIL,
      'token',
      (token) => String(token).replace(/.$/, (last) => (last === '1' ? '2' : '1')),
    ),
    'A watched trait has no best offer': changingItems(WATCHED, (item) =>
      item['kind'] === 'trait' ? { ...item, bestOffer: null } : item,
    ),
    'A watched trait has an older state': changingItems(WATCHED, (item) => ({
      ...item,
      ...(item['kind'] === 'trait' && {
        trait: { ...fieldsOf(item['trait']), listed: increased(fieldsOf(item['trait'])['listed']) },
      }),
    })),
    'Watched items come in another order than requested': changingList(WATCHED, (items) =>
      items.toReversed(),
    ),
    'The depth adds up the first price only': changing(DEPTH, 'quantity', (quantity, { levels }) =>
      listOf(levels).length > 1 ? listOf(levels)[0]?.['quantity'] : quantity,
    ),
    'The depth counts one offer too many': changing(DEPTH, 'offers', (offers) =>
      Number(offers) > 0 ? increased(offers) : offers,
    ),
    'The depth begins with the lowest price': changingList(
      DEPTH,
      (levels) => levels.toReversed(),
      'levels',
    ),
    'A trait’s offers begin with the lowest': changingList(ORDERS, (orders) => [
      ...orders.filter(({ kind }) => kind === 'listing'),
      ...orders.filter(({ kind }) => kind === 'offer').toReversed(),
      ...orders.filter(({ kind }) => kind === 'trade'),
    ]),
    'A trait’s orders leave out the last of its listings': changingList(ORDERS, (orders) => {
      const last = orders.findLast(({ kind }) => kind === 'listing');
      return orders.filter((order) => order !== last);
    }),
    'A trait’s orders include one that has expired': changingItems(ORDERS, (order, index) =>
      index === 0 ? { ...order, expiresAt: '2026-01-01T00:00:00.000Z' } : order,
    ),
    'The list of holders begins with any of them': changingList(
      'economy.tokens.traitHolders',
      disordered,
    ),
    'A holder’s `since` is in the future': changingItems(
      'economy.tokens.traitHolders',
      (holder) => ({
        ...holder,
        since: '2199-01-01T00:00:00.000Z',
      }),
    ),
  }),
  ...patched(`${DETAIL}/flow/tiers and ranks`, E263, {
    'A trait of the most editions of its tier is in the next one': changing(
      DETAIL,
      'tier',
      (tier, { editions }) => {
        const isLast = FEWEST.has(Number(editions) + 1);
        return isLast ? TIERS[TIERS.indexOf(String(tier)) - 1] : tier;
      },
    ),
    'A trait of the fewest editions of its tier is in the rarer one': changing(
      DETAIL,
      'tier',
      (tier, { editions }) => {
        const isFirst = FEWEST.has(Number(editions));
        return isFirst ? TIERS[TIERS.indexOf(String(tier)) + 1] : tier;
      },
    ),
    'An offer for a tier leaves out its largest traits': changing(
      'economy.criteria.find',
      'traits',
      (traits) => listOf(traits).filter(({ editions }) => !FEWEST.has(Number(editions) + 1)),
    ),
    'A set of a rarity lacks its first trait': answering('economy.criteria.find', async (set) =>
      fieldsOf(set['criteria'])['rarity'] === null
        ? set
        : { ...set, traits: listOf(set['traits']).slice(1) },
    ),
    'A trait’s rank is one too high': changing(DETAIL, 'rank', (rank) => {
      const { place, of } = fieldsOf(rank);
      return rank === null ? null : { place: Math.min(Number(place) + 1, Number(of)), of };
    }),
    'Ranks are among all traits, not the worn ones': changing(DETAIL, 'rank', (rank) =>
      rank === null ? null : { ...fieldsOf(rank), of: increased(fieldsOf(rank)['of'], 3) },
    ),
    'A trait that no avatar wears has the last rank': changing(
      DETAIL,
      'rank',
      (rank) => rank ?? { place: 47, of: 47 },
    ),
    'Traits of equal rarity share the worse rank': answering(DETAIL, async (trait, context) => {
      const { place, of } = fieldsOf(trait['rank']);
      if (place === undefined) return trait;
      const { items } = await readOther(
        context,
        `/traits?collection=${String(trait['collection'])}&slot=${String(trait['slot'])}&limit=60`,
      );
      const details = await Promise.all(
        listOf(items).map(({ id }) => readOther(context, `/traits/${String(id)}`)),
      );
      const tied = details.filter(({ rank }) => fieldsOf(rank)['place'] === place).length;
      return { ...trait, rank: { place: Number(place) + tied - 1, of } };
    }),
  }),
  ...patched(`${HISTORY}/flow/events, sales and days`, E443, {
    'A trait’s chart names another transaction than its history': changingItems(
      HISTORY,
      (sale) => ({ ...sale, transactionHash: `0x${'1'.repeat(64)}` }),
      'sales',
    ),
    'A trait’s history names another transaction than the activity': changingItems(
      HISTORY,
      (event) =>
        event['type'] === 'mint' ? { ...event, transactionHash: `0x${'1'.repeat(64)}` } : event,
    ),
  }),
  ...patched(`${HISTORY}/flow/events, sales and days`, E265, {
    'A trait’s chart lacks its latest sale': changing(HISTORY, 'sales', (sales) =>
      listOf(sales).slice(0, -1),
    ),
    'A trait’s chart begins with the latest sale': changing(HISTORY, 'sales', (sales) =>
      listOf(sales).toReversed(),
    ),
    'A trait’s chart has the price of all sold editions': changing(HISTORY, 'sales', (sales) =>
      listOf(sales).map((sale) => ({ ...sale, price: dearer(sale['price']) })),
    ),
    'A trait’s history lacks its listings': changingList(HISTORY, (events) =>
      events.filter(({ type }) => type !== 'listing'),
    ),
    'A trait’s history lacks its mint': changingList(HISTORY, (events) =>
      events.filter(({ type }) => type !== 'mint'),
    ),
    'Two events of a trait are in another order': changingList(HISTORY, disordered),
    'A trait’s history has an event of another': changingItems(HISTORY, (event, index) =>
      index === 1
        ? {
            ...event,
            items: listOf(event['items']).map((item) => ({
              ...item,
              trait: { ...fieldsOf(item['trait']), id: 'another' },
            })),
          }
        : event,
    ),
    'A trait’s days are in another order': changingList(OVER_TIME, disordered, 'days'),
    'A trait’s days leave one out': changingList(
      OVER_TIME,
      (days) => days.filter((_, index) => index !== 40),
      'days',
    ),
    'A trait’s last day has another floor than its page': changingItems(
      OVER_TIME,
      (day, index, all) =>
        index === all.length - 1 ? { ...day, floor: dearer(day['floor']) } : day,
      'days',
    ),
    'A trait’s days count one wearer too many': changingItems(
      OVER_TIME,
      (day) => ({ ...day, worn: increased(day['worn']) }),
      'days',
    ),
    'A day’s share of wearers doesn’t follow from them': changingItems(
      OVER_TIME,
      (day, index) =>
        index % 7 === 3 ? { ...day, wornShare: Number(day['wornShare']) / 2 + 0.1 } : day,
      'days',
    ),
    'A day’s last sale is still to come': changingItems(
      OVER_TIME,
      (day, _index, all) => ({ ...day, lastSale: all.at(-1)?.['lastSale'] ?? null }),
      'days',
    ),
  }),
];

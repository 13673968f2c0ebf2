import { createHash } from 'node:crypto';

import {
  answering,
  changing,
  changingItems,
  changingQuery,
  fieldsOf,
  listOf,
} from '../economy-mutants/reads/changes';
import type { Fields } from '../economy-mutants/fields';
import {
  fieldsIn,
  queryOf,
  reply,
  withJson,
  withQuery,
  type MockRequest,
} from '../mutants/exchange';
import type { Mock, Patch } from '../mutants/mutant';
import { both, changingResponse, on } from '../mutants/patches';
import { compressed, inChunksAndClosed, inOtherJson } from './http-forms';

const SAME = 'flow/every reader has the same figures';
const EFFECT = 'flow/each parameter has its effect';
const SORT = 'flow/each sort holds';

const CHANGING = ['wallets.orders', 'traits.orders', 'activity.list', 'wallets.inventory'].map(
  (route) => `economy.${route}`,
);
const WHILE_CHANGING = [
  ...CHANGING.map((route) => `${route}/flow/the list grows between two pages`),
  ...CHANGING.filter((route) => route !== 'economy.activity.list').map(
    (route) => `${route}/flow/the list shrinks between two pages`,
  ),
];

const keyOf = (item: Fields): unknown =>
  item['hash'] ?? item['id'] ?? fieldsOf(item['trait'])['id'];

const wholeList = async (request: MockRequest, mock: Mock): Promise<Fields[]> => {
  const query = queryOf(request);
  query.delete('cursor');
  query.set('limit', '60');
  return listOf(fieldsIn(await mock.send(withQuery(request, query)))['items']);
};

/** Pages a list as it was at its first page, with or without later items at its end. */
const fromSnapshot = (hasLaterItems: boolean) => (): Patch => {
  const snapshots: Fields[][] = [];
  // The newest event must come first.
  const routes = CHANGING.filter((route) => !hasLaterItems || route !== 'economy.activity.list');
  return on(routes, async (request, mock) => {
    const query = queryOf(request);
    const [, stored, place = 0] = /^of-(\d+)-(\d+)$/.exec(query.get('cursor') ?? '') ?? [];
    const now = await wholeList(request, mock);
    const number = stored === undefined ? snapshots.push(now) - 1 : Number(stored);
    const snapshot = snapshots[number] ?? [];
    const known = new Set(snapshot.map(keyOf));
    const later = hasLaterItems ? now.filter((item) => !known.has(keyOf(item))) : [];
    const all = [...snapshot, ...later];
    const end = Number(place) + Number(query.get('limit') ?? 24);
    query.delete('cursor');
    const response = await mock.send(withQuery(request, query));
    return withJson(response, {
      ...fieldsIn(response),
      items: all.slice(Number(place), end),
      nextCursor: end < all.length ? `of-${number}-${end}` : null,
      total: all.length,
    });
  });
};

const versionOf = (items: readonly Fields[]): string =>
  createHash('sha256').update(items.map(keyOf).join()).digest('hex');

/** Refuses the cursors of a list that has changed since they were made. */
const withoutOldCursors = (): Patch =>
  on(CHANGING, async (request, mock) => {
    const query = queryOf(request);
    const version = versionOf(await wholeList(request, mock));
    const cursor = query.get('cursor');
    if (cursor !== null && !cursor.startsWith(version))
      return reply(400, { message: 'The list has changed.', code: 'bad-cursor' });
    if (cursor !== null) query.set('cursor', cursor.slice(version.length));
    const response = await mock.send(withQuery(request, query));
    const page = fieldsIn(response);
    const { nextCursor } = page;
    return typeof nextCursor === 'string'
      ? withJson(response, { ...page, nextCursor: `${version}${nextCursor}` })
      : response;
  });

/** Adds an event to the activity before each reading but the first. */
const growing = (): Patch => {
  let added = -1;
  return on('economy.activity.list', async (request, mock) => {
    const query = queryOf(request);
    const limit = Number(query.get('limit'));
    const isFirst = !query.has('cursor');
    if (isFirst) added += 1;
    if (isFirst) query.set('limit', String(limit - added));
    const response = await mock.send(withQuery(request, query));
    const page = fieldsIn(response);
    const items = listOf(page['items']);
    const later = Array.from({ length: isFirst ? added : 0 }, (_, index) => ({
      ...items[0],
      id: `later-${added - index}`,
    }));
    return withJson(response, {
      ...page,
      items: [...later, ...items],
      total: Number(page['total']) + added,
    });
  });
};

const TIME = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})Z"/g;

/** Writes every second time of these responses with six digits of a second. */
const inTwoTimeFormats = (): Patch =>
  on(
    ['economy.avatars.browse', 'economy.traits.detail', 'economy.benches.constructions'],
    changingResponse((response) => {
      let times = 0;
      const text = response.body.toString('utf8').replaceAll(TIME, (whole, time: string) => {
        times += 1;
        return times % 2 === 0 ? whole : `"${time}000Z"`;
      });
      return { ...response, body: Buffer.from(text) };
    }),
  );

const inUpperCase = (hex: unknown): string => `0x${String(hex).slice(2).toUpperCase()}`;

/** Reverses holders of as many editions. */
const tiesReversed = (holders: unknown): unknown => {
  const editionsOf = ({ loose, worn }: Fields): number => Number(loose) + Number(worn);
  const items = listOf(fieldsOf(holders)['items'])
    .toReversed()
    .toSorted((one, other) => editionsOf(other) - editionsOf(one));
  return { ...fieldsOf(holders), items };
};

const HOUR_MS = 60 * 60_000;

const LISTS_OF_IDS = [
  'traits.browse',
  'avatars.browse',
  'activity.list',
  'wallets.inventory',
  'benches.constructions',
  'listings.browse',
  'outfits.list',
  'draws.list',
  'reroll.pools',
].map((route) => `economy.${route}`);

/** Refuses collections that the market doesn't have, instead of finding nothing. */
const withoutUnknownCollections = (): Patch =>
  on([...LISTS_OF_IDS, 'economy.events.stream'], async (request, mock) => {
    const path = '/economy/v1/collections?limit=60';
    const listed = await mock.send({ ...request, route: 'economy.collections.list', path });
    const known = new Set(listOf(fieldsIn(listed)['items']).map(({ slug }) => slug));
    const unknown = queryOf(request)
      .getAll('collection')
      .find((slug) => !known.has(slug));
    return unknown === undefined
      ? mock.send(request)
      : reply(400, { message: `There is no collection '${unknown}'.` });
  });

type LawfulRead = { name: string; patch: () => Patch; checks: readonly string[] };

/** Markets that differ from the mock in one lawful detail, with the checks that read it. */
export const lawfulReads: readonly LawfulRead[] = [
  {
    name: 'Pages continue a list as it was at its first page',
    patch: fromSnapshot(false),
    checks: WHILE_CHANGING,
  },
  {
    name: 'Items that are added while a list is read come at its end',
    patch: fromSnapshot(true),
    checks: WHILE_CHANGING,
  },
  {
    name: 'Cursors of a list that has changed are refused',
    patch: withoutOldCursors,
    checks: WHILE_CHANGING,
  },
  {
    name: 'A list grows between two readings',
    patch: growing,
    checks: ['economy.activity.list/flow/every page to the end'],
  },
  {
    name: 'The same time is written in two forms',
    patch: inTwoTimeFormats,
    checks: [
      `economy.avatars.detail/${SAME}`,
      `economy.traits.detail/${SAME}`,
      'economy.avatars.history/flow/events, sales and types',
      'economy.traits.history/flow/events, sales and days',
      `economy.benches.constructions/${SORT}`,
    ],
  },
  {
    name: 'Hash chains are named by hashes in upper case',
    patch: changingItems('economy.draws.commitments', (chain) => ({
      ...chain,
      anchor: inUpperCase(chain['anchor']),
    })),
    checks: [`economy.draws.list/${EFFECT}`],
  },
  {
    name: 'Holders of as many editions are in another order',
    patch: () =>
      both(
        changing('economy.collections.stats', 'holders', tiesReversed)(),
        changing('economy.traits.detail', 'holders', tiesReversed)(),
      ),
    checks: ['economy.collections.stats/flow/figures add up', `economy.traits.detail/${SAME}`],
  },
  {
    name: 'Recipients of fees are in upper case in the list of collections',
    patch: changingItems('economy.collections.list', (collection) => ({
      ...collection,
      fees: listOf(collection['fees']).map((fee) => ({
        ...fee,
        recipient: inUpperCase(fee['recipient']),
      })),
    })),
    checks: [`economy.traits.detail/${SAME}`],
  },
  {
    name: 'Rates are older than an hour',
    patch: answering('economy.rates.now', ({ at, worth, ...rates }) => ({
      ...rates,
      at: new Date(Date.parse(String(at)) - 2 * HOUR_MS).toISOString(),
      worth: { ...fieldsOf(worth), eth: '1', pol: '1' },
    })),
    checks: [`economy.wallets.inventory/${SORT}`, `economy.traits.browse/${SORT}`],
  },
  {
    name: 'Other wallets have openings refused at the same time',
    patch: () => {
      let others = 0;
      return answering('economy.drops.detail', (drop) => {
        others += 1;
        return {
          ...drop,
          refused: Number(drop['refused']) + others,
          returned: Number(drop['returned']) + others,
        };
      })();
    },
    checks: ['economy.packs.buy/flow/packs are bought, and opened'],
  },
  {
    name: 'Responses are compressed JSON in another form, in chunks on connections that close',
    patch: () => both(inChunksAndClosed, both(compressed(), inOtherJson)),
    checks: [
      'economy.packs.buy/flow/packs are bought, and opened',
      `economy.traits.browse/${SORT}`,
      `economy.traits.detail/${SAME}`,
      `economy.draws.list/${EFFECT}`,
    ],
  },
  {
    name: 'The first traits by name are listed for less than any listing of the suite',
    patch: changingQuery('economy.traits.browse', (query) => {
      if (query.get('sort') === 'name') query.set('sort', 'price-asc');
    }),
    checks: ['economy.worth.value/flow/a wallet’s figures add up'],
  },
  {
    name: 'Unknown collections in a list are refused',
    patch: withoutUnknownCollections,
    checks: [
      ...LISTS_OF_IDS.map((route) => `${route}/query/collection repeated with another value`),
      'economy.events.stream/flow/never silent for long',
    ],
  },
];

import { leafHash } from '@trait-market/contract/economy/draw-log';
import * as z from 'zod/mini';

import { call, type CallInput } from '../contract/call';
import { isOfEconomy, routeNamed } from '../contract/routes';
import { jsonOf } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';

type Params = Readonly<Record<string, string>>;
type Item = Readonly<Record<string, unknown>>;
type Lookup = { probe: Probe; caller: () => Promise<Session> };

export type Places = {
  /** Returns path parameters that lead to an existing item; undefined when none is known. */
  paramsOf: (name: string, lookup: Lookup) => Promise<Params | undefined>;
  /** Returns the id of a trait: a different one on each call, as long as there are more. */
  nextTrait: (probe: Probe) => Promise<string | undefined>;
  /** Returns a valid call of a read; undefined when the market has no data for it. */
  readOf: (name: string, lookup: Lookup) => Promise<CallInput | undefined>;
};

// The lists from which existing items are taken. The first item of each list is fetched once per
// run.
const LISTS = {
  trait: ['economy.traits.browse', {}],
  avatar: ['economy.avatars.browse', {}],
  collection: ['economy.collections.list', {}],
  construction: ['economy.benches.constructions', {}],
  draw: ['economy.draws.list', {}],
  logged: ['economy.drawLog.entries', {}],
  drop: ['economy.drops.list', {}],
  pool: ['economy.reroll.pools', {}],
  listing: ['economy.listings.browse', { chainId: '1' }],
} as const;
type Kind = keyof typeof LISTS;
type Find = (kind: Kind) => Promise<Item | undefined>;

const ItemsSchema = z.looseObject({
  items: z.array(z.record(z.string(), z.unknown())),
  nextCursor: z.optional(z.nullable(z.string())),
});

const firstOf = async (kind: Kind, probe: Probe): Promise<Item | undefined> => {
  const [list, query] = LISTS[kind];
  const response = await probe.send(call(list, { query }));
  const { success, data } = ItemsSchema.safeParse(jsonOf(response.response));
  return success ? data.items[0] : undefined;
};

/** Picks fields of an item; undefined unless all of them are strings. */
const take = (item: Item | undefined, names: Params): Params | undefined => {
  const entries = Object.entries(names).flatMap(([name, key]) => {
    const value = item?.[key];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return entries.length === Object.keys(names).length ? Object.fromEntries(entries) : undefined;
};

const QUERIES: Readonly<Record<string, (find: Find) => Promise<Params | undefined>>> = {
  'economy.leaders.list': () => Promise.resolve({ metric: 'volume', period: 'week' }),
  'economy.listings.browse': () => Promise.resolve({ chainId: '1' }),
  'economy.listings.now': async (find) => take(await find('listing'), { hash: 'hash' }),
  'economy.criteria.find': async (find) =>
    take(await find('trait'), { slot: 'slot', collection: 'collection' }),
  'economy.looks.price': async (find) => take(await find('trait'), { wear: 'id' }),
  'economy.drawLog.inclusion': async (find) => {
    const entry = take(await find('logged'), { entry: 'entry' })?.['entry'];
    return entry === undefined ? undefined : { hash: leafHash(entry), size: '1' };
  },
  'economy.drawLog.consistency': async (find) =>
    (await find('logged')) === undefined ? undefined : { first: '1', second: '1' },
  'economy.watchlist.now': async (find) => {
    const trait = take(await find('trait'), { id: 'id' });
    return trait === undefined ? undefined : { of: `trait:${trait['id']}` };
  },
};

const OF_CALLER = new Set([
  'economy.wallets.inventory',
  'economy.wallets.orders',
  'economy.packs.ofWallet',
  'economy.burns.ofWallet',
  'economy.reroll.ofWallet',
  'economy.showcases.ofWallet',
]);

const PATHS: readonly (readonly [prefix: string, kind: Kind, names: Params])[] = [
  ['economy.traits.', 'trait', { id: 'id' }],
  ['economy.avatars.', 'avatar', { collection: 'collection', tokenId: 'tokenId' }],
  ['economy.benches.plan', 'avatar', { collection: 'collection', tokenId: 'tokenId' }],
  ['economy.collections.', 'collection', { slug: 'slug' }],
  ['economy.tokens.avatar', 'avatar', { collection: 'collection', tokenId: 'tokenId' }],
  ['economy.tokens.collection', 'collection', { slug: 'slug' }],
  ['economy.tokens.', 'trait', { id: 'id' }],
  ['economy.benches.construction', 'construction', { id: 'id' }],
  ['economy.benches.picture', 'construction', { id: 'id' }],
  ['economy.drops.', 'drop', { id: 'id' }],
  ['economy.draws.', 'draw', { id: 'id' }],
  ['economy.reroll.pool', 'pool', { collection: 'collection', slot: 'slot' }],
];

/** The number of fetched traits, enough for concurrent checks to get different ones. */
const TRAITS = 120;

/** Returns traits of one chain, because a trade can't include several chains. */
const traitsOf = async (probe: Probe): Promise<string[]> => {
  const query = { chainId: '1', limit: '60', sort: 'name' };
  const ids: string[] = [];
  let next: Params = {};
  for (;;) {
    const response = await probe.send(
      call('economy.traits.browse', { query: { ...query, ...next } }),
    );
    const { success, data } = ItemsSchema.safeParse(jsonOf(response.response));
    if (!success) return ids;
    ids.push(...data.items.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
    if (data.items.length === 0 || typeof data.nextCursor !== 'string') return ids;
    if (ids.length >= TRAITS) return ids;
    next = { cursor: data.nextCursor };
  }
};

export const createPlaces = (): Places => {
  const found = new Map<Kind, Promise<Item | undefined>>();
  const findWith =
    (probe: Probe): Find =>
    (kind) => {
      const lookup = found.get(kind) ?? firstOf(kind, probe);
      found.set(kind, lookup);
      return lookup;
    };

  const paramsOf: Places['paramsOf'] = async (name, { probe, caller }) => {
    if (!isOfEconomy(name)) return undefined;
    if (OF_CALLER.has(name)) return { address: (await caller()).walletAddress };
    // Round 1 is the only one that each beacon has certainly published.
    if (name === 'economy.beacon.round') return { round: '1' };
    const place = PATHS.find(([prefix]) => name.startsWith(prefix));
    return place === undefined ? undefined : take(await findWith(probe)(place[1]), place[2]);
  };

  let traits: Promise<string[]> | undefined;
  let taken = 0;

  return {
    nextTrait: async (probe) => {
      traits ??= traitsOf(probe);
      const ids = await traits;
      taken += 1;
      return ids[(taken - 1) % ids.length];
    },
    paramsOf,
    readOf: async (name, lookup) => {
      const params = await paramsOf(name, lookup);
      const isPlaced = !routeNamed(name).path.includes(':') || params !== undefined;
      if (!isPlaced) return undefined;
      const needsQuery = QUERIES[name];
      const query = await needsQuery?.(findWith(lookup.probe));
      if (needsQuery !== undefined && query === undefined) return undefined;
      return { ...(params !== undefined && { params }), ...(query !== undefined && { query }) };
    },
  };
};

import { POOL_OPENS_AT } from '@trait-market/contract/economy/reroll';
import { beforeAll, expect, test } from 'vitest';

import { composeSeed } from '../../seed/seed';
import type { DrawRow } from '../tables/drop-row';
import { openTables, type MarketTables } from '../tables/tables';
import type { Catalogue } from '../catalogue/catalogue';
import { poolsOf } from '../reroll/pool';
import { catalogueOfSeed } from './catalogue-of-seed';
import { composeMarket } from './compose-market';

// Small pools of this seed fall below their minimum after a few draws.
const OPTIONS = { randomSeed: 'd', users: 12, traits: 400 };

let catalogue: Catalogue;
let tables: MarketTables;
let draws: DrawRow[];
beforeAll(async () => {
  const { randomSeed } = OPTIONS;
  const seed = composeSeed(OPTIONS);
  catalogue = catalogueOfSeed(seed);
  const base = await composeMarket({
    catalogue,
    people: seed.people,
    anchor: Date.UTC(2026, 5, 1),
    randomSeed,
  });
  tables = openTables(base);
  draws = tables.draws.rows();
}, 60_000);

test('E197 the history has no re-roll from a pool below its minimum', () => {
  const traits = draws
    .filter(({ pool }) => pool !== undefined)
    .flatMap(({ table }) => table.sections.map(({ rows }) => rows.length));
  expect(traits).not.toEqual([]);
  expect(Math.min(...traits)).toBe(POOL_OPENS_AT);
});

test('E197 every pool that was drawn from is open at the end of the history', () => {
  const traits = new Map<string, number>();
  for (const [key, pooled] of poolsOf({ tables, catalogue })) traits.set(key, pooled.length);
  const drawn = new Set(draws.flatMap(({ pool }) => pool ?? []));
  expect(drawn.size).toBeGreaterThan(0);
  for (const pool of drawn) expect(traits.get(pool)).toBeGreaterThanOrEqual(POOL_OPENS_AT);
});

test('E153 each wallet of the history has one chain for its packs and re-rolls, in order', () => {
  const kindsOf = (account: string) =>
    new Set(tables.draws.findBy('account', account).map(({ signed }) => signed.kind));
  const chains = tables.drawChains.rows();
  expect(new Set(chains.map(({ account }) => account)).size).toBe(chains.length);
  expect(chains.some(({ account }) => kindsOf(account).size === 2)).toBe(true);
  for (const { anchor } of chains) {
    const times = tables.draws
      .findBy('anchor', anchor)
      .toSorted((one, other) => one.position - other.position)
      .map(({ takenAt }) => takenAt);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

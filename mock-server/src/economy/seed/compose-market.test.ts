import { orderHash } from '@trait-market/contract/economy/typed-data/order-hash';
import { orderTypedData } from '@trait-market/contract/economy/typed-data/order-message';
import { hashTypedData } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';

import { isDigestSignedBy } from '../../kernel/signature';
import { composeSeed } from '../../seed/seed';
import { DEMO_COLLECTOR } from '../../world/collectors';
import { termsOf } from '../order-terms';
import { openTables, type MarketBase, type MarketTables } from '../tables/tables';
import { catalogueOfSeed } from './catalogue-of-seed';
import { composeMarket } from './compose-market';

const ANCHOR = Date.UTC(2026, 5, 1);
const seed = composeSeed({ randomSeed: 'market', users: 20, traits: 140 });
const catalogue = catalogueOfSeed(seed);
const compose = (randomSeed = 'market') =>
  composeMarket({ catalogue, people: seed.people, anchor: ANCHOR, randomSeed });

let base: MarketBase;
let tables: MarketTables;
beforeAll(async () => {
  base = await compose();
  tables = openTables(base);
});

const orders = () => tables.orders.keys().flatMap((hash) => tables.orders.find(hash) ?? []);

test('the same options give the same market, to the order hash; others another', async () => {
  const again = await compose();
  expect([...again.orders.rows.keys()]).toEqual([...base.orders.rows.keys()]);
  expect(again.log.rows).toEqual(base.log.rows);
  expect([...again.loose.rows]).toEqual([...base.loose.rows]);
  const other = await compose('another');
  expect([...other.orders.rows.keys()]).not.toEqual([...base.orders.rows.keys()]);
});

test('each order is what its hash says, and is really signed by its maker', async () => {
  expect(orders().length).toBeGreaterThan(50);
  for (const { hash, chainId, components, signature } of orders()) {
    expect(orderHash(components)).toBe(hash);
    const { maker } = termsOf(catalogue, { chainId, components });
    const digest = hashTypedData(orderTypedData(chainId, components));
    expect(await isDigestSignedBy(maker, digest, signature)).toBe(true);
  }
});

test('loose and worn editions are all there are, of every trait', () => {
  for (const { id } of catalogue.traits.values()) {
    const loose = tables.loose.findBy('trait', id).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(loose + tables.avatars.countBy('trait', id)).toBe(tables.supply.find(id));
  }
});

test('an avatar wears traits of its own collection, each in its slot', () => {
  for (const key of tables.avatars.keys()) {
    const row = tables.avatars.find(key);
    for (const [slot, id] of Object.entries(row?.worn ?? {})) {
      expect(catalogue.traits.get(id)).toMatchObject({ slot, collection: row?.collection });
    }
  }
});

describe('its past', () => {
  test('lies behind it, in order, over months', () => {
    const times = base.log.rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(ANCHOR);
    expect(ANCHOR - (times[0] ?? ANCHOR)).toBeGreaterThan(150 * 24 * 60 * 60_000);
  });

  test('has sales on both chains, lately too, and in both coins', () => {
    const sales = base.log.rows.filter(({ type }) => type === 'sale');
    expect(new Set(sales.map(({ chainId }) => chainId))).toEqual(new Set([1, 137]));
    expect(new Set(sales.map(({ price }) => price?.coin))).toEqual(new Set(['native', 'wrapped']));
    const lately = sales.filter(({ at }) => ANCHOR - at < 24 * 60 * 60_000);
    expect(lately.length).toBeGreaterThan(0);
  });
});

test('the demo collector has traits, avatars and orders', () => {
  expect(tables.loose.countBy('account', DEMO_COLLECTOR)).toBeGreaterThan(0);
  expect(tables.avatars.countBy('owner', DEMO_COLLECTOR)).toBeGreaterThan(0);
  expect(tables.orders.countBy('maker', DEMO_COLLECTOR)).toBeGreaterThan(0);
});

import { convert, RatesSchema, type Worth } from '@trait-market/contract/economy/rates';
import { TraitPageSchema, type TraitPage } from '@trait-market/contract/economy/traits';
import { beforeEach, expect, test } from 'vitest';

import { refusalCodeOf, UNIT_OF_CHAIN, UNITS } from '@trait-market/contract/economy/shared';
import { enterScenario } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';

const server = useMockServer();
let world: WorldClient;
beforeEach(() => {
  world = server.world();
});

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;
const browse = async (query: string): Promise<TraitPage> =>
  TraitPageSchema.parse(await ask(`/traits?${query}`));
const worthNow = async (): Promise<Worth> => RatesSchema.parse(await ask('/rates')).worth;
const idsOf = ({ items }: TraitPage) => items.map(({ id }) => id);
const hoursPass = async (hours: number) =>
  world
    .call('post', '/__mock/clock')
    .send({ advanceMs: hours * 3_600_000 })
    .expect(200);

const valuesOf = ({ items }: TraitPage, worth: Worth, unit: (typeof UNITS)[number]) =>
  items.flatMap(({ floor }) =>
    floor === null
      ? []
      : [convert(worth, BigInt(floor.amount), UNIT_OF_CHAIN[floor.chainId], unit) ?? -1n],
  );
const rising = (one: bigint, other: bigint): number => (one < other ? -1 : 1);

test('E95 sorting by price compares values on both chains, and says by which rates', async () => {
  const worth = await worthNow();
  const cheap = await browse('limit=60&listed=true&sort=price-asc');
  const values = valuesOf(cheap, worth, 'eth');
  expect(values).toEqual(values.toSorted(rising));
  const chains = cheap.items.map(({ chainId }) => chainId);
  // Traits of the two chains are mixed, rather than all of one chain before the other.
  expect(chains.lastIndexOf(1)).toBeGreaterThan(chains.indexOf(137));
  expect(chains.lastIndexOf(137)).toBeGreaterThan(chains.indexOf(1));
  expect(cheap.ratesAt).toBe(RatesSchema.parse(await ask('/rates')).at);
  const dear = await browse('limit=60&listed=true&sort=price-desc');
  expect(valuesOf(dear, worth, 'eth')).toEqual(values.toReversed());
});

test.each(UNITS)('E95 price limits in %s apply to both chains', async (unit) => {
  const worth = await worthNow();
  const all = await browse('limit=60&listed=true');
  const values = valuesOf(all, worth, unit).toSorted(rising);
  const [least, most] = [values.at(4) ?? 0n, values.at(-5) ?? 0n];
  const found = await browse(`limit=60&minPrice=${least}&maxPrice=${most}&priceUnit=${unit}`);
  // A value within a rounding error of a bound may count as inside or outside.
  const sure = values.filter((value) => value > least + 1n && value < most - 1n).length;
  expect(found.total).toBeGreaterThanOrEqual(sure);
  expect(found.total).toBeLessThan(all.total);
  expect(new Set(found.items.map(({ chainId }) => chainId))).toEqual(new Set([1, 137]));
  for (const value of valuesOf(found, worth, unit)) {
    expect(value >= least - 1n && value <= most + 1n, `${least} ≤ ${value} ≤ ${most}`).toBe(true);
  }
});

test('E95 a list keeps the rates that it started with, so no trait is repeated or missed while they move', async () => {
  const whole = await browse('limit=60&listed=true&sort=price-asc');
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: TraitPage = await browse(`limit=9&listed=true&sort=price-asc${at}`);
    seen.push(...idsOf(page));
    expect(page.ratesAt).toBe(whole.ratesAt);
    cursor = page.nextCursor;
    await hoursPass(30);
  }
  expect(seen).toEqual(idsOf(whole));
  const refetch = () => browse('limit=60&listed=true&sort=price-asc');
  let refetched = await refetch();
  // The rates depend on the date, and it may take days until they change the order of prices.
  for (let days = 0; days < 30 && String(idsOf(refetched)) === String(idsOf(whole)); days += 1) {
    await hoursPass(24);
    refetched = await refetch();
  }
  expect(refetched.ratesAt).not.toBe(whole.ratesAt);
  expect(idsOf(refetched)).not.toEqual(idsOf(whole));
});

test('E95 without fresh rates each chain’s prices stay together, and nothing is compared in a currency', async () => {
  const fresh = await browse('limit=60&listed=true&sort=price-asc');
  await enterScenario(world, 'old-rates');
  const { at, asOf } = RatesSchema.parse(await ask('/rates'));
  expect(Date.parse(asOf) - Date.parse(at)).toBeGreaterThan(3_600_000);
  const list = await browse('limit=60&listed=true&sort=price-asc');
  expect(list.ratesAt).toBeNull();
  expect([...new Set(list.items.map(({ chainId }) => chainId))]).toEqual([1, 137]);
  const chains = list.items.map(({ chainId }) => chainId);
  expect(chains).toEqual(chains.toSorted((one, other) => one - other));
  // Without rates, a bound in POL applies to Polygon only, and a bound in dollars is ignored.
  const most = list.items.find(({ chainId }) => chainId === 137)?.floor?.amount ?? '0';
  const inPol = await browse(`limit=60&maxPrice=${most}&priceUnit=pol`);
  expect(inPol.total).toBeGreaterThan(0);
  for (const { chainId, floor } of inPol.items) {
    expect(chainId).toBe(137);
    expect(BigInt(floor?.amount ?? 0) <= BigInt(most)).toBe(true);
  }
  const inDollars = await browse('limit=60&listed=true&maxPrice=1&priceUnit=usd');
  expect([inDollars.total, inDollars.ratesAt]).toEqual([fresh.total, null]);
  // A list that started without rates remains without them, even if rates become available.
  const page = await browse('limit=9&listed=true&sort=price-asc');
  await enterScenario(world, 'new-wallet');
  const next = await browse(`limit=9&listed=true&sort=price-asc&cursor=${page.nextCursor}`);
  expect(next.ratesAt).toBeNull();
});

test('when a chain is named, prices of two chains are not compared', async () => {
  const { items, ratesAt } = await browse('limit=60&listed=true&sort=price-asc&priceChain=137');
  expect(ratesAt).toBeNull();
  const chains = items.map(({ chainId }) => chainId);
  expect(chains).toEqual(chains.toSorted((one, other) => other - one));
});

test.each(['12:brass-hat', '12:5 brass-hat', '12:- ', '12:x brass-hat'])(
  'refuses a cursor with invalid rates: %s',
  async (text) => {
    const cursor = Buffer.from(text).toString('base64url');
    const { body } = await world.call('get', `/economy/v1/traits?cursor=${cursor}`).expect(400);
    expect(refusalCodeOf(body)).toBe('bad-cursor');
  },
);

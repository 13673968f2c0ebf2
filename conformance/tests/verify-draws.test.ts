import { DEMO_BEACON, DEMO_BEACON_INFO } from '@trait-market/contract/demo-beacon';
import { type BeaconInfo, QUICKNET } from '@trait-market/contract/economy/beacon';
import { openDrawReader, type DrawReader } from '@trait-market/conformance/draws/read-draws';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { verifyDraws } from '@trait-market/conformance/draws/verify-draws';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { buyPacks, openPacks } from '@trait-market/mock-server/testing/pack-traders';
import { newTrader, type Trader } from '@trait-market/mock-server/testing/traders';

const server = useMockServer({ traits: 300 });
// The first request creates the market from its seed data, which takes time.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/drops').expect(200);
}, 60_000);

let world: WorldClient;
let trader: Trader;
beforeEach(async () => {
  world = server.world();
  trader = await newTrader(world);
  await buyPacks(world, trader, 'high-tide', 3);
  await openPacks(world, trader, 'high-tide', 1);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const verify = async (...argv: string[]) => {
  const lines: string[] = [];
  const errors: string[] = [];
  const header = `x-mock-world: ${world.name}`;
  const common = ['--target', server.url(), '--header', header, '--beacon', DEMO_BEACON.hash];
  const status = await runVerifyDraws([...common, ...argv], {
    out: (line) => lines.push(line),
    err: (line) => errors.push(line),
  });
  return { status, last: lines.at(-1), faults: lines.slice(0, -1), errors };
};

const drawAs = (conduct: string) =>
  world.call('put', '/__mock/draws').send({ conduct }).expect(200);

test('E163 an honest provider’s draws can be verified over HTTP alone: all, a drop’s, or one', async () => {
  const all = await verify();
  expect(all).toMatchObject({ status: 0, faults: [], errors: [] });
  expect(all.last).toMatch(/^\d\d draws, 0 bad$/);
  expect((await verify('--drop', 'first-light')).last).toMatch(/^\d+ draws, 0 bad$/);
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  expect(await verify('--draw', id)).toMatchObject({ status: 0, last: '1 draws, 0 bad' });
});

test.each([
  ['tampered-link', 'tampered-link'],
  ['changed-table', 'changed-table'],
  ['reordered', 'out-of-order'],
  ['late-reveal', 'late-reveal'],
  ['drawn-twice', 'drawn-twice'],
  ['old-round', 'old-round'],
  ['other-round', 'other-round'],
  ['forged-round', 'forged-round'],
  ['early-reveal', 'early-reveal'],
] as const)('E163 a provider that cheats (%s) is reported as %s', async (conduct, fault) => {
  await drawAs(conduct);
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  await world.call('post', '/__mock/clock').send({ advanceMs: 720_000 }).expect(200);
  const whole = await verify();
  expect(whole.status).toBe(1);
  expect(whole.last).toMatch(/^\d\d draws, [1-9] bad$/);
  expect(whole.faults.some((line) => line.startsWith(`${id}  ${fault}: `))).toBe(true);
  expect((await verify('--drop', 'high-tide')).status).toBe(1);
  expect(await verify('--draw', id)).toMatchObject({ status: 1, last: '1 draws, 1 bad' });
});

/** Replaces the beacon's parameters that the provider shows. */
const showBeacon = (info: BeaconInfo): void => {
  const send = fetch;
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<typeof fetch>) =>
    String(url).endsWith('/economy/v1/beacon') ? Response.json(info) : send(url, options),
  );
};

test('E344 T151 a provider whose draws are decided by a beacon of another chain is reported', async () => {
  const trusted = ['--beacon', QUICKNET.hash] as const;
  const refused = { status: 2, errors: [expect.stringContaining(DEMO_BEACON_INFO.hash)] };
  expect(await verify(...trusted)).toMatchObject(refused);
  showBeacon({ ...DEMO_BEACON_INFO, hash: QUICKNET.hash });
  expect(await verify(...trusted)).toMatchObject(refused);
  vi.unstubAllGlobals();
  showBeacon(QUICKNET);
  const { status, faults, last } = await verify(...trusted);
  expect(status).toBe(1);
  const [draws, bad] = /^(\d+) draws, (\d+) bad/.exec(last ?? '')?.slice(1) ?? [];
  expect(bad).toBe(draws);
  expect(faults.filter((line) => line.includes('  other-beacon: '))).toHaveLength(Number(draws));
});

test('E163 another pick than the draw’s parts lead to is reported', async () => {
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  const honest = openDrawReader(server.url(), { 'x-mock-world': world.name });
  const draw: DrawReader['draw'] = async (wanted) => {
    const found = await honest.draw(wanted);
    const [first, ...others] = found.picks;
    const rows = found.table.sections[0]?.rows ?? [];
    const other = rows.find(({ tokenId }) => tokenId !== first?.tokenId);
    if (first === undefined || other === undefined) throw new Error('The draw has another row');
    return { ...found, picks: [{ ...first, tokenId: other.tokenId }, ...others] };
  };
  const terms = { now: Date.now(), beacon: DEMO_BEACON };
  expect((await verifyDraws(honest, { draw: id }, terms)).faults).toEqual([]);
  const { faults } = await verifyDraws({ ...honest, draw }, { draw: id }, terms);
  expect(faults).toContainEqual({ id, fault: 'wrong-result' });
});

test('E323 a draw whose round isn’t shown is reported as held back, and not as bad', async () => {
  await world.call('put', '/__mock/beacon').send({ late: true }).expect(200);
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  const late = Date.now() + 12 * 60_000;
  const before = await verify('--draw', id);
  expect(before).toMatchObject({ status: 0, faults: [], last: '1 draws, 0 bad' });
  vi.setSystemTime(late);
  const after = await verify('--draw', id);
  expect(after).toMatchObject({ status: 0, last: '1 draws, 0 bad, 1 held back' });
  expect(after.faults).toEqual([expect.stringContaining(`${id}  held-back: `)]);
  vi.useRealTimers();
});

test('E163 a draw that a smart account signed is reported as not checked, and not as bad', async () => {
  const { id, signed } = await openPacks(world, trader, 'high-tide', 1);
  const send = fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const response = await send(...args);
    const text = await response.text();
    return new Response(
      text.replaceAll(`"signature":"${signed.signature}"`, `"signature":"0x${'5a'.repeat(97)}"`),
      response,
    );
  });
  const all = await verify('--drop', 'high-tide').finally(() => vi.unstubAllGlobals());
  expect(all.status).toBe(0);
  expect(all.last).toMatch(/^\d+ draws, 0 bad, 1 not checked$/);
  expect(all.faults).toEqual([expect.stringContaining(`${id}  unverifiable-signature: `)]);
});

test('E153 a provider that starts a chain while the wallet has another is reported', async () => {
  await drawAs('second-chain');
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  const { status, faults, last } = await verify();
  expect(status).toBe(1);
  expect(faults).toEqual([expect.stringContaining(`${id}  second-chain: `)]);
  expect(last).toMatch(/^\d\d draws, 1 bad$/);
  expect(await verify('--draw', id)).toMatchObject({ status: 1, last: '1 draws, 1 bad' });
});

const inUpperCase = (hash: string): `0x${string}` => `0x${hash.slice(2).toUpperCase()}`;

test.each<[string, (reader: DrawReader) => Partial<DrawReader>]>([
  [
    'one draw’s id',
    ({ draw }) => ({
      draw: async (id) => {
        const found = await draw(id);
        return { ...found, id: inUpperCase(found.id) };
      },
    }),
  ],
  [
    'the ids of a drop’s draws',
    ({ draws }) => ({
      draws: async (query) => {
        const found = await draws(query);
        return query.startsWith('&drop')
          ? found.map((one) => ({ ...one, id: inUpperCase(one.id) }))
          : found;
      },
    }),
  ],
  [
    'the anchors of later reads',
    ({ chains }) => {
      let reads = 0;
      return {
        chains: async (wallet) => {
          const found = await chains(wallet);
          reads += 1;
          return reads % 2 === 1
            ? found
            : found.map((one) => ({ ...one, anchor: inUpperCase(one.anchor) }));
        },
      };
    },
  ],
])('E163 accepts hexadecimal digits in either case: %s', async (_name, change) => {
  const { id } = await openPacks(world, trader, 'high-tide', 1);
  const honest = openDrawReader(server.url(), { 'x-mock-world': world.name });
  const reader = { ...honest, ...change(honest) };
  const draws = await honest.draws('');
  expect(await verifyDraws(reader, {}, { now: Date.now(), beacon: DEMO_BEACON })).toEqual({
    checked: draws.length,
    faults: [],
  });
  expect(await verifyDraws(reader, { draw: id }, { now: Date.now(), beacon: DEMO_BEACON })).toEqual(
    { checked: 1, faults: [] },
  );
});

test('E163 reads a drop twice only, also if its hash is in another case', async () => {
  const honest = openDrawReader(server.url(), { 'x-mock-world': world.name });
  let reads = 0;
  const drop: DrawReader['drop'] = async (id) => {
    const found = await honest.drop(id);
    reads += 1;
    return reads % 2 === 1 ? found : { ...found, left: inUpperCase(found.left) };
  };
  await verifyDraws(
    { ...honest, drop },
    { drop: 'high-tide' },
    { now: Date.now(), beacon: DEMO_BEACON },
  );
  expect(reads).toBe(2);
});

test('E163 reports what cannot be checked, with a different status', async () => {
  const none = `0x${'1'.repeat(64)}`;
  for (const argv of [
    ['--draw', none],
    ['--draw', 'x'],
    ['--drop', 'nothing'],
    ['--drop', 'a', '--draw', none],
    ['--target', 'http://127.0.0.1:1'],
    ['--target', 'nowhere'],
    ['--unknown'],
  ]) {
    const { status, errors } = await verify(...argv);
    expect(status, argv.join(' ')).toBe(2);
    expect(errors.join(' ')).toMatch(/\w/);
  }
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { headMessage, rootOf } from '@trait-market/contract/economy/draw-log';
import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { eyesPool, eyesPoolEntry } from '@trait-market/contract/fixtures/economy/reroll';
import { createMockServer } from '@trait-market/mock-server';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { buyPacks, openPacks } from '@trait-market/mock-server/testing/pack-traders';
import { newTrader } from '@trait-market/mock-server/testing/traders';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const server = useMockServer({ traits: 300 });
// The first request creates the market from its seed data, which takes time.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/drops').expect(200);
}, 60_000);

let world: WorldClient;
beforeEach(() => {
  world = server.world();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const verify = async (target = server.url(), more: readonly string[] = []) => {
  const lines: string[] = [];
  const errors: string[] = [];
  const header = `x-mock-world: ${world.name}`;
  const status = await runVerifyDraws(
    ['--target', target, '--header', header, '--beacon', DEMO_BEACON.hash, ...more],
    { out: (line) => lines.push(line), err: (line) => errors.push(line) },
  );
  return { status, lines, errors };
};

const provider = privateKeyToAccount(generatePrivateKey());
const emptyHead = { size: 0, root: rootOf([]), time: new Date().toISOString() };
const emptyLog = {
  signer: provider.address,
  head: {
    ...emptyHead,
    signature: await provider.signMessage({ message: headMessage(emptyHead) }),
  },
};

type Answer = (path: string) => Response | undefined;

/** Responds to some requests instead of the mock, which responds to the others. */
const answering = (answer: Answer): void => {
  const send = fetch;
  vi.stubGlobal('fetch', (...[url, options]: Parameters<typeof fetch>) => {
    const response = answer(new URL(String(url)).pathname.replace('/economy/v1', ''));
    return response === undefined ? send(url, options) : Promise.resolve(response);
  });
};

/** Responds as web servers do to paths that they don't serve. */
const unserved = (status = 404): Response => new Response('<p>Not found</p>', { status });

/** Responds like a provider without these parts. */
const without = (...paths: readonly string[]): void =>
  answering((path) => (paths.includes(path) ? unserved() : undefined));

const DRAWS = ['/beacon', '/draws/log', '/draws', '/draws/commitments'];

const listOf = (...items: readonly object[]) => ({
  items,
  total: items.length,
  returned: 0,
  refused: 0,
  nextCursor: null,
});

const openOne = async () => {
  const trader = await newTrader(world);
  await buyPacks(world, trader, 'high-tide', 1);
  return openPacks(world, trader, 'high-tide', 1);
};

/** Responds like a provider on which nothing was drawn yet, without these parts. */
const beforeFirstDraw = (missing: readonly string[], answer: Answer = () => undefined): void =>
  answering((path) => {
    const other = answer(path);
    if (other !== undefined) return other;
    if (missing.includes(path)) return unserved();
    if (path === '/draws/log') return Response.json(emptyLog);
    const isList = ['/drops', '/reroll', ...DRAWS].includes(path) && path !== '/beacon';
    return isList ? Response.json(listOf()) : undefined;
  });

test('E456 verify-draws skips pools that a provider doesn’t serve, with the reason', async () => {
  without('/reroll');
  const { status, lines, errors } = await verify();
  expect(errors).toEqual([
    `What pools contain wasn’t checked: ${server.url()}/economy/v1/reroll responded with 404.`,
  ]);
  expect(lines).toEqual([expect.stringMatching(/^\d+ draws, 0 bad$/)]);
  expect(status).toBe(0);
});

test('E456 verify-draws doesn’t skip drops that logged purchases belong to', async () => {
  without('/drops');
  const { status, lines, errors } = await verify();
  expect(errors).toEqual([expect.stringMatching(/\/drops\?limit=60 responded with 404\.$/)]);
  expect(lines).toEqual([]);
  expect(status).toBe(2);
});

test('E456 verify-draws refuses a base path that nothing is served at', async () => {
  expect(await verify(`${server.url()}/economy/v1`)).toEqual({
    status: 2,
    lines: [],
    errors: [expect.stringMatching(/\/economy\/v1\/economy\/v1 serves nothing: .*--target takes/)],
  });
});

test.each([[DRAWS], ...DRAWS.map((path) => [[path]])])(
  'E495 verify-draws passes a provider that has drawn nothing yet, and doesn’t serve %j',
  async (missing) => {
    beforeFirstDraw(missing);
    const { status, lines, errors } = await verify();
    const urls = missing.map((path) => expect.stringContaining(`/economy/v1${path}`));
    expect(errors).toEqual([expect.stringMatching(/^Draws aren’t served, so none was checked: /)]);
    for (const url of urls) expect(errors).toEqual([url]);
    expect(lines).toEqual(['0 draws, 0 bad']);
    expect(status).toBe(0);
  },
);

test.each([405, 410, 501])(
  'E495 verify-draws takes a %s for a part that isn’t served',
  async (status) => {
    beforeFirstDraw([], (path) => (DRAWS.includes(path) ? unserved(status) : undefined));
    expect(await verify()).toMatchObject({ status: 0, lines: ['0 draws, 0 bad'] });
  },
);

test('E495 verify-draws skips drops and pools that aren’t served, if no draw needs them', async () => {
  beforeFirstDraw(['/drops', '/reroll', ...DRAWS]);
  expect(await verify()).toMatchObject({ status: 0, lines: ['0 draws, 0 bad'] });
  vi.unstubAllGlobals();
  beforeFirstDraw(['/drops', '/reroll']);
  expect(await verify()).toEqual({
    status: 0,
    lines: ['0 draws, 0 bad'],
    errors: [
      expect.stringMatching(
        /^What drops contain wasn’t checked: .*\/drops\?limit=60 responded with 404\.$/,
      ),
      expect.stringMatching(/^What pools contain wasn’t checked: .*\/reroll responded with 404\.$/),
    ],
  });
});

test.each([
  ['the beacon', ['/beacon'], 'its draw log has entries'],
  ['the draw log', ['/draws/log'], 'it lists draws'],
  ['the log and the draws', ['/draws/log', '/draws'], 'it lists hash chains'],
  ['what belongs to sold packs', DRAWS, 'packs of [a-z-]+ were sold or refused'],
])('E495 verify-draws ends with 2 if a provider hides %s', async (_, missing, evidence) => {
  await openOne();
  without(...missing);
  const { status, lines, errors } = await verify();
  expect(errors).toEqual([
    expect.stringMatching(new RegExp(`responded with 404\\. But ${evidence}\\.$`)),
  ]);
  expect(lines).toEqual([]);
  expect(status).toBe(2);
});

const dropOf = (packs: object): Answer => {
  const drop = { ...tideOneDetail, packs: { ...tideOneDetail.packs, ...packs } };
  return (path) => {
    if (path === '/drops') return Response.json(listOf(drop));
    return path === `/drops/${drop.id}` ? Response.json(drop) : undefined;
  };
};

test('E495 verify-draws passes unsold drops without the rest of the draws', async () => {
  beforeFirstDraw(DRAWS, dropOf({ sold: 0, opened: 0 }));
  expect(await verify()).toMatchObject({ status: 0, lines: ['0 draws, 0 bad'] });
  vi.unstubAllGlobals();
  beforeFirstDraw(DRAWS, dropOf({ sold: 1, opened: 0 }));
  expect(await verify()).toMatchObject({ status: 2, lines: [] });
});

test('E495 verify-draws ends with 2 if a provider hides what a pool’s editions come from', async () => {
  const { collection, slot } = eyesPool;
  beforeFirstDraw(DRAWS, (path) => {
    if (path === '/reroll') return Response.json(listOf(eyesPoolEntry));
    return path === `/reroll/${collection}/${slot}` ? Response.json(eyesPool) : undefined;
  });
  const { status, errors } = await verify();
  expect(errors).toEqual([expect.stringMatching(/ But the pool [a-z-]+\/[a-z-]+ has editions\.$/)]);
  expect(status).toBe(2);
});

test('E495 verify-draws ends with 2 if what was asked for isn’t served', async () => {
  beforeFirstDraw(DRAWS);
  const id = `0x${'1'.repeat(64)}`;
  for (const wanted of [
    ['--draw', id],
    ['--drop', 'high-tide'],
  ]) {
    const { status, lines, errors } = await verify(server.url(), wanted);
    expect(errors).toEqual([expect.stringMatching(/\/beacon responded with 404\.$/)]);
    expect({ status, lines }).toEqual({ status: 2, lines: [] });
  }
});

test('E495 verify-draws checks a receipt without the beacon', async () => {
  const { receipt } = await openOne();
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'receipt.json');
  await writeFile(file, JSON.stringify(receipt));
  without('/beacon');
  expect(await verify(server.url(), ['--receipt', file])).toEqual({
    status: 0,
    lines: ['1 receipt, 0 bad'],
    errors: [],
  });
});

test('E495 verify-draws ends with 2 if stored heads belong to a log that isn’t served any more', async () => {
  await openOne();
  const folder = await mkdtemp(join(tmpdir(), 'heads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const heads = ['--heads', join(folder, 'heads.json')];
  expect(await verify(server.url(), heads)).toMatchObject({ status: 0 });
  beforeFirstDraw(DRAWS);
  const { status, errors } = await verify(server.url(), heads);
  expect(errors).toEqual([expect.stringMatching(/\/draws\/log responded with 404\.$/)]);
  expect(status).toBe(2);
});

test('E495 verify-draws ends with 2 if its file can’t be written', async () => {
  const { status, errors } = await verify(server.url(), ['--heads', '/nowhere/heads.json']);
  expect(errors).toEqual([expect.stringMatching(/^\/nowhere\/heads\.json can’t be written: /)]);
  expect(status).toBe(2);
});

test('E456 verify-draws names the URL that can’t be reached, and why', async () => {
  const closed = await createMockServer({ port: 0, host: '127.0.0.1', users: 1, traits: 1 });
  await closed.stop();
  const { status, errors } = await verify(closed.url);
  expect(status).toBe(2);
  expect(errors).toEqual([
    expect.stringMatching(/^http:.*\/economy\/v1\/beacon can’t be read: connect ECONNREFUSED /),
  ]);
});

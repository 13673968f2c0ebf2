import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { openDrawReader, type MarketReader } from '@trait-market/conformance/draws/read-draws';
import { checkReceiptOf } from '@trait-market/conformance/draws/follow-log';
import { verifyLog } from '@trait-market/conformance/draws/verify-log';
import {
  consistencyPath,
  headMessage,
  leafHash,
  receiptMessage,
  rootOf,
  type DrawLog,
} from '@trait-market/contract/economy/draw-log';
import type { Draw, DrawReceipt } from '@trait-market/contract/economy/draws';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import {
  buyEachPack,
  buyPacks,
  NO_TABLE,
  openPacks,
  refusedOpening,
} from '@trait-market/mock-server/testing/pack-traders';
import { rerollOne, signedReroll } from '@trait-market/mock-server/testing/reroll-traders';
import { newTrader } from '@trait-market/mock-server/testing/traders';
import { logFrauds, readAll, type Shown } from './log-frauds';
import { changeRefusals, FALSE_CODES, refusalFrauds } from './refusal-frauds';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const server = useMockServer({ traits: 800 });

let world: WorldClient;
let shown: Shown;
let last: Draw;
beforeAll(async () => {
  world = server.world();
  const trader = await newTrader(world);
  await buyPacks(world, trader, 'high-tide', 3);
  await buyEachPack(world, trader, ['high-tide', 'spindrift']);
  await openPacks(world, trader, 'high-tide', 1);
  await rerollOne(world, trader);
  await refusedOpening(world, trader, 'high-tide');
  await trader.post('/reroll', await signedReroll(world, trader, { table: NO_TABLE })).expect(409);
  await world.call('put', '/__mock/draws').send({ conduct: 'never-reveals' }).expect(200);
  await openPacks(world, trader, 'high-tide', 1);
  await world.call('post', '/__mock/clock').send({ advanceMs: 720_000 }).expect(200);
  await world.call('put', '/__mock/draws').send({ conduct: 'honest' }).expect(200);
  last = await openPacks(world, trader, 'high-tide', 1);
  shown = await readAll(openDrawReader(server.url(), { 'x-mock-world': world.name }));
}, 120_000);

const provider = privateKeyToAccount(generatePrivateKey());

const signedLog = async (hashes: readonly `0x${string}`[], time: string): Promise<DrawLog> => {
  const head = { size: hashes.length, root: rootOf(hashes), time };
  const signature = await provider.signMessage({ message: headMessage(head) });
  return { signer: provider.address, head: { ...head, signature } };
};

const signatures = new Map<string, Promise<`0x${string}`>>();

const signedEntry = async (entry: string, index: number): Promise<DrawReceipt> => {
  const known = signatures.get(entry);
  const signature = known ?? provider.signMessage({ message: receiptMessage(entry) });
  signatures.set(entry, signature);
  return { index, entry, signature: await signature };
};

/** A provider that signs whatever it shows, so that only contradictions give it away. */
const providerOf = async (facts: Shown): Promise<MarketReader> => {
  const texts = facts.entries.map((entry) => JSON.stringify(entry));
  const hashes = texts.map(leafHash);
  const [log, receipts] = await Promise.all([
    signedLog(hashes, facts.time),
    Promise.all(texts.map(signedEntry)),
  ]);
  const receiptOf = ({ id, receipt }: Draw): DrawReceipt | undefined =>
    receipts[facts.entries.findIndex((entry) => entry.type === 'accepted' && entry.id === id)] ??
    receipt;
  return {
    ...openDrawReader(server.url(), { 'x-mock-world': world.name }),
    log: async () => log,
    entries: async (size) => receipts.slice(0, size),
    consistency: async (first, second) => ({
      path: consistencyPath(hashes.slice(0, second), first),
    }),
    draws: async () => facts.draws.map((draw) => ({ ...draw, receipt: receiptOf(draw) })),
    chains: async () => [...facts.chains],
    dropIds: async () => facts.drops.map(({ id }) => id),
    drop: async (id) => facts.drops.find((drop) => drop.id === id) ?? Promise.reject(new Error(id)),
    pools: async () => [...facts.pools],
  };
};

const hashesOf = ({ entries }: Shown) => entries.map((entry) => leafHash(JSON.stringify(entry)));

const seenBy = async (facts: Shown): Promise<DrawLog[]> => {
  const { seen } = facts;
  return seen ? [await signedLog(hashesOf(facts).slice(0, seen.size), seen.time)] : [];
};

const faultsOf = async (facts: Shown, heads?: DrawLog[]): Promise<string[]> => {
  const { faults } = await verifyLog(await providerOf(facts), {
    heads: heads ?? (await seenBy(facts)),
    beacon: DEMO_BEACON,
  });
  return [...new Set(faults.map(({ fault }) => fault))];
};

test('E352 an honest provider’s log explains all draws, chains, sales, gifts and returns', async () => {
  expect(new Set(shown.entries.map(({ type }) => type))).toEqual(
    new Set([
      'chain',
      'accepted',
      'refused',
      'revealed',
      'returned',
      'bought',
      'bought-several',
      'given',
    ]),
  );
  expect(await faultsOf(shown)).toEqual([]);
});

test.each(logFrauds(() => last))(
  'E353 T156 verify-draws reports that %s',
  async (_name, fault, plant) => {
    expect(await faultsOf(plant(shown))).toContain(fault);
  },
);

test.each(refusalFrauds)('E360 T160 verify-draws reports that %s', async (_name, fault, plant) => {
  expect(await faultsOf(plant(shown))).toContain(fault);
});

test.each(FALSE_CODES)(
  'E360 T162 verify-draws reports a refusal for the false reason %s',
  async (code, kind) => {
    const facts = changeRefusals(shown, (entry) =>
      entry.signed.kind === kind ? { ...entry, code } : entry,
    );
    expect(await faultsOf(facts)).toEqual(['false-refusal']);
  },
);

test('E354 T155 a log that doesn’t extend an earlier head is reported, also if it is shorter', async () => {
  const all = hashesOf(shown);
  const time = shown.entries.at(-4)?.at ?? '';
  const earlier = await signedLog(all.slice(0, -3), time);
  expect(await faultsOf(shown, [earlier])).toEqual([]);
  const other = await signedLog(all.slice(0, -3).with(5, last.id), time);
  expect(await faultsOf(shown, [other])).toEqual(['split-log']);
  expect(await faultsOf(shown, [other, earlier])).toEqual(['split-log']);
  const longer = await signedLog([...all, last.id], shown.time);
  expect(await faultsOf(shown, [longer])).toEqual(['split-log']);
});

test('E354 a head, an entry or a proof that isn’t the provider’s is reported', async () => {
  const honest = await providerOf(shown);
  const [log, receipts] = [await honest.log(), await honest.entries(Number.POSITIVE_INFINITY)];
  const earlier = await signedLog(
    receipts.slice(0, 9).map(({ entry }) => leafHash(entry)),
    shown.entries[8]?.at ?? '',
  );
  const [first] = receipts;
  if (first === undefined) throw new Error('The log has entries');
  const wrong: Partial<MarketReader>[] = [
    { log: async () => ({ ...log, head: { ...log.head, time: '2020-01-01T00:00:00.000Z' } }) },
    { entries: async () => [{ ...first, signature: log.head.signature }, ...receipts.slice(1)] },
    { entries: async () => receipts.slice(1) },
    { consistency: async () => ({ path: [last.id] }) },
  ];
  for (const reader of wrong) {
    const { faults } = await verifyLog(
      { ...honest, ...reader },
      { heads: [earlier], beacon: DEMO_BEACON },
    );
    expect(faults.map(({ fault }) => fault)).toContain('bad-log');
  }
});

test('E354 T165 another key that signs the log is reported', async () => {
  const honest = await providerOf(shown);
  const log = await honest.log();
  const signer = '0x00000000000000000000000000000000000000C1';
  expect(await faultsOf(shown, [log])).toEqual([]);
  expect(await faultsOf(shown, [{ ...log, signer }])).toEqual(['other-signer']);
});

const runOn = async ({ name }: WorldClient, ...options: string[]) => {
  const lines: string[] = [];
  const header = `x-mock-world: ${name}`;
  const common = ['--target', server.url(), '--header', header, '--beacon', DEMO_BEACON.hash];
  const write = (line: string) => void lines.push(line);
  const status = await runVerifyDraws([...common, ...options], { out: write, err: write });
  return { status, words: lines.join('\n') };
};

/** Changes each head of the log that is read. */
const changeHeads = (change: (head: DrawLog['head']) => object): void => {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<typeof fetch>) => {
    const response = await send(url, options);
    if (!String(url).endsWith('/draws/log')) return response;
    const log = (await response.json()) as DrawLog;
    return Response.json({ ...log, head: change(log.head) });
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('E354 --heads keeps each signed head, and reports a head that contradicts the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heads-'));
  const file = join(folder, 'heads.json');
  const heads = async (): Promise<DrawLog[]> => JSON.parse(await readFile(file, 'utf8')).heads;
  try {
    expect((await runOn(world, '--heads', file)).status).toBe(0);
    const [first] = await heads();
    await world.call('post', '/__mock/clock').send({ advanceMs: 60_000 }).expect(200);
    expect((await runOn(world, '--heads', file)).status).toBe(0);
    const known = await heads();
    expect(known).toHaveLength(1);
    const timeOf = (log: DrawLog | undefined) => Date.parse(log?.head.time ?? '');
    expect(timeOf(known[0])).toBeGreaterThanOrEqual(timeOf(first) + 60_000);
    changeHeads((head) => ({ ...head, time: '2100-01-01T00:00:00.000Z' }));
    expect((await runOn(world, '--heads', file)).words).toContain('bad-log');
    expect(await heads()).toEqual(known);
    vi.unstubAllGlobals();
    const split = await runOn(server.world(), '--heads', file);
    expect(split.status).toBe(1);
    expect(split.words).toContain('split-log');
    expect(await heads()).toHaveLength(2);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);

test('E353 a log that grows during each attempt isn’t reported as compared', async () => {
  let hasReadPools = false;
  changeHeads((head) => ({ ...head, size: head.size + Number(hasReadPools) }));
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<typeof fetch>) => {
    const response = await send(url, options);
    if (String(url).endsWith('/draws/log')) hasReadPools = false;
    if (String(url).includes('/reroll')) hasReadPools = true;
    return response;
  });
  const { status, words } = await runOn(world);
  expect(words).toContain('weren’t compared');
  expect(words).not.toContain('0 bad');
  expect(status).toBe(2);
}, 60_000);

test('E353 digits of another case are the same message', async () => {
  const upper = (hex: string) => `0x${hex.slice(2).toUpperCase()}`;
  const draws = shown.draws.map((draw) => ({
    ...draw,
    signed: { ...draw.signed, signature: upper(draw.signed.signature) },
  })) as Draw[];
  expect(await faultsOf({ ...shown, draws })).toEqual([]);
});

test('E353 a list of entries without an end can’t be verified', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [last.receipt], next: 1 }));
  const reader = openDrawReader(server.url());
  await expect(reader.entries(Number.POSITIVE_INFINITY)).rejects.toThrow('doesn’t end');
});

test('E355 --draw checks the draw’s receipt, and that the log has it', async () => {
  const run = async (reader: Partial<MarketReader>) => {
    const honest = openDrawReader(server.url(), { 'x-mock-world': world.name });
    return checkReceiptOf({ ...honest, ...reader }, await honest.draw(last.id));
  };
  const { receipt } = last;
  if (receipt === undefined) throw new Error('The draw has a receipt');
  expect(await run({})).toEqual([]);
  expect(await run({ inclusion: async () => undefined })).toEqual([
    { id: last.id, fault: 'not-logged' },
  ]);
  expect(await run({ inclusion: async () => ({ index: 0, path: [last.id] }) })).toEqual([
    { id: last.id, fault: 'not-logged' },
  ]);
  const honest = openDrawReader(server.url(), { 'x-mock-world': world.name });
  for (const forged of [
    { ...last, receipt: { ...receipt, entry: receipt.entry.replace('accepted', 'revealed') } },
    { ...last, receipt: { ...receipt, signature: last.signed.signature } },
    { ...last, receipt: undefined },
    { ...last, takenAt: '2020-01-01T00:00:00.000Z' },
    { ...last, commitment: { ...last.commitment, position: 9 } },
    { ...last, signed: { ...last.signed, signature: receipt.signature } } as Draw,
    { ...last, id: `0x${'1'.repeat(64)}` as const },
  ]) {
    expect((await checkReceiptOf(honest, forged)).map(({ fault }) => fault)).toEqual([
      'not-logged',
    ]);
  }
});

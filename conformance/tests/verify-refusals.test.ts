import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { parseEntry } from '@trait-market/contract/economy/draw-log';
import { CommitmentSchema } from '@trait-market/contract/economy/draws';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import {
  buyPacks,
  NO_TABLE,
  openPacks,
  refusedOpening,
  signedPackOpen,
} from '@trait-market/mock-server/testing/pack-traders';
import { signedReroll } from '@trait-market/mock-server/testing/reroll-traders';
import { newTrader, type Trader } from '@trait-market/mock-server/testing/traders';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const server = useMockServer({ traits: 800 });
// The first request creates the market from its seed data, which takes time.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/drops').expect(200);
}, 60_000);

let world: WorldClient;
let victim: Trader;
let puppet: Trader;
let folder: string;
beforeEach(async () => {
  world = server.world();
  [victim, puppet] = [await newTrader(world), await newTrader(world)];
  for (const trader of [victim, puppet]) await buyPacks(world, trader, 'high-tide', 2);
  folder = await mkdtemp(join(tmpdir(), 'receipts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const verify = async (...argv: string[]) => {
  const lines: string[] = [];
  const header = `x-mock-world: ${world.name}`;
  const common = ['--target', server.url(), '--header', header, '--beacon', DEMO_BEACON.hash];
  const write = (line: string) => void lines.push(line);
  const status = await runVerifyDraws([...common, ...argv], { out: write, err: write });
  return { status, last: lines.at(-1), faults: lines.slice(0, -1).join('\n') };
};

const drawAs = (conduct: string) =>
  world.call('put', '/__mock/draws').send({ conduct }).expect(200);

/** The puppet opens a pack first, so that the victim's opening is refused. */
const frontRun = async () => {
  const request = await signedPackOpen(world, victim, 'high-tide', 1);
  await openPacks(world, puppet, 'high-tide', 1);
  const { body } = await victim.post('/packs/open', request).expect(409);
  return { request, body };
};

test('E360 refused draws of an honest provider are verified, and its chains have no gap', async () => {
  const { body } = await frontRun();
  expect(body.code).toMatch(/^(table-moved|round-passed)$/);
  await openPacks(world, victim, 'high-tide', 1);
  const { id } = await openPacks(world, victim, 'high-tide', 1);
  expect(await verify()).toMatchObject({ status: 0, faults: '' });
  expect(await verify('--draw', id)).toMatchObject({ status: 0, last: '1 draws, 0 bad' });
});

test('E360 T160 front-running: a refused commitment that is drawn again is reported', async () => {
  await drawAs('reused-refusal');
  const { request, body } = await frontRun();
  const again = await signedPackOpen(world, victim, 'high-tide', 1);
  expect(again.message.commitment).toBe(request.message.commitment);
  await drawAs('honest');
  const { id } = await openPacks(world, victim, 'high-tide', 1);
  const refused = parseEntry(body.receipt.entry);
  if (refused?.type !== 'refused') throw new Error('It was refused');
  const { status, faults } = await verify();
  expect(status).toBe(1);
  for (const one of [id, refused.id]) expect(faults).toContain(`${one}  drawn-twice: `);
});

test.each([
  ['false-refusal', 'false-refusal'],
  ['tampered-refusal', 'tampered-link'],
  ['hidden-refusal', 'out-of-order'],
] as const)(
  'E360 T162 a provider that refuses falsely (%s) is reported as %s',
  async (conduct, fault) => {
    await drawAs(conduct);
    await refusedOpening(
      world,
      victim,
      'high-tide',
      conduct === 'false-refusal' ? {} : { table: NO_TABLE },
    );
    await drawAs('honest');
    await openPacks(world, victim, 'high-tide', 1);
    const { status, faults } = await verify();
    expect(status).toBe(1);
    expect(faults).toContain(`  ${fault}: `);
  },
);

test('E360 T162 pool-moved is a false reason if the signed table is the pool’s', async () => {
  await drawAs('false-refusal');
  const { body } = await victim.post('/reroll', await signedReroll(world, victim)).expect(409);
  expect(body.code).toBe('pool-moved');
  await drawAs('honest');
  const { status, faults } = await verify();
  expect(status).toBe(1);
  expect(faults).toContain('  false-refusal: ');
});

test('E361 --receipt proves a refusal that the provider signed and didn’t log', async () => {
  const file = join(folder, 'refusal.json');
  const checked = async (kept: object) => {
    await writeFile(file, JSON.stringify(kept));
    return verify('--receipt', file);
  };
  const honest = await refusedOpening(world, victim, 'high-tide');
  expect(await checked(honest)).toEqual({ status: 0, last: '1 receipt, 0 bad', faults: '' });
  const { receipt = { index: -1 } } = honest;
  expect(await checked(receipt)).toMatchObject({ status: 0 });
  const evidence = { id: '0x', response: { status: 409, body: honest } };
  expect(await checked(evidence)).toMatchObject({ status: 0 });
  const elsewhere = await checked({ ...receipt, index: receipt.index + 1 });
  expect([elsewhere.status, elsewhere.faults]).toEqual([1, expect.stringContaining('not-logged')]);
  await drawAs('hidden-refusal');
  const hidden = await refusedOpening(world, puppet, 'high-tide');
  const { status, last, faults } = await checked(hidden);
  expect([status, last]).toEqual([1, '1 receipt, 1 bad']);
  expect(faults).toContain('not-logged');
});

test('E361 --receipt can’t check a receipt that the provider didn’t sign', async () => {
  const { receipt } = await refusedOpening(world, victim, 'high-tide');
  const file = join(folder, 'forged.json');
  for (const forged of [
    { ...receipt, entry: receipt?.entry.replace('table-moved', 'round-passed') },
    {},
  ]) {
    await writeFile(file, JSON.stringify(forged));
    expect((await verify('--receipt', file)).status).toBe(2);
  }
});

test('E357 T163 a refused commitment isn’t issued again', async () => {
  const next = async () =>
    CommitmentSchema.parse(
      (await victim.post('/draws/commitments', { kind: 'pack' }).expect(201)).body,
    );
  const before = await next();
  await refusedOpening(world, victim, 'high-tide');
  expect(await next()).toMatchObject({ anchor: before.anchor, position: before.position + 1 });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { KeptLog } from '@trait-market/conformance/draws/heads-file';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { buyPacks, openPacks } from '@trait-market/mock-server/testing/pack-traders';
import { newTrader, type Trader } from '@trait-market/mock-server/testing/traders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const server = useMockServer({ traits: 300 });

let folder: string;
let file: string;
let world: WorldClient;
let trader: Trader;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'));
  file = join(folder, 'heads.json');
  world = server.world();
  trader = await newTrader(world);
  await buyPacks(world, trader, 'high-tide', 3);
  await openPacks(world, trader, 'high-tide', 1);
}, 60_000);
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

const kept = async (): Promise<KeptLog> => JSON.parse(await readFile(file, 'utf8'));

type Answer = (path: string, response: Response) => Response | undefined;

/** Runs with --heads, and returns the index of the first entry of each page that was read. */
const runOn = async ({ name }: WorldClient, answer: Answer = () => undefined) => {
  const pages: number[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[url, options]: Parameters<typeof fetch>) => {
    const { pathname, searchParams } = new URL(String(url));
    if (pathname.endsWith('/draws/log/entries')) pages.push(Number(searchParams.get('from')));
    const response = await send(url, options);
    return answer(pathname, response) ?? response;
  });
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const argv = ['--target', server.url(), '--header', `x-mock-world: ${name}`];
  const status = await runVerifyDraws([...argv, '--beacon', DEMO_BEACON.hash, '--heads', file], {
    out: write,
    err: write,
  });
  vi.unstubAllGlobals();
  return { status, words: lines.join('\n'), pages };
};

test('E371 --heads keeps the verified entries, and the next run reads only those that were added', async () => {
  expect((await runOn(world)).pages[0]).toBe(0);
  const first = await kept();
  expect(first.entries).toHaveLength(first.heads[0]?.head.size ?? 0);
  expect(await runOn(world)).toMatchObject({ status: 0, pages: [] });
  await openPacks(world, trader, 'high-tide', 1);
  const resumed = await runOn(world);
  expect(resumed.status).toBe(0);
  expect(resumed.pages).toEqual([first.entries.length]);
  const second = await kept();
  expect(second.heads).toHaveLength(2);
  expect(second.entries.length).toBeGreaterThan(first.entries.length);
  expect(second.entries.slice(0, first.entries.length)).toEqual(first.entries);
}, 60_000);

test('E371 a file of an earlier version, or with changed entries, is read from the start again', async () => {
  await runOn(world);
  const { heads, entries } = await kept();
  for (const old of [heads, { heads, entries: entries.toReversed() }, { heads, entries: [] }]) {
    await writeFile(file, JSON.stringify(old));
    const { status, pages } = await runOn(world);
    expect(status).toBe(0);
    expect(pages[0]).toBe(0);
    expect((await kept()).entries).toEqual(entries);
  }
}, 60_000);

/** Returns a world whose log is longer than the kept one, but has other entries. */
const otherPast = async (): Promise<WorldClient> => {
  const other = server.world();
  const stranger = await newTrader(other);
  await buyPacks(other, stranger, 'high-tide', 3);
  await openPacks(other, stranger, 'high-tide', 1);
  await openPacks(other, stranger, 'high-tide', 1);
  return other;
};

test.each<[name: string, answer: Answer]>([
  ['its own proof', () => undefined],
  [
    'no proof',
    (path) =>
      path.endsWith('/consistency') ? Response.json({ code: 'x' }, { status: 404 }) : undefined,
  ],
  [
    'a proof of nothing',
    (path) => (path.endsWith('/consistency') ? Response.json({ path: [] }) : undefined),
  ],
])(
  'E371 T155 a longer log with another past is read from the start and reported, with %s',
  async (_name, answer) => {
    await runOn(world);
    const { heads, entries } = await kept();
    const other = await runOn(await otherPast(), answer);
    expect(other.pages[0]).toBe(0);
    expect(other).toMatchObject({ status: 1, words: expect.stringContaining('split-log') });
    const after = await kept();
    expect(after.heads).toHaveLength(heads.length + 1);
    expect(after.entries).toEqual(entries);
    expect((await runOn(world)).words).toContain('split-log');
  },
  60_000,
);

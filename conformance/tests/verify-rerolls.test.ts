import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { runVerifyDraws } from '@trait-market/conformance/draws/run-verify-draws';
import { useMockServer, type WorldClient } from '@trait-market/mock-server/testing/mock-server';
import { rerollOne } from '@trait-market/mock-server/testing/reroll-traders';
import { newTrader, type Trader } from '@trait-market/mock-server/testing/traders';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const server = useMockServer({ traits: 800 });
// The first request creates the market from its seed data, which takes time.
beforeAll(async () => {
  await server.world().call('get', '/economy/v1/reroll').expect(200);
}, 120_000);

let world: WorldClient;
let trader: Trader;
beforeEach(async () => {
  world = server.world();
  trader = await newTrader(world);
});

const drawAs = (conduct: string) =>
  world.call('put', '/__mock/draws').send({ conduct }).expect(200);
const pass = (minutes: number) =>
  world
    .call('post', '/__mock/clock')
    .send({ advanceMs: minutes * 60_000 })
    .expect(200);
const verify = async (...argv: string[]) => {
  const lines: string[] = [];
  const header = `x-mock-world: ${world.name}`;
  const common = ['--target', server.url(), '--header', header, '--beacon', DEMO_BEACON.hash];
  const status = await runVerifyDraws([...common, ...argv], {
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
  });
  return { status, last: lines.at(-1), faults: lines.slice(0, -1) };
};

test('E199 an honest provider’s re-rolls can be verified over HTTP alone', async () => {
  const { id } = await rerollOne(world, trader);
  const all = await verify();
  expect(all).toMatchObject({ status: 0, faults: [] });
  expect(all.last).toMatch(/^\d\d draws, 0 bad$/);
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
] as const)(
  'E199 a provider that cheats at re-rolls (%s) is reported as %s',
  async (conduct, fault) => {
    const before = await rerollOne(world, trader);
    await drawAs(conduct);
    const { id } = await rerollOne(world, trader);
    await pass(12);
    const whole = await verify();
    expect(whole.status).toBe(1);
    // Either of two swapped draws may be reported, depending on the result of the first.
    const either = fault === 'out-of-order' ? [before.id, id] : [id];
    const reported = either.filter((one) =>
      whole.faults.some((line) => line.startsWith(`${one}  ${fault}: `)),
    );
    expect(reported).not.toEqual([]);
    for (const one of reported)
      expect(await verify('--draw', one)).toMatchObject({ status: 1, last: '1 draws, 1 bad' });
  },
);

test('E199 a returned stake is no fault of a re-roll', async () => {
  await drawAs('never-reveals');
  await rerollOne(world, trader);
  await pass(11);
  expect((await verify()).status).toBe(0);
});

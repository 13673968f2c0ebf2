/**
 * What the indexes are for: a lookup by key in @mswjs/data's own model, which walks through all of its
 * rows, against the same in a table. Figures differ from machine to machine; the ratio tells.
 *
 *   npm run pnpm -- --dir mock-server bench
 */
import { performance } from 'node:perf_hooks';

import { createMockServer } from '../src/app/mock-server';
import { accountOf } from '../src/kernel/account';
import type { Rows } from '../src/world/records/entities';
import { createModels } from '../src/world/records/models';
import { createTable } from '../src/world/records/table';

const ACCOUNTS = 10_000;
const TRAITS = 20_000;
const LOOKUPS = 20;

const accountAt = (index: number) => accountOf(`0x${(index + 1).toString(16).padStart(40, '0')}`);

const profileAt = (index: number): Rows['profile'] => ({
  account: accountAt(index),
  username: `collector-${index}`,
  usernameKey: `collector-${index}`,
  avatarPhoto: null,
});

/** Milliseconds of one, the mean of many. */
const timeOf = async (count: number, run: (index: number) => unknown): Promise<number> => {
  const started = performance.now();
  for (let index = 0; index < count; index += 1) await run(index);
  return (performance.now() - started) / count;
};

const tell = (what: string, ms: number) => console.log(`${what.padEnd(52)} ${ms.toFixed(3)} ms`);

const { profile } = createModels();
const rows = Array.from({ length: ACCOUNTS }, (_, index) => profileAt(index));
const table = createTable(profile, { key: 'account', indexed: ['usernameKey'] }, rows);
const spread = (index: number) => (index * 499) % ACCOUNTS;

console.log(`${ACCOUNTS} people, ${TRAITS} traits`);
const before = await timeOf(LOOKUPS, (index) =>
  profile.findFirst({ where: { account: { equals: accountAt(spread(index)) } } }),
);
const after = await timeOf(LOOKUPS * 100, (index) => table.find(accountAt(spread(index))));
const nameBefore = await timeOf(LOOKUPS, (index) =>
  profile.findFirst({ where: { usernameKey: { equals: `collector-${spread(index)}` } } }),
);
const nameAfter = await timeOf(LOOKUPS * 100, (index) =>
  table.findBy('usernameKey', `collector-${spread(index)}`),
);
tell('by account, the model alone', before);
tell('by account, with the index', after);
console.log(`  ${Math.round(before / after)} times faster`);
tell('by username, the model alone', nameBefore);
tell('by username, with the index', nameAfter);
console.log(`  ${Math.round(nameBefore / nameAfter)} times faster`);

const ask = async (url: string, path: string) => {
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
};

for (const [users, traits] of [
  [64, 800],
  [ACCOUNTS, TRAITS],
] as const) {
  const started = performance.now();
  const server = await createMockServer({ port: 0, host: '127.0.0.1', users, traits });
  tell(`start with ${users} people and ${traits} traits`, performance.now() - started);
  const first = performance.now();
  await ask(server.url, '/v1/users/search?searchKey=0x1');
  tell('  the first call, which makes its world', performance.now() - first);
  for (const path of [
    '/v1/users/search?searchKey=0x1',
    '/v1/users/searchByUsername?searchKey=a',
    '/v1/marketTraits/search?searchKey=e',
    '/v1/marketTraits/search?searchKey=lantern',
    '/v1/marketTraits/search?searchKey=lantenr',
    '/v1/marketTraits/search?searchKey=nothing%20of%20the%20knid',
    '/v1/users/paperlantern/exists',
  ]) {
    tell(`  ${path}`, await timeOf(LOOKUPS, () => ask(server.url, path)));
  }
  await server.stop();
}

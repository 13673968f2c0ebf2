/**
 * What the indexes are for: a lookup by key in @mswjs/data's own model, which walks through all of its
 * rows, against the same in a table. Figures differ from machine to machine; the ratio tells.
 *
 *   npm run pnpm -- --dir mock-server bench
 */
import { performance } from 'node:perf_hooks';

import { accountOf } from '../src/kernel/account';
import type { Rows } from '../src/world/records/entities';
import { createModels } from '../src/world/records/models';
import { createTable } from '../src/world/records/table';

const ACCOUNTS = 10_000;
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
const table = createTable(profile, {
  key: 'account',
  indexed: ['usernameKey'],
  searched: 'usernameKey',
});
for (const row of rows) table.insert(row);
const spread = (index: number) => (index * 499) % ACCOUNTS;

console.log(`${ACCOUNTS} people`);
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

import { expect, test } from 'vitest';

import { allChecks } from './all-checks';
import { V1_ROUTES } from './contract/routes';
import type { Exchange } from './probe/exchange';
import { routesInFull, seenToSucceed } from './seen-to-succeed';

const exchangesWith = (route: string, ...statuses: number[]): Exchange[] =>
  statuses.map((status) => ({
    request: { route, method: 'GET', path: '/' },
    response: { status, headers: {}, body: Buffer.from('{"oops":1}') },
  }));

const outcomes = (strict: boolean, sent: readonly Exchange[]) =>
  seenToSucceed(['users.me', 'tax.declare', 'users.exists'], sent, { strict }).map(
    ({ outcome }) => outcome.kind,
  );

test('a call that never succeeded is reported, and with --strict it is a failure', () => {
  const sent = [
    ...exchangesWith('users.me', 401, 200),
    ...exchangesWith('tax.declare', 400, 401, 400),
  ];
  expect(outcomes(false, sent)).toEqual(['passed', 'skipped', 'skipped']);
  expect(outcomes(true, sent)).toEqual(['passed', 'failed', 'failed']);
  expect(seenToSucceed(['tax.declare', 'users.exists'], sent, { strict: false })).toMatchObject([
    {
      outcome: {
        reason: expect.stringContaining('tax.declare never succeeded (400 × 2, 401 × 1)'),
      },
    },
    { outcome: { reason: expect.stringContaining('it was never called') } },
  ]);
});

test('a status that the contract does not declare as a success does not count', () => {
  expect(outcomes(true, exchangesWith('users.me', 206))).toEqual(['failed', 'failed', 'failed']);
});

const all = allChecks({ seed: 1, cases: 10 });

test('only calls with no skipped checks are expected to succeed', () => {
  const names = V1_ROUTES.map(({ name }) => name);
  expect(routesInFull(all, all, { readOnly: false })).toEqual(names);
  const some = all.filter(({ route, family }) => route === 'users.me' && family === 'token');
  expect(routesInFull(all, some, { readOnly: false })).toEqual([]);
  const whole = all.filter(({ route }) => route === 'users.me');
  expect(routesInFull(all, whole, { readOnly: false })).toEqual(['users.me']);
});

test('in a read-only run writes are not expected to succeed', () => {
  const reads = V1_ROUTES.filter(({ route }) => route.method === 'GET').map(({ name }) => name);
  expect(routesInFull(all, all, { readOnly: true })).toEqual(reads);
});

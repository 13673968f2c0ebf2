import type { Socket } from 'node:net';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { json } from '../testing/scripted-provider';

const MANY = 8;
const status = { alreadyAnswered: true };

test('reads succeed when every idle connection turns out to be dead, without drawing on the retry budget', async () => {
  const { provider, bff } = await startScripted({ RETRY_BUDGET_PERCENT: '0' });
  const read = () => fetch(`${bff.url}/v1/users/taxStatus`);
  const respond = json(200, status);
  const dead = new Set<Socket>();

  // Over four rounds, more connections die than the retry budget's reserve of ten could replace.
  for (const round of [1, 2, 3, 4]) {
    const alive = new Set<Socket>();
    const held: (() => void)[] = [];
    provider.respondWith((req, res) => {
      if (dead.has(req.socket)) return void req.socket.resetAndDestroy();
      alive.add(req.socket);
      // Responds only when all requests have arrived, so that each has its own connection.
      held.push(() => respond(req, res));
      if (held.length === MANY) for (const release of held) release();
    });
    const responses = await Promise.all(Array.from({ length: MANY }, read));
    expect(
      responses.map(({ status: code }) => code),
      `round ${round}`,
    ).toEqual(Array.from({ length: MANY }, () => 200));
    expect(alive.size).toBe(MANY);
    for (const socket of alive) dead.add(socket);
  }
});

test('a read on a new connection that is dropped is repeated within the budget only', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith((req) => req.socket.resetAndDestroy());
  expect((await fetch(`${bff.url}/v1/users/taxStatus`)).status).toBe(502);
  expect(provider.calls).toHaveLength(2);
});

test('a write is never repeated on another connection', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, status));
  await fetch(`${bff.url}/v1/users/taxStatus`);
  provider.respondWith((req) => req.socket.resetAndDestroy());
  const { status: code } = await fetch(`${bff.url}/v1/users/verifyEmail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"code":"1"}',
  });
  expect(code).toBe(502);
  expect(provider.calls).toHaveLength(2);
});

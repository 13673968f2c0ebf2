import { describe, expect, test, vi } from 'vitest';

import { type RefusalCode } from '../refusal';
import { response, fail, say, REST, startBreaker } from '../testing/breaker-by-clock';
import type { ProviderResponse } from './send-request';
import { createBreakers } from './breaker';

test.each<RefusalCode>(['CLIENT_LEFT', 'REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE'])(
  'T54 a probe that its client ends by %s neither closes the breaker nor restarts its rest',
  async (code) => {
    const rest = 1;
    const { run, states, refuseWhileOpen } = createBreakers({ failures: 1, rest });
    await expect(run('users', { client: 'ada' }, fail('PROVIDER_TIMEOUT'))).rejects.toThrow();
    expect(states()).toEqual([{ key: 'users', state: 'open' }]);
    await expect.poll(() => refuseWhileOpen('users', 'client')).toBeUndefined();

    for (let probe = 0; probe < 3; probe += 1) {
      await expect(run('users', { client: 'ada' }, fail(code))).rejects.toMatchObject({ code });
      expect(states()).toEqual([{ key: 'users', state: 'open' }]);
      expect(() => refuseWhileOpen('users', 'client')).not.toThrow();
    }
    expect(await run('users', { client: 'ada' }, () => Promise.resolve(response))).toBe(response);
    expect(states()).toEqual([{ key: 'users', state: 'closed' }]);
  },
);

test('an open breaker refuses before a call is queued, until its rest has passed', async () => {
  const { run, refuseWhileOpen } = createBreakers({ failures: 1, rest: 600_000 });
  expect(() => refuseWhileOpen('users', 'client')).not.toThrow();
  await expect(run('users', { client: 'ada' }, fail('PROVIDER_TIMEOUT'))).rejects.toThrow();
  expect(() => refuseWhileOpen('users', 'client')).toThrow('The market can’t be reached');
  expect(() => refuseWhileOpen('credits', 'client')).not.toThrow();
});

describe('a breaker opens', () => {
  test.each([502, 503, 504])(
    'when a gateway responds with %i several times in a row',
    async (status) => {
      const { run, state, refuses } = startBreaker(3);
      for (let call = 0; call < 3; call += 1) {
        expect([state(), refuses()]).toEqual([call === 0 ? undefined : 'closed', false]);
        expect(await run(say(status))).toMatchObject({ status });
      }
      expect([state(), refuses()]).toEqual(['open', true]);
      const call = vi.fn(say(200));
      await expect(run(call)).rejects.toMatchObject({ code: 'CIRCUIT_OPEN', retryAfterMs: REST });
      expect(call).not.toHaveBeenCalled();
    },
  );

  test.each<RefusalCode>(['PROVIDER_UNREACHABLE', 'PROVIDER_TIMEOUT'])(
    'for %s as well',
    async (code) => {
      const { run, state } = startBreaker(1);
      await expect(run(fail(code))).rejects.toMatchObject({ code });
      expect(state()).toBe('open');
    },
  );

  test('when most of many calls fail, although some succeed', async () => {
    const { run, state } = startBreaker(6);
    for (let call = 0; call < 12 && state() !== 'open'; call += 1) {
      await run(say(call % 3 === 2 ? 200 : 502));
    }
    expect(state()).toBe('open');
  });
});

test('a call made before the breaker opened still gets its response', async () => {
  const { run, state } = startBreaker(1);
  let respond: ((response: ProviderResponse) => void) | undefined;
  const earlier = run(() => new Promise((resolve) => (respond = resolve)));
  await run(say(502));
  expect(state()).toBe('open');
  respond?.(response);
  expect(await earlier).toBe(response);
  expect(state()).toBe('open');
});

describe('a breaker stays closed', () => {
  test.each([200, 404, 429, 499, 500, 501, 505])('for the response %i', async (status) => {
    const { run, state } = startBreaker(1);
    for (let call = 0; call < 20; call += 1) await run(say(status));
    expect(state()).toBe('closed');
  });

  test.each<RefusalCode>(['PROVIDER_BAD_ANSWER', 'CLIENT_LEFT', 'BAD_REQUEST'])(
    'for %s',
    async (code) => {
      const { run, state } = startBreaker(1);
      await expect(run(fail(code))).rejects.toMatchObject({ code });
      expect(state()).toBe('closed');
    },
  );

  test('for an error of our own', async () => {
    const { run, state } = startBreaker(1);
    await expect(run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
    expect(state()).toBe('closed');
  });

  test('when half of the calls fail, but never too many in a row', async () => {
    const { run, state } = startBreaker(3);
    for (let call = 0; call < 40; call += 1) await run(say(call % 2 === 0 ? 200 : 502));
    expect(state()).toBe('closed');
  });
});

test('with a thousand breakers, the oldest is forgotten for the next', async () => {
  const { run, states, refuseWhileOpen } = createBreakers({ failures: 1, rest: 600_000 });
  await run('first', { client: 'ada' }, say(502));
  for (let world = 1; world < 1000; world += 1)
    await run(`world ${world}`, { client: 'ada' }, say(200));
  expect(states()).toHaveLength(1000);
  expect(() => refuseWhileOpen('first', 'client')).toThrow();
  await run('one more', { client: 'ada' }, say(200));
  expect(states()).toHaveLength(1000);
  expect(() => refuseWhileOpen('first', 'client')).not.toThrow();
});

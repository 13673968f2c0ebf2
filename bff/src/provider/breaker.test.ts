import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { Refusal, type RefusalCode } from '../refusal';
import type { ProviderResponse } from './ask';
import { createBreakers } from './breaker';

const answer: ProviderResponse = { status: 200, headers: {}, bytes: Buffer.from('{}') };
const fail = (code: RefusalCode) => () => Promise.reject(new Refusal(code));

test.each<RefusalCode>(['CLIENT_LEFT', 'REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE'])(
  'T54 a trial call that its client ends by %s neither closes the breaker nor restarts its rest',
  async (code) => {
    const rest = 1;
    const { run, states, refuseWhileOpen } = createBreakers({ failures: 1, rest });
    await expect(run('users', 'ada', fail('PROVIDER_TIMEOUT'))).rejects.toThrow();
    expect(states()).toEqual([{ key: 'users', state: 'open' }]);
    await expect.poll(() => refuseWhileOpen('users')).toBeUndefined();

    for (let trial = 0; trial < 3; trial += 1) {
      await expect(run('users', 'ada', fail(code))).rejects.toMatchObject({ code });
      expect(states()).toEqual([{ key: 'users', state: 'open' }]);
      expect(() => refuseWhileOpen('users')).not.toThrow();
    }
    expect(await run('users', 'ada', () => Promise.resolve(answer))).toBe(answer);
    expect(states()).toEqual([{ key: 'users', state: 'closed' }]);
  },
);

test('an open breaker refuses before a call waits for room, until its rest is over', async () => {
  const { run, refuseWhileOpen } = createBreakers({ failures: 1, rest: 600_000 });
  expect(() => refuseWhileOpen('users')).not.toThrow();
  await expect(run('users', 'ada', fail('PROVIDER_TIMEOUT'))).rejects.toThrow();
  expect(() => refuseWhileOpen('users')).toThrow('The market can’t be reached');
  expect(() => refuseWhileOpen('credits')).not.toThrow();
});

const say = (status: number) => () => Promise.resolve({ ...answer, status });
const REST = 1000;

/** A breaker by the test's own clock, each of whose calls is another client's, unless one is named. */
const startBreaker = (failures: number) => {
  let clients = 0;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const breakers = createBreakers({ failures, rest: REST });
  return {
    run: (call: () => Promise<ProviderResponse>, client = `client ${(clients += 1)}`) =>
      breakers.run('users', client, call),
    /** A call that waits for its client, until it is answered. */
    upload: (waitsForClient: () => boolean) => {
      let respond: (response: ProviderResponse) => void = () => undefined;
      const call = (): Promise<ProviderResponse> => new Promise((resolve) => (respond = resolve));
      const answered = breakers.run('users', `client ${(clients += 1)}`, call, waitsForClient);
      return { answered, respond: (): void => respond(answer) };
    },
    state: () => breakers.states()[0]?.state,
    refuses: () => {
      try {
        breakers.refuseWhileOpen('users');
        return false;
      } catch {
        return true;
      }
    },
  };
};

describe('a breaker opens', () => {
  test.each([502, 503, 504])('when a gateway answers %i several times in a row', async (status) => {
    const { run, state, refuses } = startBreaker(3);
    for (let call = 0; call < 3; call += 1) {
      expect([state(), refuses()]).toEqual([call === 0 ? undefined : 'closed', false]);
      expect(await run(say(status))).toMatchObject({ status });
    }
    expect([state(), refuses()]).toEqual(['open', true]);
    const call = vi.fn(say(200));
    await expect(run(call)).rejects.toMatchObject({ code: 'CIRCUIT_OPEN', retryAfterMs: REST });
    expect(call).not.toHaveBeenCalled();
  });

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

test('a call made before the breaker opened is still answered', async () => {
  const { run, state } = startBreaker(1);
  let respond: ((response: ProviderResponse) => void) | undefined;
  const earlier = run(() => new Promise((resolve) => (respond = resolve)));
  await run(say(502));
  expect(state()).toBe('open');
  respond?.(answer);
  expect(await earlier).toBe(answer);
  expect(state()).toBe('open');
});

describe('a breaker stays closed', () => {
  test.each([200, 404, 429, 499, 500, 501, 505])('for the answer %i', async (status) => {
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

describe('T54 failures that one client can cause by itself', () => {
  const slow = fail('PROVIDER_TIMEOUT');

  test.each<[string, () => Promise<ProviderResponse>]>([
    ['calls that end by their deadline', slow],
    ['a gateway that says 504', say(504)],
  ])('count as one failure: %s', async (_name, call) => {
    const { run, state } = startBreaker(2);
    for (let index = 0; index < 50; index += 1) {
      await run(call, 'mallory').catch(() => undefined);
      vi.advanceTimersByTime(60_000);
    }
    expect(state()).toBe('closed');
    await run(call, 'ada').catch(() => undefined);
    expect(state()).toBe('open');
  });

  test.each([
    ['not yet within ten seconds', 9998, 'closed'],
    ['after ten seconds', 9999, 'open'],
  ])('count again after an answer from the provider: %s', async (_name, later, expected) => {
    const { run, state } = startBreaker(3);
    vi.advanceTimersByTime(60_000);
    await run(say(504), 'mallory');
    vi.advanceTimersByTime(1);
    for (let answers = 0; answers < 9; answers += 1) await run(say(200));
    vi.advanceTimersByTime(later);
    await run(say(504), 'mallory');
    await run(say(504), 'ada');
    expect(state()).toBe('closed');
    await run(say(504), 'grace');
    expect(state()).toBe(expected);
  });

  test('a call that its client ends is not an answer of the provider', async () => {
    const { run, state } = startBreaker(2);
    await run(say(504), 'mallory');
    vi.advanceTimersByTime(60_000);
    await run(fail('CLIENT_LEFT')).catch(() => undefined);
    vi.advanceTimersByTime(60_000);
    await run(say(504), 'mallory');
    expect(state()).toBe('closed');
    await run(say(504), 'ada');
    expect(state()).toBe('open');
  });

  test('every failed connection counts, since no request can cause that', async () => {
    const { run, state } = startBreaker(3);
    for (let index = 0; index < 3; index += 1)
      await expect(run(fail('PROVIDER_UNREACHABLE'), 'ada')).rejects.toThrow();
    expect(state()).toBe('open');
  });

  test('a thousand clients are remembered, and the oldest are forgotten first', async () => {
    const { run, state } = startBreaker(1002);
    for (let client = 0; client < 1000; client += 1) await run(say(504), `client ${client}`);
    await run(say(504), 'client 999');
    await run(say(504), 'one more');
    await run(say(504), 'client 1');
    expect(state()).toBe('closed');
    await run(say(504), 'client 0');
    expect(state()).toBe('open');
  });
});

describe('after its rest', () => {
  const openBreaker = async () => {
    const breaker = startBreaker(1);
    await breaker.run(say(502));
    vi.advanceTimersByTime(REST - 1);
    expect(breaker.refuses()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(breaker.refuses()).toBe(false);
    return breaker;
  };

  test('a single call tries, and all others are meanwhile refused', async () => {
    const { run, state, refuses } = await openBreaker();
    let respond: ((response: ProviderResponse) => void) | undefined;
    const trial = run(() => new Promise((resolve) => (respond = resolve)));
    await vi.advanceTimersByTimeAsync(REST * 20);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    await expect(run(say(200))).rejects.toMatchObject({ code: 'CIRCUIT_OPEN' });
    respond?.(answer);
    expect(await trial).toBe(answer);
    expect([state(), refuses()]).toEqual(['closed', false]);
  });

  test('T54 a trial that waits too long for its client passes to the next call', async () => {
    const { run, upload, state, refuses } = await openBreaker();
    const slow = upload(() => true);
    await vi.advanceTimersByTimeAsync(REST - 1);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(refuses()).toBe(false);

    const others = [run(say(200)), run(say(200))];
    expect(await others[0]).toMatchObject({ status: 200 });
    expect(await Promise.allSettled(others)).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'CIRCUIT_OPEN' } },
    ]);
    expect(state()).toBe('closed');
    slow.respond();
    expect(await slow.answered).toBe(answer);
    expect(state()).toBe('closed');
  });

  test('T54 the outcome of an abandoned trial does not count', async () => {
    const { upload, state, refuses } = await openBreaker();
    const slow = upload(() => true);
    await vi.advanceTimersByTimeAsync(REST);
    const next = upload(() => true);
    await vi.advanceTimersByTimeAsync(0);
    slow.respond();
    expect(await slow.answered).toBe(answer);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    next.respond();
    await next.answered;
    expect(state()).toBe('closed');
  });

  test('a trial that waits for the provider is not abandoned, however long it takes', async () => {
    const { run, upload, state, refuses } = await openBreaker();
    const { answered, respond } = upload(() => false);
    await vi.advanceTimersByTimeAsync(REST * 20);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    await expect(run(say(200))).rejects.toMatchObject({ code: 'CIRCUIT_OPEN' });
    respond();
    await answered;
    expect(state()).toBe('closed');
  });

  test('a failed trial begins another rest', async () => {
    const { run, state, refuses } = await openBreaker();
    await expect(run(fail('PROVIDER_TIMEOUT'))).rejects.toMatchObject({ code: 'PROVIDER_TIMEOUT' });
    expect([state(), refuses()]).toEqual(['open', true]);
    vi.advanceTimersByTime(REST - 1);
    expect(refuses()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await run(say(200))).toMatchObject({ status: 200 });
    expect(state()).toBe('closed');
  });

  test('a trial answered by a gateway begins another rest', async () => {
    const { run, state, refuses } = await openBreaker();
    await run(say(503));
    expect([state(), refuses()]).toEqual(['open', true]);
  });

  test('an invalid response closes it, since the provider is there', async () => {
    const { run, state } = await openBreaker();
    await expect(run(fail('PROVIDER_BAD_ANSWER'))).rejects.toThrow();
    expect(state()).toBe('closed');
  });
});

test('with a thousand breakers, the oldest is forgotten for the next', async () => {
  const { run, states, refuseWhileOpen } = createBreakers({ failures: 1, rest: 600_000 });
  await run('first', 'ada', say(502));
  for (let world = 1; world < 1000; world += 1) await run(`world ${world}`, 'ada', say(200));
  expect(states()).toHaveLength(1000);
  expect(() => refuseWhileOpen('first')).toThrow();
  await run('one more', 'ada', say(200));
  expect(states()).toHaveLength(1000);
  expect(() => refuseWhileOpen('first')).not.toThrow();
});

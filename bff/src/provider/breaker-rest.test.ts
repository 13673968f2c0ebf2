import { describe, expect, test, vi } from 'vitest';

import { response, fail, say, REST, startBreaker } from '../testing/breaker-by-clock';
import type { ProviderResponse } from './send-request';

describe('T54 failures that one client can cause alone', () => {
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
  ])('count again after a response from the provider: %s', async (_name, later, expected) => {
    const { run, state } = startBreaker(3);
    vi.advanceTimersByTime(60_000);
    await run(say(504), 'mallory');
    vi.advanceTimersByTime(1);
    for (let responses = 0; responses < 9; responses += 1) await run(say(200));
    vi.advanceTimersByTime(later);
    await run(say(504), 'mallory');
    await run(say(504), 'ada');
    expect(state()).toBe('closed');
    await run(say(504), 'grace');
    expect(state()).toBe(expected);
  });

  test('a call that its client aborts is not a response of the provider', async () => {
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

  test('a single call tries, and all others are refused until it ends', async () => {
    const { run, state, refuses } = await openBreaker();
    let respond: ((response: ProviderResponse) => void) | undefined;
    const probe = run(() => new Promise((resolve) => (respond = resolve)));
    await vi.advanceTimersByTimeAsync(REST * 20);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    await expect(run(say(200))).rejects.toMatchObject({ code: 'CIRCUIT_OPEN' });
    respond?.(response);
    expect(await probe).toBe(response);
    expect([state(), refuses()]).toEqual(['closed', false]);
  });

  test.each<[string, () => Promise<ProviderResponse>]>([
    ['ends by its deadline', fail('PROVIDER_TIMEOUT')],
    ['a gateway responds with 502', say(502)],
  ])('T54 a probe that %s leaves the next one to another client, once', async (_name, call) => {
    const { run, refuses, state } = startBreaker(1);
    await run(call).catch(() => undefined);
    for (let rests = 0; rests < 3; rests += 1) {
      vi.advanceTimersByTime(REST);
      await run(call, 'mallory').catch(() => undefined);
      expect([state(), refuses('mallory'), refuses()]).toEqual(['open', true, false]);
      await run(call, 'ada').catch(() => undefined);
      expect([state(), refuses('mallory'), refuses()]).toEqual(['open', true, true]);
    }
    vi.advanceTimersByTime(REST);
    await run(call, 'mallory').catch(() => undefined);
    await run(say(200), 'ada');
    expect([state(), refuses('mallory')]).toEqual(['closed', false]);
  });

  test('a probe that can’t reach the provider starts a rest for all', async () => {
    const { run, refuses } = startBreaker(1);
    await run(fail('PROVIDER_UNREACHABLE')).catch(() => undefined);
    vi.advanceTimersByTime(REST);
    await run(fail('PROVIDER_UNREACHABLE'), 'ada').catch(() => undefined);
    expect(refuses()).toBe(true);
  });

  test('T54 a probe that waits too long for its client passes to the next call', async () => {
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
    expect(await slow.result).toBe(response);
    expect(state()).toBe('closed');
  });

  test('T54 the outcome of an abandoned probe does not count', async () => {
    const { upload, state, refuses } = await openBreaker();
    const slow = upload(() => true);
    await vi.advanceTimersByTimeAsync(REST);
    const next = upload(() => true);
    await vi.advanceTimersByTimeAsync(0);
    slow.respond();
    expect(await slow.result).toBe(response);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    next.respond();
    await next.result;
    expect(state()).toBe('closed');
  });

  test('a probe that waits for the provider is not abandoned, however long it takes', async () => {
    const { run, upload, state, refuses } = await openBreaker();
    const { result, respond } = upload(() => false);
    await vi.advanceTimersByTimeAsync(REST * 20);
    expect([state(), refuses()]).toEqual(['half-open', true]);
    await expect(run(say(200))).rejects.toMatchObject({ code: 'CIRCUIT_OPEN' });
    respond();
    await result;
    expect(state()).toBe('closed');
  });

  test('a failed probe starts another rest for its client', async () => {
    const { run, state, refuses } = await openBreaker();
    await expect(run(fail('PROVIDER_TIMEOUT'), 'ada')).rejects.toMatchObject({
      code: 'PROVIDER_TIMEOUT',
    });
    expect([state(), refuses('ada')]).toEqual(['open', true]);
    vi.advanceTimersByTime(REST - 1);
    expect(refuses('ada')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(refuses('ada')).toBe(false);
    expect(await run(say(200))).toMatchObject({ status: 200 });
    expect(state()).toBe('closed');
  });

  test('a probe answered by a gateway starts another rest for its client', async () => {
    const { run, state, refuses } = await openBreaker();
    await run(say(503), 'ada');
    expect([state(), refuses('ada')]).toEqual(['open', true]);
  });

  test('an invalid response closes it, since the provider is there', async () => {
    const { run, state } = await openBreaker();
    await expect(run(fail('PROVIDER_BAD_ANSWER'))).rejects.toThrow();
    expect(state()).toBe('closed');
  });
});

import { EVENT_MAX_BYTES } from '@trait-market/contract/economy/events';
import { createEventReader } from '@trait-market/contract/shared';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';

import { createByteBudget } from '../limits/byte-budget';
import { createEventCheck } from './check-event';
import { relayEvents, UNREAD_LIMIT, UNREAD_TOTAL } from './relay';
import type { StreamEnd } from './streams';
import { activity, ready } from '../testing/event-streams';

test('T82 when more waits than is allowed in all, the slowest streams are cut and the others stay', async () => {
  const budget = createByteBudget(10_000);
  const ends = new Map<string, StreamEnd>();
  const begin = (name: string, bytes: number) => {
    const chunks = new Readable({ read: () => undefined });
    const relay = relayEvents({
      chunks,
      check: () => Buffer.alloc(bytes),
      budget,
      unsent: () => 0,
      onForwarded: () => undefined,
      onDropped: () => undefined,
      onEnd: (why) => ends.set(name, why),
    });
    chunks.push(activity);
    return relay;
  };
  const small = begin('small', 3000);
  const large = begin('large', 6000);
  await expect.poll(() => large.stream.readableLength).toBeGreaterThan(6000);
  const last = begin('last', 4000);
  await expect.poll(() => last.stream.readableLength).toBeGreaterThan(4000);
  expect([...ends]).toEqual([['large', 'slow']]);
  expect(small.stream.readableLength + last.stream.readableLength).toBeLessThan(10_000);
});

test('T74 the unread bytes of one client never exceed the limit, in the stream and in its response', async () => {
  const chunks = new Readable({ read: () => undefined });
  let unsent = 0;
  const ends: StreamEnd[] = [];
  const relay = relayEvents({
    chunks,
    check: () => Buffer.alloc(5000),
    budget: createByteBudget(UNREAD_TOTAL),
    unsent: () => unsent,
    onForwarded: () =>
      expect(relay.stream.readableLength + unsent).toBeLessThanOrEqual(UNREAD_LIMIT),
    onDropped: () => undefined,
    onEnd: (why) => ends.push(why),
  });
  unsent = 100_000;
  let sent = 0;
  for (; sent < 1000 && ends.length === 0; sent += 1) {
    chunks.push(activity);
    await new Promise(setImmediate);
  }
  expect(ends).toEqual(['slow']);
  expect(sent).toBeLessThanOrEqual(1 + (UNREAD_LIMIT - unsent) / 5000);
});

test('T82 one event is checked and serialized once for all streams', () => {
  const check = createEventCheck();
  const bytes = [1, 2, 3].map(() => {
    const checked: (Buffer | undefined)[] = [];
    const reader = createEventReader(
      { onEvent: (event) => checked.push(check(event)), onRetry: () => undefined },
      EVENT_MAX_BYTES,
    );
    reader.read(ready + activity);
    return checked;
  });
  expect(bytes[0]).not.toEqual([]);
  expect(bytes[0]?.every((chunk) => chunk !== undefined)).toBe(true);
  for (const [index, chunk] of (bytes[0] ?? []).entries()) {
    expect(bytes[1]?.[index]).toBe(chunk);
    expect(bytes[2]?.[index]).toBe(chunk);
  }
});

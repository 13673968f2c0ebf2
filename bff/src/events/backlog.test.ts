import { Readable } from 'node:stream';
import { expect, test } from 'vitest';

import { createBacklog } from './backlog';
import { relayEvents, UNREAD_LIMIT, UNREAD_TOTAL } from './relay';
import type { StreamEnd } from './streams';
import { activity } from '../testing/event-streams';

test('T82 when more waits than is allowed in all, the slowest streams are cut and the others stay', async () => {
  const backlog = createBacklog(10_000);
  const ends = new Map<string, StreamEnd>();
  const begin = (name: string, bytes: number) => {
    const pieces = new Readable({ read: () => undefined });
    const relay = relayEvents({
      pieces,
      check: () => Buffer.alloc(bytes),
      backlog,
      onPassed: () => undefined,
      onDropped: () => undefined,
      onEnd: (why) => ends.set(name, why),
    });
    pieces.push(activity);
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

test('T82 1,000 streams that nobody reads hold no more than the total', () => {
  const backlog = createBacklog(UNREAD_TOTAL);
  const held = new Map<number, number>();
  const total = () => [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
  for (let stream = 0; stream < 1000; stream += 1) {
    backlog.enter({
      bytes: () => held.get(stream) ?? 0,
      cut: () => held.delete(stream),
    });
    held.set(stream, UNREAD_LIMIT);
    backlog.add(UNREAD_LIMIT);
    expect(total()).toBeLessThanOrEqual(UNREAD_TOTAL);
  }
  expect(held.size).toBeGreaterThan(0);
});

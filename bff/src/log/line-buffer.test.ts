import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { createLineBuffer } from './line-buffer';

/** Creates a sink that writes as many bytes of each call as the test permits. */
const scriptedSink = () => {
  const chunks: { text: string; taken: (count: number) => void }[] = [];
  return {
    chunks,
    sink: (bytes: Buffer, taken: (count: number) => void): void =>
      void chunks.push({ text: bytes.toString(), taken }),
    takeAll: (): void => {
      for (const { text, taken } of chunks.splice(0)) taken(Buffer.byteLength(text));
    },
  };
};

describe('log lines', () => {
  test('are written together, soon after the first', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { chunks, sink } = scriptedSink();
    const lines = createLineBuffer(sink);
    lines.write('one\n');
    lines.write('two\n');
    expect(chunks).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(chunks.map(({ text }) => text)).toEqual(['one\ntwo\n']);
  });

  test('are written immediately when there are many, one chunk at a time', () => {
    const { chunks, sink, takeAll } = scriptedSink();
    const lines = createLineBuffer(sink);
    for (let index = 0; index < 5; index += 1) lines.write(`${'x'.repeat(10_000)}\n`);
    expect(chunks).toHaveLength(1);
    takeAll();
    expect(chunks).toHaveLength(1);
  });

  test('continue where a sink stopped', async () => {
    const { chunks, sink, takeAll } = scriptedSink();
    const lines = createLineBuffer(sink);
    lines.write('one, two\n');
    const flushed = lines.flush(10_000);
    chunks.splice(0)[0]?.taken(3);
    expect(chunks.map(({ text }) => text)).toEqual([', two\n']);
    takeAll();
    await flushed;
  });

  test('T58 are dropped and counted when more than a megabyte waits, and resume when there is room again', async () => {
    const { chunks, sink, takeAll } = scriptedSink();
    const lines = createLineBuffer(sink);
    const line = `${'x'.repeat(1023)}\n`;
    for (let index = 0; index < 2048; index += 1) lines.write(line);
    expect(lines.dropped()).toBe(1024);
    while (chunks.length > 0) takeAll();
    lines.write('again\n');
    const flushed = lines.flush(10_000);
    expect(chunks.at(-1)?.text).toContain('again');
    takeAll();
    await flushed;
    expect(lines.dropped()).toBe(1024);
  });

  test('T58 are tried again after a failure, and do not delay the end', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { chunks, sink } = scriptedSink();
    const lines = createLineBuffer(sink);
    lines.write('one\n');
    const flushed = lines.flush(300);
    chunks.splice(0)[0]?.taken(0);
    expect(chunks).toEqual([]);
    await vi.advanceTimersByTimeAsync(299);
    expect(chunks.map(({ text }) => text)).toEqual(['one\n']);
    await vi.advanceTimersByTimeAsync(1);
    await flushed;
  });
});

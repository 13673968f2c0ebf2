import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { unreadPipe } from '../testing/unread-pipe';
import { sinkOf } from './sink';

const LINES = Buffer.alloc(1_048_576, 'line\n');

const takenBy = (fd: number, bytes: Buffer): Promise<number> =>
  new Promise((resolve) => sinkOf(fd)(bytes, resolve));

test('a file accepts everything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sink-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const fd = openSync(join(folder, 'log'), 'w');
  onTestFinished(() => closeSync(fd));
  expect(await takenBy(fd, LINES)).toBe(LINES.length);
  expect(readFileSync(join(folder, 'log')).equals(LINES)).toBe(true);
});

test('T58 a full disk accepts nothing, and says so', async () => {
  const fd = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(fd));
  expect(await takenBy(fd, LINES)).toBe(0);
});

test('T58 unread pipes block no thread, so files can be read and the process can end', async () => {
  const taken: number[] = [];
  // The number of writes exceeds the number of threads in Node's thread pool.
  for (let index = 0; index < 16; index += 1) {
    void takenBy(unreadPipe(), LINES).then((count) => taken.push(count));
  }
  expect((await stat(tmpdir())).isDirectory()).toBe(true);
  expect(taken).toEqual([]);
});

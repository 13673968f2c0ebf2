import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Open } from './exchange';
import { openUntilEnded } from './until-ended';

const REQUEST = { method: 'GET', path: '/economy/v1/events' };
const RESPONSE = { status: 200, headers: {}, body: Buffer.alloc(0) };
const STREAMS = 30;

const opening = (opened: Partial<Awaited<ReturnType<Open>>> = {}) => {
  const close = vi.fn<() => void>();
  const open: Open = async (request) => ({
    request,
    response: RESPONSE,
    chunks: Readable.from([]),
    // A signal ignores a listener that it already has.
    close: () => close(),
    ...opened,
  });
  return { open, close };
};

const openMany = (open: Open) => Promise.all(Array.from({ length: STREAMS }, () => open(REQUEST)));

/** Returns the process's warnings, which Node emits after the current tick. */
const warnings = () => {
  const seen: string[] = [];
  const note = ({ name }: Error): void => void seen.push(name);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  return async () => {
    await new Promise(setImmediate);
    return seen;
  };
};

test('opens more streams than Node allows listeners of one signal without a warning', async () => {
  const seen = warnings();
  const { open } = opening();
  await openMany(openUntilEnded(open, new AbortController().signal));
  expect(await seen()).toEqual([]);
});

test('closes the open streams when the run ends, and later ones immediately', async () => {
  const end = new AbortController();
  const { open, close } = opening();
  const openStream = openUntilEnded(open, end.signal);
  const [first] = await openMany(openStream);
  first?.close();
  expect(close).toHaveBeenCalledTimes(1);
  end.abort();
  expect(close).toHaveBeenCalledTimes(STREAMS);
  await openStream(REQUEST);
  expect(close).toHaveBeenCalledTimes(STREAMS + 1);
});

test('forgets streams that had no response', async () => {
  const end = new AbortController();
  const { open, close } = opening({ response: undefined, failure: 'reset' });
  await openMany(openUntilEnded(open, end.signal));
  end.abort();
  expect(close).not.toHaveBeenCalled();
});

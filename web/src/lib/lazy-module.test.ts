import { expect, test, vi } from 'vitest';

import { lazyModule } from './lazy-module';

const codeThat = (...answers: readonly string[]) => {
  const left = [...answers];
  return vi.fn(async () => {
    const answer = left.shift();
    if (answer === undefined || answer === 'lost') throw new Error('Failed to fetch');
    return answer;
  });
};

test('fetches nothing before it is needed, and then once', async () => {
  const fetchModule = codeThat('code');
  const lazy = lazyModule(fetchModule);
  expect(fetchModule).not.toHaveBeenCalled();
  lazy.load();
  lazy.load();
  expect(lazy.read()).toEqual({ kind: 'loading' });
  await vi.waitFor(() => expect(lazy.read()).toEqual({ kind: 'loaded', module: 'code' }));
  lazy.load();
  expect(fetchModule).toHaveBeenCalledOnce();
});

test('a failure is counted but not cached: the next use tries again', async () => {
  const lazy = lazyModule(codeThat('lost', 'lost', 'code'));
  lazy.load();
  await vi.waitFor(() => expect(lazy.read()).toEqual({ kind: 'failed', tries: 1 }));
  lazy.load();
  await vi.waitFor(() => expect(lazy.read()).toEqual({ kind: 'failed', tries: 2 }));
  lazy.load();
  await vi.waitFor(() => expect(lazy.read()).toEqual({ kind: 'loaded', module: 'code' }));
});

test('shows a retry as loading at once', async () => {
  const lazy = lazyModule(codeThat('lost'));
  const seen: string[] = [];
  lazy.subscribe(() => seen.push(lazy.read().kind));
  lazy.load();
  await vi.waitFor(() => expect(seen).toEqual(['failed']));
  lazy.load();
  await vi.waitFor(() => expect(seen).toEqual(['failed', 'loading', 'failed']));
});

test('loads what had failed when the network comes back, and nothing else', async () => {
  const failing = codeThat('lost', 'code');
  const unneeded = codeThat('code');
  const lazy = lazyModule(failing);
  lazyModule(unneeded);
  lazy.load();
  await vi.waitFor(() => expect(lazy.read().kind).toBe('failed'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(lazy.read().kind).toBe('loaded'));
  window.dispatchEvent(new Event('online'));
  expect(failing).toHaveBeenCalledTimes(2);
  expect(unneeded).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createLocks } from '@/testing/locks';

const openTab = () => {
  vi.resetModules();
  return import('./claims');
};

afterEach(() => vi.unstubAllGlobals());

describe('where the browser has locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: createLocks() }));

  test('T99 a signed action opens in one tab only', async () => {
    const [first, second] = [await openTab(), await openTab()];
    expect(await first.claimAction('a')).toBe(true);
    expect(await second.claimAction('a')).toBe(false);
    expect(await second.claimAction('b')).toBe(true);
  });

  test('T99 it opens in another tab once the first one releases it', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.claimAction('a');
    expect(await second.claimAction('a')).toBe(false);
    first.releaseAction('a');
    await vi.waitFor(async () => expect(await second.claimAction('a')).toBe(true));
    expect(await first.claimAction('a')).toBe(false);
  });

  test('a page that claims the next action releases the previous one', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.claimAction('a');
    await first.claimAction('b');
    expect(await second.claimAction('a')).toBe(true);
  });

  test('a page that releases an action can claim it again immediately', async () => {
    const { claimAction, releaseAction } = await openTab();
    await claimAction('a');
    expect(await claimAction('a')).toBe(true);
    releaseAction('a');
    expect(await claimAction('a')).toBe(true);
  });

  test('an action that the page does not hold is not released', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.claimAction('a');
    first.releaseAction('b');
    expect(await second.claimAction('a')).toBe(false);
  });
});

test('a page on plain http, where browsers offer no locks, opens its actions', async () => {
  vi.stubGlobal('navigator', {});
  const { claimAction } = await openTab();
  expect(await claimAction('a')).toBe(true);
});

test('a page whose browser refuses locks opens its actions', async () => {
  const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const { claimAction } = await openTab();
  expect(await claimAction('a')).toBe(true);
  expect(await claimAction('b')).toBe(true);
});

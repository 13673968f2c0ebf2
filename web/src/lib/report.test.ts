import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { report } from './report';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

test('a report is sent even if the page closes, and does not identify its sender', () => {
  report('https://analytics.example/page-views', { pattern: '/market' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://analytics.example/page-views', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: '{"pattern":"/market"}',
  });
});

test('ignores a failure', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(() => report('https://analytics.example', {})).not.toThrow();
  // Waits for all requests, because an unhandled rejection would fail this test.
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser with %s sends nothing', (signal, value) => {
  Object.defineProperty(navigator, signal, { value, configurable: true });
  report('https://analytics.example', {});
  expect(fetched).not.toHaveBeenCalled();
});

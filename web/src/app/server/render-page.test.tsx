import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';
import { loadAllServerModules } from '@/lib/lazy-module';

import { createDocument } from './document';
import { createPageRenderer } from './render-page';

const FLAGS = 'https://flags.example';
const appConfig = {
  ...defaultAppConfig,
  featureFlags: { host: FLAGS, clientKey: 'sdk', usageUrl: null },
};

const api = vi.fn<(url: string) => Response | Promise<Response>>();

beforeEach(async () => {
  await loadAllServerModules();
  api.mockReset();
  vi.stubGlobal('fetch', async (input: string) => {
    if (!input.startsWith(FLAGS)) return api(input);
    const on = { defaultValue: true };
    return Response.json({ features: { market: on, collections: on } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const collections = {
  items: [{ ...fathomClub, name: 'Fathom <Club>' }],
  nextCursor: null,
  total: 1,
};

const renderAt = (url: string, milliseconds = 10_000) =>
  createPageRenderer(appConfig).renderPage({
    url,
    world: null,
    signal: AbortSignal.timeout(milliseconds),
  });

test('a page contains its data, and the queries and modules with which the browser hydrates it', async () => {
  api.mockImplementation((url) =>
    Response.json(url.includes('/economy/v1/rates') ? rates : collections),
  );
  const page = await renderAt('/collections');
  expect(page.isComplete).toBe(true);
  expect(page.html).toContain('Fathom &lt;Club&gt;');
  expect(page.html).not.toMatch(/<button(?! inert)/);
  expect(page.data?.modules).toEqual([
    'app/routes/collections.tsx',
    'features/collections/collections-screen.tsx',
  ]);
  expect(page.data?.queries.queries.map(({ queryKey }) => queryKey[0])).toEqual(
    expect.arrayContaining(['feature', 'economy']),
  );
});

test('a page never contains an access token', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'secret', setItem: () => undefined });
  api.mockImplementation(() => Response.json(collections));
  const { html, data } = await renderAt('/collections');
  expect(html + JSON.stringify(data)).not.toContain('secret');
});

const HOSTILE = [
  '../events',
  'x/../../../v1/users/me',
  '..\\events',
  'a?x=1',
  'a#x',
  '%',
  '%2e%2e',
  'a b',
  '😀',
];

test.each(
  HOSTILE.flatMap((id) => {
    const segment = encodeURIComponent(id);
    return [
      [`/traits/${segment}`, `/economy/v1/traits/${segment}`],
      [`/collections/${segment}`, `/economy/v1/collections/${segment}`],
      [`/avatars/${segment}/7`, `/economy/v1/avatars/${segment}/7`],
      [`/avatars/fathom-club/${segment}`, `/economy/v1/avatars/fathom-club/${segment}`],
    ] as const;
  }),
)('T200 the page at %s requests nothing but %s', async (address, call) => {
  const calls: string[] = [];
  api.mockImplementation((url) => {
    calls.push(url);
    return Response.json({ message: 'Bad request' }, { status: 400 });
  });
  const { status } = await renderAt(address);
  expect(status).toBe(404);
  expect(calls).toContain(call);
  const named = calls.filter((url) =>
    /^\/economy\/v1\/(?:traits|collections|avatars)\/./.test(url),
  );
  expect(named.every((url) => url === call || url.startsWith(`${call}/`))).toBe(true);
});

test.each([
  ['fails', () => Response.json({ message: 'Down' }, { status: 503 }), 10_000],
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed')), 10_000],
  ['comes too late', () => new Promise<Response>(() => undefined), 200],
])(
  'a page whose data %s has the skeleton, and leaves the query to the browser',
  async (_, respond, milliseconds) => {
    api.mockImplementation(respond);
    const page = await renderAt('/collections', milliseconds);
    expect(page).toMatchObject({ status: 200, isComplete: false });
    expect(page.html).toContain('Loading the collections');
    expect(page.data?.queries.queries.map(({ queryKey }) => queryKey)).toEqual([
      ['feature', 'collections'],
    ]);
  },
);

test('a skeleton renders no screen, and needs no data', () => {
  const page = createPageRenderer(appConfig).renderSkeleton('/dashboard');
  expect(page.html).toContain('Loading the page');
  expect(page.data).toBeUndefined();
  expect(api).not.toHaveBeenCalled();
});

test('E399 a browser paints a page once its header has been parsed', async () => {
  api.mockImplementation(() => Response.json(collections));
  const page = await renderAt('/collections');
  const options = { template: '<!-- page --><!-- /page -->', origin: undefined, filesOf: () => [] };
  const text = createDocument(options, { ...page, meta: {} });
  const target = /<link rel="expect" href="#([\w-]+)" blocking="render" \/>/.exec(text)?.[1];
  const [header = '', rest = ''] = page.html.split('</header>');
  expect(header).toContain('<header');
  expect(rest).toContain(` id="${target}"`);
});

import {
  type TraitCard,
  TraitDetailSchema,
  TraitPageSchema,
} from '@trait-market/contract/economy/traits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FLAGS = 'https://flags.example/api/features/sdk';
const config = {
  featureFlags: { host: 'https://flags.example', clientKey: 'sdk', usageUrl: null },
  mockControlUrl: null,
};

const fetched = vi.fn<typeof fetch>();

/** Opens a page. Requests for addresses that are missing in `bodies` never get a response. */
const openPage = async (path: string, bodies: Record<string, unknown>): Promise<string[]> => {
  window.history.replaceState(null, '', path);
  fetched.mockImplementation(async (url) => {
    const body = bodies[String(url)];
    if (body === undefined) throw new TypeError('Failed to fetch');
    return Response.json(body);
  });
  vi.resetModules();
  await import('./prefetch');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  // Waits for follow-up requests, which the script sends within milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return fetched.mock.calls.map(([url]) => String(url));
};

const flags = (value: unknown, rules: unknown[] = []) => ({
  features: Object.fromEntries(
    ['market', 'collections', 'activity'].map((key) => [key, { defaultValue: value, rules }]),
  ),
});

beforeEach(() => {
  globalThis.prefetchedResponses = undefined;
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const WALL = '/economy/v1/traits?sort=price-asc&limit=24';
const COLLECTIONS = '/economy/v1/collections?limit=60';

test.each([
  ['/market', [WALL]],
  ['/traits/blue-hat', ['/economy/v1/traits/blue-hat']],
  ['/collections/', [COLLECTIONS]],
  ['/activity', ['/economy/v1/activity?type=sale&type=listing&type=offer&limit=60', COLLECTIONS]],
])('prefetches the app config, the flags and the data of %s', async (path, requests) => {
  const requested = await openPage(path, { '/app-config.json': config, [FLAGS]: flags(true) });
  expect(requested).toEqual(['/app-config.json', FLAGS, ...requests]);
  expect([...(globalThis.prefetchedResponses?.keys() ?? [])]).toEqual(requested);
});

test('leaves a response for the app to read', async () => {
  await openPage('/market', {
    '/app-config.json': config,
    [FLAGS]: flags(true),
    [WALL]: { items: [] },
  });
  const bodies = await Promise.all(
    [...(globalThis.prefetchedResponses?.values() ?? [])].map(async ({ response }) =>
      (await response).json(),
    ),
  );
  expect(bodies).toEqual([config, flags(true), { items: [] }]);
});

test('sends the token of the signed-in user', async () => {
  localStorage.setItem('accessToken', 't1');
  await openPage('/market', { '/app-config.json': config, [FLAGS]: flags(true) });
  expect(fetched).toHaveBeenLastCalledWith(WALL, { headers: { authorization: 'Bearer t1' } });
  expect(globalThis.prefetchedResponses?.get(WALL)?.token).toBe('t1');
});

test('names the world of the mock, and names none where there is no mock', async () => {
  sessionStorage.setItem('mockWorld', 'mine');
  const bodies = { [FLAGS]: flags(true) };
  const mockControlUrl = 'http://localhost:4001/__mock';
  await openPage('/market', { ...bodies, '/app-config.json': { ...config, mockControlUrl } });
  expect(fetched.mock.calls.at(1)?.[1]).toMatchObject({ headers: { 'x-mock-world': 'mine' } });
  expect(fetched).toHaveBeenLastCalledWith(WALL, { headers: { 'x-mock-world': 'mine' } });
  globalThis.prefetchedResponses = undefined;
  await openPage('/market', { ...bodies, '/app-config.json': config });
  expect(fetched).toHaveBeenLastCalledWith(WALL, { headers: {} });
});

test("doesn't request flags that were stored recently", async () => {
  const stored = { of: 'https://flags.example sdk', fetchedAt: Date.now(), ...flags(true) };
  localStorage.setItem('featureFlags', JSON.stringify(stored));
  expect(await openPage('/market', { '/app-config.json': config })).toEqual([
    '/app-config.json',
    WALL,
  ]);
  globalThis.prefetchedResponses = undefined;
  fetched.mockReset();
  localStorage.setItem('featureFlags', JSON.stringify({ ...stored, fetchedAt: 0 }));
  expect(await openPage('/market', { '/app-config.json': config })).toContain(FLAGS);
});

test.each<[string, string, unknown, unknown]>([
  ['a page without data', '/help', config, flags(true)],
  ['a search, which the app has to read', '/market?name=hat', config, flags(true)],
  ['a world that the address names', '/market?mock-world=mine', config, flags(true)],
  ['a closed feature', '/market', config, flags(false)],
  ['a feature with rules', '/market', config, flags(true, [{}])],
  ['a host of flags that says nothing', '/market', config, {}],
  ['no host of flags', '/market', { ...config, featureFlags: null }, flags(true)],
])('prefetches no data: %s', async (_, path, appConfig, features) => {
  const requested = await openPage(path, { '/app-config.json': appConfig, [FLAGS]: features });
  expect(requested.filter((url) => url.startsWith('/economy'))).toEqual([]);
});

const withEconomy = { ...config, economy: true };

test('requests data together with the flags if the economy is always available', async () => {
  const bodies = { '/app-config.json': withEconomy, [WALL]: { items: [picture('a')] } };
  expect(await openPage('/market', bodies)).toEqual(['/app-config.json', FLAGS, WALL]);
  expect(shown()).toEqual(['']);
  globalThis.prefetchedResponses = undefined;
  fetched.mockReset();
  expect(await openPage('/market', { ...bodies, [FLAGS]: flags(false) })).toContain(WALL);
  expect(shown()).toEqual(['']);
  globalThis.prefetchedResponses = undefined;
  await openPage('/market', { ...bodies, [FLAGS]: flags(true) });
  expect(shown()).toEqual([expect.stringContaining('https://pictures.example/a.svg')]);
});

test('prefetches a trait by name immediately, and never one by number', async () => {
  const bodies = { '/app-config.json': withEconomy, [FLAGS]: flags(false) };
  const requested = await openPage('/traits/blue-hat', bodies);
  expect(requested).toEqual(['/app-config.json', FLAGS, '/economy/v1/traits/blue-hat']);
  globalThis.prefetchedResponses = undefined;
  fetched.mockReset();
  expect(await openPage('/traits/83', bodies)).toEqual(['/app-config.json']);
});

const picture = (id: string) => ({ imageUrl: `https://pictures.example/${id}.svg` });

const shown = (count = 1) =>
  Array.from({ length: count }, (_, place) =>
    document.documentElement.style.getPropertyValue(`--prefetched-picture-${place}`),
  );

const card: TraitCard = {
  id: 'blue-hat',
  value: 'Blue Hat',
  slot: 'headwear',
  rarity: 'rare',
  collection: 'hats',
  imageUrl: 'https://pictures.example/blue-hat.svg',
  chainId: 1,
  editions: 1,
  floor: null,
  listed: 0,
  lastSale: null,
  layerUrl: 'https://pictures.example/layer.svg',
};

test('shows the pictures of the contract’s responses in their frames before the app has loaded', async () => {
  const page = TraitPageSchema.parse({
    items: [card, { ...card, id: 'no-picture', imageUrl: undefined }, card],
    nextCursor: null,
    total: 3,
    facets: { collection: [], slot: [], rarity: [], chainId: [], listed: [] },
    priceChain: 1,
  });
  const open = { '/app-config.json': config, [FLAGS]: flags(true) };
  await openPage('/market', { ...open, [WALL]: page });
  const background = `url("${card.imageUrl}") center/cover var(--wall)`;
  expect(shown(4)).toEqual([background, '', background, '']);

  document.documentElement.removeAttribute('style');
  globalThis.prefetchedResponses = undefined;
  const detail = TraitDetailSchema.parse({
    ...card,
    token: `0x${'1'.repeat(40)}`,
    tokenId: '1',
    collectionName: 'Hats',
    loose: 1,
    worn: 0,
    wornShare: 0,
    holders: { total: 0, items: [] },
    bestOffer: null,
    fees: [],
  });
  await openPage('/traits/blue-hat', { ...open, '/economy/v1/traits/blue-hat': detail });
  expect(shown(2)).toEqual([background, '']);
});

test('shows no more pictures than fit on a phone', async () => {
  vi.stubGlobal('innerWidth', 412);
  const items = Array.from({ length: 60 }, (_, place) => picture(String(place)));
  const bodies = { '/app-config.json': config, [FLAGS]: flags(true), [WALL]: { items } };
  await openPage('/market', bodies);
  expect(shown(60).filter(Boolean)).toHaveLength(4);
  vi.stubGlobal('innerWidth', 1440);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'picture.svg',
  '//pictures.example/a.svg',
  '',
  null,
  7,
  {},
])('shows no picture for the address %j', async (imageUrl) => {
  const bodies = { '/app-config.json': config, [FLAGS]: flags(true) };
  await openPage('/market', { ...bodies, [WALL]: { items: [{ imageUrl }] } });
  expect(shown()).toEqual(['']);
});

test.each(['")', '");color:red;--x:url("', '\\', '\n")', "')", ' '])(
  'escapes an address that contains %j',
  async (trick) => {
    const bodies = { '/app-config.json': config, [FLAGS]: flags(true) };
    for (const imageUrl of [
      `https://pictures.example/${trick}`,
      `https://pictures.example/?${trick}`,
      `https://pictures.example/#${trick}`,
    ]) {
      globalThis.prefetchedResponses = undefined;
      await openPage('/market', { ...bodies, [WALL]: { items: [{ imageUrl }] } });
      expect(shown()[0]).toMatch(/^url\("https:\/\/pictures\.example\/[^"\\\n]*"\) center\/cover/);
    }
  },
);

test.each([null, [], 'words', { items: null }, { items: [null] }, { items: {} }])(
  'ignores an invalid response: %j',
  async (body) => {
    const bodies = { '/app-config.json': config, [FLAGS]: flags(true) };
    await openPage('/market', { ...bodies, [WALL]: body });
    expect(shown()).toEqual(['']);
  },
);

test('prefetches no activity if another view of it was opened last', async () => {
  localStorage.setItem('activityFilter', '?type=sale');
  const requested = await openPage('/activity', {
    '/app-config.json': config,
    [FLAGS]: flags(true),
  });
  expect(requested).toEqual(['/app-config.json']);
});

test('prefetches nothing once the app has started', async () => {
  globalThis.prefetchedResponses = new Map();
  vi.resetModules();
  await import('./prefetch');
  expect(fetched).not.toHaveBeenCalled();
});

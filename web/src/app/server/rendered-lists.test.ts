import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { construction } from '@trait-market/contract/fixtures/economy/benches';
import {
  activityPage,
  fathomClub,
  leaderPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { tideOne } from '@trait-market/contract/fixtures/economy/packs';
import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { ORIGIN, renderServerPage } from '@/testing/server-pages';

import { pages } from './pages';

afterEach(() => {
  vi.unstubAllGlobals();
});

const onePage = <Item>(item: Item) => ({ items: [item], nextCursor: null, total: 1 });

const market = { '/economy/v1/traits': { body: traitPage } };

const listOf = (head: Awaited<ReturnType<typeof renderServerPage>>['head']) =>
  head.structured.find((thing) => thing['@type'] === 'ItemList');

test('the market’s page lists the shown traits', async () => {
  const { head } = await renderServerPage('/market', market);
  expect(head).toMatchObject({
    title: 'Market · Trait Market',
    description: '2 traits · 1 for sale · Brass Diving Helmet, Crimson Laser Eyes',
    canonical: `${ORIGIN}/market`,
    robots: undefined,
  });
  expect(listOf(head)).toMatchObject({
    name: 'Market',
    itemListElement: [
      { position: 1, url: `${ORIGIN}/traits/brass-diving-helmet-fathom-club` },
      { position: 2, name: 'Crimson Laser Eyes' },
    ],
  });
});

describe('a filtered market', () => {
  test.each([
    ['slot=headwear&collection=fathom-club', 'Headwear of Fathom Club · Market'],
    ['slot=eyes&slot=accessory&rarity=rare', 'Rare eyes, accessories · Market'],
    ['collection=unknown', 'Traits of unknown · Market'],
    ['chain=polygon&listed=true', 'Traits on Polygon for sale · Market'],
    ['maxPrice=0.5', 'Traits up to 0.5 ETH · Market'],
    ['name=hat', '“hat” on the market'],
    ['name=hat&slot=headwear', '“hat” · Headwear · Market'],
    ['sort=newest', 'Market'],
  ])('?%s has the title %s', async (query, title) => {
    const { head } = await renderServerPage(`/market?${query}`, market);
    expect(head.preview).toBe(title);
  });

  test.each([
    ['utm_source=chat&sort=newest', ''],
    ['rarity=rare&slot=headwear&sort=name', '?slot=headwear&rarity=rare'],
    ['collection=b&collection=a', '?collection=a&collection=b'],
    ['slot=none&listed=true', '?listed=true'],
  ])('?%s has the canonical query %s', async (query, canonical) => {
    const { head } = await renderServerPage(`/market?${query}`, market);
    expect(head.canonical).toBe(`${ORIGIN}/market${canonical}`);
  });

  test.each([
    ['collection=fathom-club', '/og/collections/fathom-club.png'],
    ['collection=fathom-club&collection=kilnfolk', '/social.png'],
  ])('?%s has the picture %s', async (query, picture) => {
    const { head } = await renderServerPage(`/market?${query}`, market);
    expect(head.picture).toBe(ORIGIN + picture);
  });

  test('is in no search results if its visitor typed a name', async () => {
    const { head } = await renderServerPage('/market?name=free+mint', market);
    expect(head.robots).toBe('noindex');
  });
});

test('E334 a comparison is in no search results, whatever its ids', async () => {
  for (const query of ['', '?ids=a,b']) {
    const { head } = await renderServerPage(`/compare${query}`, {});
    expect(head).toMatchObject({ robots: 'noindex', canonical: `${ORIGIN}/compare` });
  }
});

test('E332 T142 the home page’s HTML has the place of the latest sales, and no wallet or sale', async () => {
  const { document, requests } = await renderServerPage('/', {
    '/economy/v1/activity': { body: activityPage },
  });
  expect(document).toContain('Latest sales');
  expect(document).not.toMatch(/0x[\da-fA-F]{40}/);
  expect(requests.filter(({ url }) => url.includes('/activity'))).toEqual([]);
});

test('the market for avatars lists the shown avatars', async () => {
  const { head } = await renderServerPage(
    '/market?sort=rank&collection=fathom-club&listed=true&kind=avatars',
    { '/economy/v1/avatars': { body: avatarPage } },
  );
  expect(head).toMatchObject({
    title: 'Avatars of Fathom Club for sale · Market · Trait Market',
    description: '1 avatar · 1 for sale',
    picture: `${ORIGIN}/og/collections/fathom-club.png`,
    canonical: `${ORIGIN}/market?kind=avatars&listed=true&collection=fathom-club`,
  });
  expect(listOf(head)).toMatchObject({
    itemListElement: [{ name: 'Fathom Club #7', url: `${ORIGIN}/avatars/fathom-club/7` }],
  });
});

test('the collections’ page lists them', async () => {
  const { head } = await renderServerPage('/collections', {
    '/economy/v1/collections': { body: onePage(fathomClub) },
  });
  expect(head.description).toBe('1 collection, each with its own style: Fathom Club');
  expect(listOf(head)).toMatchObject({
    itemListElement: [{ name: 'Fathom Club', url: `${ORIGIN}/collections/fathom-club` }],
  });
});

test('the packs’ page lists the drops', async () => {
  const { head } = await renderServerPage('/packs', {
    '/economy/v1/drops': { body: onePage(tideOne) },
  });
  expect(head.canonical).toBe(`${ORIGIN}/packs`);
  expect(listOf(head)).toMatchObject({
    itemListElement: [{ name: 'Tide One', url: `${ORIGIN}/packs?drop=tide-one` }],
  });
});

test('an opened pack’s page has its picture', async () => {
  const id = `0x${'d0'.repeat(32)}`;
  const { head } = await renderServerPage(`/packs?opened=${id}`, {
    [`/economy/v1/draws/${id}`]: { status: 503, body: { message: 'Later' } },
  });
  expect(head).toMatchObject({
    picture: `${ORIGIN}/og/draws/${id}.png`,
    canonical: `${ORIGIN}/packs?opened=${id}`,
  });
});

test('T67 the server leaves the check of a draw to the browser', async () => {
  const pack = await drawPack({});
  const { data } = await renderServerPage(`/packs?opened=${pack.id}`, {
    [`/economy/v1/draws/${pack.id}`]: { body: pack },
    '/economy/v1/draws': { body: { ...onePage(pack), returned: 0, refused: 0 } },
  });
  const keys = data?.queries.queries.map(({ queryKey }) => queryKey) ?? [];
  expect(keys.filter((key) => key.includes(pack.id))).toHaveLength(1);
  expect(keys.filter((key) => key.includes('check'))).toEqual([]);
});

test('the leaders’ page names the ranking and lists its collectors', async () => {
  const { head } = await renderServerPage('/leaders?chain=polygon&period=week&metric=volume', {
    '/economy/v1/leaders': { body: leaderPage },
  });
  expect(head).toMatchObject({
    title: 'Leaders · Trait Market',
    description: 'Volume on Polygon, 7 days · led by alice',
    canonical: `${ORIGIN}/leaders?period=week&chain=polygon`,
  });
  expect(listOf(head)).toMatchObject({
    name: 'Volume on Polygon, 7 days',
    itemListElement: [{ name: 'alice', url: `${ORIGIN}/profile/${aliceAddress}` }],
  });
});

test('a ranking by rarity has one address for all periods and networks', async () => {
  const { head } = await renderServerPage('/leaders?metric=rarity&period=day&chain=polygon', {
    '/economy/v1/leaders': { body: { ...leaderPage, items: [], total: 0 } },
  });
  expect(head.description).toBe('Rarity · no collectors yet');
  expect(head.canonical).toBe(`${ORIGIN}/leaders?metric=rarity`);
});

test('the looks’ page shows the first look', async () => {
  const { head } = await renderServerPage('/constructions?sort=rank-gained&slot=headwear', {
    '/economy/v1/constructions': { body: onePage(construction) },
  });
  expect(head).toMatchObject({
    description: expect.stringMatching(/^1 look · Fathom Club #7, dressed by alice · rank \d/),
    picture: `${ORIGIN}/og/constructions/${construction.id}.png`,
    canonical: `${ORIGIN}/constructions?slot=headwear`,
  });
  expect(listOf(head)).toMatchObject({
    itemListElement: [{ name: 'Fathom Club #7', url: `${ORIGIN}/avatars/fathom-club/7` }],
  });
});

test('the activity’s page has one address for its filters in any order', async () => {
  const { head } = await renderServerPage(
    '/activity?chain=polygon&collection=fathom-club&type=mint&type=sale',
    {
      '/economy/v1/activity': { body: activityPage },
    },
  );
  expect(head.title).toBe('Activity · Trait Market');
  expect(head.canonical).toBe(
    `${ORIGIN}/activity?type=sale&type=mint&collection=fathom-club&chain=polygon`,
  );
});

test.each(
  pages
    .filter(({ path, isPublic }) => isPublic && !path.includes(':'))
    .map(({ path, title, description }) => ({ path, title, description })),
)('$path has its own description without its data', async ({ path, title, description }) => {
  const { status, head } = await renderServerPage(path, {});
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: title === 'Trait Market' ? title : `${title} · Trait Market`,
    preview: title,
    description,
    picture: `${ORIGIN}/social.png`,
    canonical: ORIGIN + path,
    robots: undefined,
  });
});

test('all spellings of an address have one canonical address', async () => {
  const { head } = await renderServerPage('/Help/', {});
  expect(head.canonical).toBe(`${ORIGIN}/help`);
});

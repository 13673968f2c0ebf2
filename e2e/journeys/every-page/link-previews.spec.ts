import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { z } from 'zod';

import { readLinkPreview } from '../../fixtures/link-preview';
import { expect, test } from '../../fixtures/test';
import { WORLD_HEADER } from '../../fixtures/world';

const TRAIT = '/economy/v1/traits/tomato-fez-tin-parliament';
const PROFILE = `/v1/users/${DEMO_ADDRESS}/publicProfile`;

const PAGES = [
  {
    path: '/',
    title: 'Trait Market',
    description: /^The world’s first NFT trait economy/,
    picture: '/social.png',
    types: [],
  },
  {
    path: '/market?sort=price&collection=tin-parliament&utm_source=x',
    canonical: '/market?collection=tin-parliament',
    title: 'Traits of Tin Parliament · Market · Trait Market',
    description: /^\d+ traits · \d+ for sale from [\d.]+ ETH/,
    picture: '/og/collections/tin-parliament.png',
    types: ['ItemList'],
  },
  {
    path: '/traits/tomato-fez-tin-parliament',
    title: 'Tomato Fez · Tin Parliament · Trait Market',
    description: /^[\d.]+ ETH · \d+ editions · not worn yet$/,
    picture: '/og/traits/tomato-fez-tin-parliament.png',
    types: ['Product', 'BreadcrumbList'],
  },
  {
    path: '/avatars/tin-parliament/7/',
    canonical: '/avatars/tin-parliament/7',
    title: 'Tin Parliament #7 · Trait Market',
    description: /rank \d+ of \d+ · owned by \S+ · wears /,
    picture: '/og/avatars/tin-parliament/7.png',
    types: ['Product', 'BreadcrumbList'],
  },
  {
    path: '/collections/tin-parliament',
    title: 'Tin Parliament · Trait Market',
    description: /^Trait floor [\d.]+ ETH · .* · 92 avatars · \d+ traits/,
    picture: '/og/collections/tin-parliament.png',
    types: ['BreadcrumbList'],
  },
  {
    path: '/packs?drop=high-tide',
    title: 'High Tide · Quarry Saints · Trait Market',
    description: / a pack · \d+ of \d+ packs left · traits of Quarry Saints/,
    picture: '/og/packs/high-tide.png',
    types: ['Product', 'BreadcrumbList'],
  },
  {
    path: `/profile/${DEMO_ADDRESS}`,
    title: 'wren-halloway · Trait Market',
    description: /./,
    picture: `/og/profiles/${DEMO_ADDRESS}.png`,
    types: ['ProfilePage'],
  },
  {
    path: '/leaders',
    title: 'Leaders · Trait Market',
    description: /^Volume on Ethereum, 30 days · led by /,
    picture: '/social.png',
    types: ['ItemList'],
  },
  {
    path: '/constructions',
    title: 'Construct Feed · Trait Market',
    description: /^\d+ looks · .*, dressed by /,
    picture: /^\/og\/constructions\/[\w-]+\.png$/,
    types: ['ItemList'],
  },
  {
    path: '/help',
    title: 'Help · Trait Market',
    description: /^What traits are, how to connect a wallet/,
    picture: '/social.png',
    types: ['FAQPage'],
  },
];

test('a reader of link previews, which executes no scripts, gets what each kind of page shows', async ({
  page,
  request,
  world,
}) => {
  const reader = { page, request, world };
  for (const { path, canonical = path, title, description, picture, types } of PAGES)
    await test.step(path, async () => {
      const found = await readLinkPreview(reader, path);
      expect(found.title).toBe(title);
      expect(found.preview).toBe(title.replace(/ · Trait Market$/, ''));
      expect(found.description).toMatch(description);
      expect(found.description.length).toBeLessThanOrEqual(200);
      expect(found.canonical).toBe(canonical);
      expect(found.picture).toEqual(
        typeof picture === 'string' ? picture : expect.stringMatching(picture),
      );
      expect(found.structured.map((thing) => thing['@type'])).toEqual(
        expect.arrayContaining(types),
      );
    });

  await test.step('a draw', async () => {
    const draws = await request.get('/economy/v1/draws', {
      headers: { [WORLD_HEADER]: world.name },
    });
    const Page = z.object({ items: z.array(z.object({ id: z.string() })) });
    const { id = '' } = Page.parse(await draws.json()).items[0] ?? {};
    const found = await readLinkPreview(reader, `/packs?opened=${id}`);
    expect(found.picture).toBe(`/og/draws/${id}.png`);
    expect(found.canonical).toBe(`/packs?opened=${id}`);
  });

  await test.step('the help’s answers are whole', async () => {
    const { structured } = await readLinkPreview(reader, '/help');
    const answers = JSON.stringify(structured).match(/"text":"[^"]+"/g) ?? [];
    expect(answers.length).toBeGreaterThan(20);
    for (const answer of answers) expect(answer).not.toMatch(/…"$/);
  });
});

/** A name with markup, quotes, a reversed direction, invisible characters and line breaks. */
const HOSTILE =
  `</title><script>alert('1')</script>"><meta property='og:title' content="Free">\u202E\u200B\u2066` +
  '\u{E0041}\n\u2028fez\u0000';
const SHOWN = /^<\/title><script>alert\('1'\)<\/script>"><meta property='og:title' .*…$/;

test('T116 names with markup, quotes, invisible characters, line breaks or great length stay in their tags', async ({
  page,
  request,
  world,
}) => {
  const headers = { [WORLD_HEADER]: world.name };
  const plain = await readLinkPreview(
    { page, request, world },
    '/traits/tomato-fez-tin-parliament',
  );
  const change = async (path: string, changed: object): Promise<void> => {
    const body: unknown = { ...(await (await request.get(path, { headers })).json()), ...changed };
    await world.control.prepareAnswers({
      body: { path, answers: [{ status: 200, body }], afterwards: 'last' },
    });
  };

  await test.step('a trait with a hostile name in a collection with a long one', async () => {
    await change(TRAIT, { value: HOSTILE, collectionName: 'Long '.repeat(1000) });
    const found = await readLinkPreview(
      { page, request, world },
      '/traits/tomato-fez-tin-parliament',
    );
    expect(found.preview).toMatch(/ · Long Long .*…$/);
    expect(found.preview.split(' · ')[0]).toMatch(SHOWN);
    expect(found.title).toBe(`${found.preview} · Trait Market`);
    expect(found.preview.length).toBeLessThan(150);
    expect(found.alt).toMatch(/^<\/title><script>.*fez, a trait of Long/);
    expect(`${found.alt}${found.preview}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
    expect(found.structured.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(found.structured[0]?.['name']).toMatch(/^<\/title><script>.*fez$/);
    expect(found.scripts).toEqual(plain.scripts);
    expect(found.canonical).toBe(plain.canonical);
    expect(found.picture).toBe(plain.picture);
  });

  await test.step('a collector with a hostile name', async () => {
    await change(PROFILE, { username: HOSTILE });
    const path = `/profile/${DEMO_ADDRESS}`;
    const found = await readLinkPreview({ page, request, world }, path);
    expect(found.preview).toMatch(/^<\/title><script>alert/);
    expect(found.preview).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
    expect(found.canonical).toBe(path);
    expect(found.picture).toBe(`/og/profiles/${DEMO_ADDRESS}.png`);
    expect(found.scripts).toHaveLength(plain.scripts.length);
  });
});

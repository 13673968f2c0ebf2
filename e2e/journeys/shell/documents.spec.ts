import type { APIResponse } from '@playwright/test';

import { linksOf, mainHeading } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

test('the help answers each question in its contents, and its links lead to existing pages', async ({
  page,
  request,
  product,
}) => {
  await page.goto('/help');
  await expect(mainHeading(page)).toBeVisible();

  await test.step('every question is in the contents, and each entry leads to its answer', async () => {
    const contents = await linksOf(page.getByRole('navigation', { name: 'On this page' }));
    expect(contents.length).toBeGreaterThan(15);
    const questions = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await questions.allTextContents()).toEqual(contents.map(([name]) => name));
    for (const [name, target] of contents)
      await expect(page.locator((target ?? '').replace('/help', ''))).toHaveText(name);
  });

  await test.step('R2.9 the help explains the risks of an offer in WETH', async () => {
    const answer = page.getByRole('region', { name: 'What are the risks of an offer in WETH?' });
    for (const risk of [
      'Your WETH is not locked',
      'An offer stays valid until it expires or is canceled, even after the NFT moves',
      'A low balance hides an offer, but does not cancel it',
      'Canceling takes a signature too. It costs no gas, but the offer can still be accepted until your signature',
      'A trait may be taken off before your offer is accepted',
    ])
      await expect(answer).toContainText(risk);
  });

  await test.step('every link leads to an existing page', async () => {
    const links = page.getByRole('main').getByRole('region').getByRole('link');
    const targets = new Set(
      await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))),
    );
    expect(targets.size).toBeGreaterThan(8);
    for (const target of targets) {
      const answer = await request.get(target ?? '', { headers: { accept: 'text/html' } });
      expect(answer.status(), target ?? '').toBe(200);
    }
  });

  await test.step('the address for sharing stays up to date within the app', async () => {
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${product.bffUrl}/help`);
    await page.getByRole('banner').getByRole('link', { name: 'Packs' }).click();
    await expect(canonical).toHaveAttribute('href', `${product.bffUrl}/packs`);
  });
});

const head = async (answer: APIResponse) => {
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)"/),
    preview: find(/<meta property="og:title" content="(.*?)"/),
    picture: find(/<meta property="og:image" content="(.*?)"/),
    address: find(/<link rel="canonical" href="(.*?)"/),
    robots: find(/<meta name="robots" content="(.*?)"/),
    icons: [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*? href="(.*?)"/g)].map(
      ([, icon]) => icon,
    ),
    manifest: find(/<link rel="manifest" href="(.*?)"/),
  };
};

test('clients that run no scripts get each page’s title, description, preview and icons', async ({
  request,
  product,
}) => {
  const paths = ['/', '/market', '/packs', '/construct-premium', '/help', '/terms'];
  const heads = await Promise.all(paths.map(async (path) => head(await request.get(path))));
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
  for (const [position, path] of paths.entries()) {
    const said = heads[position];
    expect(said?.address).toBe(product.bffUrl + path);
    expect(said?.title).toBe(path === '/' ? said?.preview : `${said?.preview} · Trait Market`);
    expect(said?.robots).toBeUndefined();
  }
  const picture = await request.get(heads[0]?.picture ?? '');
  expect(picture.url()).toBe(`${product.bffUrl}/social.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await head(await request.get('/no/such/page'))).robots).toBe('noindex');

  await test.step('the tab and the home screen have an icon', async () => {
    const { icons = [], manifest = '' } = heads[0] ?? {};
    const { icons: more, name } = await (await request.get(manifest)).json();
    expect(name).toBe('Trait Market');
    expect(icons).not.toEqual([]);
    expect(more).not.toEqual([]);
    for (const address of [...icons, ...more.map(({ src }: { src: string }) => src)]) {
      const answer = await request.get(address ?? '');
      expect(answer.status(), address ?? 'no address').toBe(200);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
  });
});

/** The number of pages of the sitemap that are requested. */
const SAMPLE = 30;

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

test('every address in the sitemap that robots.txt names is a page', async ({
  request,
  product,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const parts = addressesIn(await (await request.get(sitemap)).text());
  expect(parts.length).toBeGreaterThan(5);
  const pages: string[] = [];
  for (const part of parts) {
    const addresses = addressesIn(await (await request.get(part)).text());
    expect(addresses, part).not.toEqual([]);
    // The first and the last page of each part are in the sample.
    pages.push(...addresses.slice(0, 1), ...addresses.slice(-1), ...addresses.slice(1, -1));
  }
  const distinct = [...new Set(pages)];
  expect(distinct.length).toBeGreaterThan(1000);
  const step = Math.floor(distinct.length / SAMPLE);
  for (const page of distinct.filter((_, index) => index % step === 0)) {
    expect(page.startsWith(`${product.bffUrl}/`), page).toBe(true);
    const answer = await request.get(page, { headers: { accept: 'text/html' } });
    expect(answer.status(), page).toBe(200);
    // A page without its data is a 200 too, so its item is requested separately.
    const { pathname } = new URL(page);
    if (!/^\/(traits|avatars|collections)\/./.test(pathname)) continue;
    expect((await request.get(`/economy/v1${pathname}`)).status(), pathname).toBe(200);
  }
});

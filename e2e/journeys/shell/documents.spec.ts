import type { APIResponse } from '@playwright/test';

import { linksOf, mainHeading } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

test('every question of the help is in its contents, and each entry leads to its answer', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(mainHeading(page)).toBeVisible();
  const contents = await linksOf(page.getByRole('navigation', { name: 'On this page' }));
  expect(contents.length).toBeGreaterThan(15);
  const questions = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await questions.allTextContents()).toEqual(contents.map(([name]) => name));
  for (const [name, target] of contents)
    await expect(page.locator((target ?? '').replace('/help', ''))).toHaveText(name);
});

test('R2.9 the help explains the risks of an offer in WETH', async ({ page }) => {
  await page.goto('/help#weth-offer-risks');
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

test('every link in the help leads to an existing page', async ({ page, request }) => {
  await page.goto('/help');
  await expect(mainHeading(page)).toBeVisible();
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

test.describe('the legal pages', () => {
  for (const [path, title, says] of [
    ['/terms', 'Terms', 'Updated as of 29 January 2024'],
    ['/privacy-policy', 'Privacy policy', 'the address you follow as a guest'],
    ['/nft-license', 'NFT license', 'Show it as your picture, anywhere.'],
  ] as const)
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(mainHeading(page)).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(says);
      expect(
        await page.getByRole('main').getByRole('heading', { level: 2 }).count(),
      ).toBeGreaterThan(4);
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
  };
};

test('each page has its title, description and preview for clients that run no scripts', async ({
  page,
  request,
  product,
}) => {
  const paths = ['/', '/market', '/packs', '/construct-premium', '/help', '/terms'];
  const heads = await Promise.all(paths.map(async (path) => head(await request.get(path))));
  expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length);
  for (const [position, path] of paths.entries()) {
    const said = heads[position];
    expect(said?.address).toBe(product.bffUrl + path);
    expect(said?.preview).toBe(said?.title);
    expect(said?.robots).toBeUndefined();
    await page.goto(path);
    await expect(mainHeading(page)).toBeVisible();
    expect(said?.title, 'before and after scripts run').toBe(await page.title());
  }
  const picture = await request.get(heads[0]?.picture ?? '');
  expect(picture.url()).toBe(`${product.bffUrl}/social.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await head(await request.get('/no/such/page'))).robots).toBe('noindex');
});

test('the address for sharing stays up to date within the app', async ({ page, product }) => {
  await page.goto('/packs');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${product.bffUrl}/packs`);
  await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
  await expect(canonical).toHaveAttribute('href', `${product.bffUrl}/activity`);
});

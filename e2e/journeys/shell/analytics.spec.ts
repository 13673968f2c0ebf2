import type { Page } from '@playwright/test';
import { z } from 'zod';

import { expect, test } from '../../fixtures/test';
import { openSearch, searchResults } from '../../fixtures/search';
import { sentTo } from '../../fixtures/third-parties';
import type { World } from '../../fixtures/world';

const PAGE_VIEWS = '/collect/page-views';
const PageView = z.strictObject({ pattern: z.string(), at: z.iso.datetime() });

const patterns = async (world: World): Promise<string[]> =>
  (await sentTo(world, 'POST', PAGE_VIEWS)).map(({ body }) => PageView.parse(body).pattern);

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('R7.11 sends one page view on arrival and on every change of route, by its pattern only', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  // The wallet has no profile yet, so the browser logs a 404 response.
  browserErrors.allow(/status of 404/);
  await page.goto(`/profile/${wallet.address()}?from=mail#top`);
  await expect.poll(() => patterns(world)).toHaveLength(1);
  await follow(page, 'Market');
  await expect.poll(() => patterns(world)).toHaveLength(2);
  await (await openSearch(page)).fill('laser');
  await expect(searchResults(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=laser/);
  await page.getByRole('main').getByRole('link', { name: /laser/i }).first().click();
  await expect(page).toHaveURL(/\/traits\//);
  await expect.poll(() => patterns(world)).toHaveLength(3);
  await follow(page, 'Packs');
  await expect.poll(() => patterns(world)).toHaveLength(4);
  await page.goBack();
  await expect
    .poll(() => patterns(world))
    .toEqual(['/profile/:address', '/market', '/traits/:id', '/packs', '/traits/:id']);
  const sent = JSON.stringify(await sentTo(world, 'POST', PAGE_VIEWS));
  expect(sent).not.toMatch(/laser|0x[\da-f]{40}|from=mail/i);
});

test('sends nothing for a browser that asks not to be tracked', async ({
  page,
  world,
  networkQuiet,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/help');
  await networkQuiet();
  expect(await patterns(world)).toEqual([]);
});

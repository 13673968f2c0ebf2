import type { Page } from '@playwright/test';

import { test as deploying } from '../../fixtures/deployment';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const UPDATED = 'The site was updated. Reload to continue.';

const countDocuments = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
};

const goToActivity = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
const activity = (page: Page) => page.getByRole('heading', { level: 1, name: 'Activity' });
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

const CHUNK_ERRORS =
  /Failed to fetch dynamically imported module|Failed to load module script|status of 404|ERR_CONNECTION|ERR_FAILED|ERR_INCOMPLETE|error loading dynamically/;
for (const one of [test, deploying])
  one.beforeEach(({ browserErrors }) => browserErrors.allow(CHUNK_ERRORS));

deploying(
  'after a deployment, a page whose code is missing reloads once, and typed text survives until the user reloads',
  async ({ page, context, ownProduct, networkQuiet, wallet, world, browserErrors }) => {
    browserErrors.allow(/status of 404/);
    await world.control.scenario({ body: { name: 'no-profile' } });
    await page.goto('/dashboard?view=profile');
    await signIn(page, wallet.injected.name);
    const name = page.getByRole('textbox', { name: 'Username' });
    await name.fill('Ada of the Attic');
    const reading = await context.newPage();
    await reading.goto('/packs');
    await expect(reading.getByRole('heading', { level: 1 })).toBeVisible();
    await networkQuiet();
    const [documents, read] = [countDocuments(page), countDocuments(reading)];
    await ownProduct.deploy();

    await goToActivity(reading);
    await expect(activity(reading)).toBeVisible();
    expect(read()).toBe(1);

    await goToActivity(page);
    await expect(page.getByRole('main').getByText(UPDATED)).toBeVisible();
    await networkQuiet();
    expect(documents()).toBe(0);
    await page.goBack();
    await expect(name).toHaveValue('Ada of the Attic');
    await page.goForward();
    await reloadButton(page).click();
    await expect(activity(page)).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Ada of the Attic');
  },
);

test('a dialog that is open stays, and offers the reload', async ({ page, networkQuiet }) => {
  await page.route(/\/assets\/sign-in-flow.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/packs');
  const documents = countDocuments(page);
  await page.getByRole('banner').getByRole('button', { name: 'Connect' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(UPDATED);
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await networkQuiet();
  expect(documents()).toBe(0);
});

test('a file that stays missing reloads the page once, then offers the reload', async ({
  page,
  networkQuiet,
}) => {
  await page.route(/\/assets\/activity.*\.js/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/packs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const documents = countDocuments(page);
  await goToActivity(page);
  await expect.poll(documents).toBe(1);
  await expect(page.getByRole('alert').getByText(UPDATED)).toBeVisible();
  await networkQuiet();
  expect(documents()).toBe(1);
  await page.unroute(/\/assets\/activity.*\.js/);
  await reloadButton(page).click();
  await expect(activity(page)).toBeVisible();
});

test.describe('when the code of the first page can’t be loaded', () => {
  const CODE = /\/assets\/packs-.*\.js/;
  const readDrops = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'High Tide' })).toBeVisible();
    await expect(
      page.getByRole('banner').locator('button[inert]', { hasText: 'Features' }),
    ).toBeVisible();
  };

  test('T115 the page stays readable, its links work, and its buttons work after a retry', async ({
    page,
  }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto('/packs');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('You can read it, but its buttons don’t work yet.');
    await readDrops(page);
    await goToActivity(page);
    await expect(activity(page)).toBeVisible();

    await page.goBack();
    await expect(notice).toBeVisible();
    await readDrops(page);
    await page.unroute(CODE);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('T115 because of an update, the page reloads once, then stays readable and offers the reload', async ({
    page,
    networkQuiet,
  }) => {
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    await page.goto('/packs');
    await expect(page.getByRole('alert')).toContainText(UPDATED);
    await networkQuiet();
    expect(documents()).toBe(2);
    await readDrops(page);
    await page.unroute(CODE);
    await reloadButton(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('T115 a blocked first script leaves the page readable', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
    await page.goto('/packs');
    await readDrops(page);
    await goToActivity(page);
    await expect(activity(page)).toBeVisible();
  });
});

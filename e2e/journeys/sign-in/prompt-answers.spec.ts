import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';

const FEZ = '/traits/tomato-fez-tin-parliament';

const holdBack = async (page: Page, url: RegExp): Promise<() => void> => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
};

test('E23 Buy opens its dialog before its code has loaded, or a due declaration is known, and Cancel closes it', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 5 });
  const releaseStatus = await holdBack(page, /\/v1\/users\/taxStatus/);
  await signInAt({ page, wallet }, FEZ);
  const release = await holdBack(page, /\/assets\/action-dialog.*\.js/);
  const buy = page.getByRole('button', { name: /^Buy for/ });
  await buy.click();
  const dialog = actionDialog(page, 'Buy');
  await expect(dialog.getByText('Loading')).toBeAttached();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(buy).toBeFocused();
  await buy.click();
  await expect(dialog.getByText('Loading')).toBeAttached();
  release();
  await expect(dialog.getByText('Loading')).toBeAttached();
  releaseStatus();
  await expect(dialog.getByText(/^You pay \d/)).toBeVisible();
});

test('Buy and Sign respond to each press while the market has yet to answer, and after Done the focus is on the page', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 5 });
  await signInAt({ page, wallet }, FEZ);
  const buy = page.getByRole('button', { name: /^Buy for/ });
  await expect(buy).toBeEnabled();
  const answer = await holdBack(page, /\/v1\//);
  const isAsked = page.waitForRequest(/\/v1\//);
  await buy.click();
  const dialog = actionDialog(page, 'Buy');
  await isAsked;
  await expect(dialog.getByText('Loading')).toBeAttached();
  answer();
  await expect(dialog.getByText(/^You pay \d/)).toBeVisible();

  const take = await holdBack(page, /\/v1\/orders\/[^/]+\/fulfil$/);
  const isSent = page.waitForRequest(/\/fulfil$/);
  await dialog.getByRole('button', { name: /^Sign/ }).click();
  await isSent;
  await expect(dialog.getByRole('heading', { name: 'Signed. Sending…' })).toBeVisible();
  take();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  // The listing was bought, so its button is gone and the focus moves to the content.
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main, main :focus').and(page.locator(':focus'))).toBeVisible();
});

test('E23 Connect, a link and the filters respond before their code has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/market');
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toBeEnabled();

  const release = await holdBack(page, /\/assets\/(filters-sheet|sign-in-flow|help).*\.js/);
  await filters.click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByText('Loading')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(filters).toBeFocused();

  await page.getByRole('banner').getByRole('button', { name: 'Connect' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Terms and policies' }).getByText('Loading'),
  ).toBeAttached();
  await page.keyboard.press('Escape');

  // Presses the link with the keyboard, because the footer moves while the grid grows.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).press('Enter');
  await expect(page).toHaveURL('/help');
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

import type { Page } from '@playwright/test';

import {
  expectAccessibleInBothThemes,
  expectHeadingsInOrder,
} from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/meet';
import { returnTo } from '../../fixtures/returning';
import { actionDialog, stockUp } from '../../fixtures/collectors/trader';
import { overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const MINUTE_MS = 60_000;

const giveUp = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(/^To give it up, type its name/).fill(name);
  await page.getByRole('button', { name: 'Give 1 edition to the Light' }).click();
  const dialog = actionDialog(page, 'Give to the Light');
  await expect(dialog.getByText(/You burn 1 edition of/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign the burn' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1, name: `${name} is in the Light` }),
  ).toBeVisible();
};

test('E165 E166 E167 E628 a trait is given to the Light, taken back, given again and burned, with a certificate that everyone can see', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 2 } });
  await returnTo({ page, wallet }, '/the-light');
  await page.getByRole('link', { name: /^Tomato Fez/ }).click();
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  const yours = page.getByText(/^Yours/).locator('..');
  await expect(yours).toHaveText(/2.* becomes 1$/);
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page)).toBe(0);

  await page.getByLabel(/^To give it up/).fill('tomato fez');
  await page.getByRole('button', { name: 'Give 1 edition to the Light' }).click();
  await expect(page.getByRole('alert')).toContainText('That isn’t its name');

  await giveUp(page, 'Tomato Fez');
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
  await expectAccessibleInBothThemes(page, 'main');
  await page.getByRole('button', { name: 'Take it back' }).click();
  const takingBack = actionDialog(page, 'Take back from the Light');
  await takingBack.getByRole('button', { name: 'Sign the withdrawal' }).click();
  await expect(takingBack.getByRole('heading', { name: 'You took it back' })).toBeVisible();
  await takingBack.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /was taken back$/ })).toBeVisible();

  await page.goto(`/the-light?trait=${FEZ}`);
  await expect(yours).toHaveText(/2.* becomes 1$/);
  await giveUp(page, 'Tomato Fez');
  await world.control.clock({ body: { advanceMs: 5 * MINUTE_MS } });
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/);
  await world.control.clock({ body: { advanceMs: 5 * MINUTE_MS } });
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato Fez is gone' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/Certificate No\. \d+/);
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page)).toBe(0);

  const { page: others, wallet: theirs, browserErrors } = await meet('Another Wallet');
  // The owner has no public profile (a 404), but the certificate is displayed anyway.
  browserErrors.require(/status of 404/);
  await returnTo(
    { page: others, wallet: theirs },
    `/profile/${wallet.address()}?show=certificates`,
  );
  const certificates = others.getByRole('list', { name: 'Certificates' });
  await expect(certificates.getByRole('listitem')).toHaveCount(1);
  await expect(certificates).toContainText('Tomato Fez');
  await expectAccessibleInBothThemes(others, 'main');
  await expectHeadingsInOrder(others);
  const profile = others.getByRole('navigation', { name: 'Profile' });
  await profile.getByRole('link', { name: 'Activity' }).click();
  await expect(others.getByText(/burned Tomato Fez/)).toHaveCount(1);
});

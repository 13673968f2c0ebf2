import type { Page } from '@playwright/test';

import { leaveOnePack } from '../../fixtures/collectors/pack-opener';
import { passRound } from '../../fixtures/collectors/pass-round';
import { stockUp } from '../../fixtures/collectors/trader';
import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { overflow } from '../../fixtures/look/window-width';
import { returnTo } from '../../fixtures/returning';
import { expect, test } from '../../fixtures/meet';

const choose = async (page: Page, drop: string, packs: number): Promise<void> => {
  await page.getByRole('combobox', { name: `Packs to buy of ${drop}` }).selectOption(String(packs));
  await page
    .getByRole('button', { name: new RegExp(`^Select ${packs} packs? of ${drop}`) })
    .click();
};

const SIGN = 'eth_signTypedData_v4';

test('E281 E282 E283 packs of two drops are bought by one signature; what sold out meanwhile is missed, and the rest is opened', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { native: 500, pol: 90_000 });
  await returnTo({ page, wallet }, '/packs');
  await choose(page, 'High Tide', 1);
  await choose(page, 'Spindrift', 2);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Selected packs' })).toContainText(
    '3 packs selected',
  );
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: /^Buy 3 packs for / }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy 3 packs' });
  await expect(dialog.getByText(/^You buy 3 packs of 2 drops on \w+, sealed\.$/)).toBeVisible();
  await expect(dialog.getByText(/^one High Tide pack/)).toBeVisible();
  await expect(dialog.getByText(/^2 Spindrift packs/)).toBeVisible();

  await leaveOnePack(world, product, 'spindrift');
  await dialog.getByRole('button', { name: 'Sign the pack purchase' }).click();
  await expect(dialog.getByText('You bought packs of 1 of 2 drops')).toBeVisible();
  await expect(dialog.getByText('Only 1 left')).toBeVisible();
  expect(wallet.timesAsked(SIGN)).toBe(1);
  await expectAccessibleInBothThemes(page, '[role=dialog]');

  await dialog.getByRole('button', { name: 'Open this pack of High Tide' }).click();
  const opening = page.getByRole('dialog', { name: 'Open High Tide packs' });
  await opening.getByRole('button', { name: 'Sign the opening' }).click();
  await expect(page.getByText('Waiting for public randomness')).toBeVisible();
  await passRound(world);
  await expect(page.getByText('Verified: the draw is fair')).toBeVisible();

  await page.goto('/packs');
  await expect(page.getByRole('button', { name: /^Buy 1 pack for / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select 1 pack of High Tide' })).toBeVisible();
});

test('E282 E283 packs of two networks take one signature each, and the keyboard alone suffices', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 500, pol: 90_000 });
  await returnTo({ page, wallet }, '/packs');
  await choose(page, 'Spindrift', 1);
  await choose(page, 'Long Way Home', 1);
  await expect(page.getByRole('region', { name: 'Selected packs' })).toContainText(
    'Each network needs its own signature.',
  );
  await page.getByRole('button', { name: /^Buy 2 packs for .* and / }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buy 2 packs' });
  await expect(
    dialog.getByText('Each network needs its own signature, so your wallet will ask 2 times.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign 2 times' }).press('Enter');
  await expect(dialog.getByText('Purchase complete')).toBeVisible();
  expect(wallet.timesAsked(SIGN)).toBe(2);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your packs' })).toContainText('Spindrift');
  await expect(page.getByRole('region', { name: 'Selected packs' })).toContainText(
    /^Select packs of several drops/,
  );
});

test('E282 a balance that is too low is named before the signature', async ({ page, wallet }) => {
  await returnTo({ page, wallet }, '/packs');
  await choose(page, 'Spindrift', 2);
  await page.getByRole('button', { name: /^Buy 2 packs for / }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy 2 packs' });
  await expect(dialog.getByText(/^Not enough \w+: you have /)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign the pack purchase' })).toBeDisabled();
  expect(wallet.timesAsked(SIGN)).toBe(0);
});

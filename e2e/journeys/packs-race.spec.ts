import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/meet';
import { leaveOnePack } from '../fixtures/pack-opener';
import { returnTo } from '../fixtures/returning';
import { stockUp } from '../fixtures/trader';
import { overflow } from '../fixtures/window-width';

const reviewPack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Buy packs' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText(/You buy a sealed pack of the drop/)).toBeVisible();
};

test('two collectors race for the last pack: one opens it and sees it checked', async ({
  page,
  wallet,
  world,
  product,
  meet,
}) => {
  expect((await world.control.flags({ body: { packs: true } })).status).toBe(200);
  await leaveOnePack(world, product, 'high-tide');
  const other = await meet('other');
  for (const one of [{ page, wallet }, other]) {
    await stockUp(world, one.wallet, { native: 500, pol: 90_000 });
    await returnTo(one, '/packs?drop=high-tide');
    await expect(one.page.getByText(/^39 sold, /)).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  expect(await overflow(page)).toBe(0);
  await reviewPack(page);
  await reviewPack(other.page);

  const sign = { name: 'Sign with your wallet' };
  await page.getByRole('button', sign).click();
  await expect(page.getByText('You bought a pack')).toBeVisible();
  other.browserErrors.require(/status of 409/);
  await other.page.getByRole('button', sign).click();
  await expect(other.page.getByText('Not enough packs left')).toBeVisible();

  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open your pack' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', sign).click();
  await page.getByRole('link', { name: 'Look inside' }).click();
  await expect(page.getByText('Checked by your browser')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Your pack: tear it open' }).click();
  const pack = page.getByRole('region', { name: 'Your pack' });
  await expect(pack.getByRole('listitem')).toHaveCount(5);
  await expect(pack.getByRole('button', { name: /^List / })).toHaveCount(5);
  await expectAccessibleInBothThemes(page);
  expect(await overflow(page)).toBe(0);
});

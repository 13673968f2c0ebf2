import { openAPack } from '../../fixtures/collectors/pack-opener';
import { passRound } from '../../fixtures/collectors/pass-round';
import { stockUp } from '../../fixtures/collectors/trader';
import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { returnTo } from '../../fixtures/returning';
import { expect, test } from '../../fixtures/test';

test('E356 E362 E365 E367 a refused opening names its reason, leaves a receipt, and is signed again under the next commitment', async ({
  page,
  wallet,
  browserErrors,
  world,
  product,
}) => {
  browserErrors.allow(/status of 409/);
  await stockUp(world, wallet, { native: 500, pol: 90_000 });
  await returnTo({ page, wallet }, '/packs?drop=high-tide');
  await page.getByRole('button', { name: 'Buy packs' }).click();
  await page.getByRole('button', { name: 'Sign the pack purchase' }).click();
  await expect(page.getByText('You bought a pack')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open your pack' }).click();
  const sign = page.getByRole('button', { name: 'Sign the opening' });
  await expect(sign).toBeVisible();

  await openAPack(world, product, 'high-tide');
  await sign.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^(The chances have changed|That took too long)$/)).toBeVisible();
  await expect(dialog.getByText(/^The market signed its reason\./)).toBeVisible();
  const logLink = dialog.getByRole('link', { name: /^See it in the draw log/ });
  const address = (await logLink.getAttribute('href')) ?? '';
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  expect(await page.evaluate(() => localStorage.getItem('drawReceipts'))).toContain('refused');

  await dialog.getByRole('button', { name: 'Go back and change it' }).click();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await sign.click();
  await expect(page.getByText('Waiting for public randomness')).toBeVisible();
  await passRound(world);
  await expect(page.getByText('Verified: the draw is fair')).toBeVisible();

  await page.goto(address);
  const linked = page.getByRole('list', { name: 'Entries' }).locator('[aria-current=true]');
  await expect(linked).toContainText(/because (the chances had changed|its round was due already)/);
  await expect(linked).toBeFocused();
  const own = page.getByRole('list', { name: 'Your receipts' });
  await expect(own.getByRole('link')).toHaveText([/^Draw accepted/, /^Draw refused/]);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Verified: /)).toBeVisible();
  await expect(page.getByText(/has all 2 draws and refusals whose receipts/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
});

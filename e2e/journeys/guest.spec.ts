import { expect, test } from '../fixtures/test';
import { expectSignedOut, openSignIn, signInDialog } from '../fixtures/sign-in';

test('As a Guest leads to the guest page, which knows where to return to', async ({ page }) => {
  await page.goto('/market');
  const dialog = await openSignIn(page);
  const guest = dialog
    .getByRole('button', { name: 'As a Guest' })
    .or(dialog.getByRole('link', { name: 'As a Guest' }));
  await guest.click();
  await expect(page).toHaveURL(/\/signin\/guest\?to=%2Fmarket\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signInDialog(page)).toBeHidden();
  await expectSignedOut(page);
});

import { expectAccessible } from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/test';
import { actionDialog, confirmFarPrice, signInAt, stockUp } from '../../fixtures/collectors/trader';

const FEZ = 'tomato-fez-tin-parliament';
const RADAR = '/dashboard?view=radar';

test('E205 a newcomer approves once and lists; revoking it on the radar deactivates the listing until it is approved again', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 1, traits: { [FEZ]: 2 }, isApproved: false });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);

  await test.step('the first listing needs an approval, which says what it allows', async () => {
    await page.getByRole('button', { name: 'List for sale' }).click();
    const dialog = actionDialog(page, 'List for sale');
    await dialog.getByLabel('Price per edition, in ETH').fill('0.3');
    await expect(dialog.getByText('Signature 1 of 2: approval')).toBeVisible();
    await expect(
      dialog.getByText(
        /^Seaport \(0x.*\) may move your traits of “Tin Parliament” \(0x.*\) on Ethereum until you revoke this approval\.$/,
      ),
    ).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await confirmFarPrice(dialog);
    await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the second listing needs none', async () => {
    await page.getByRole('button', { name: 'List for sale' }).click();
    const dialog = actionDialog(page, 'List for sale');
    await dialog.getByLabel('Price per edition, in ETH').fill('0.4');
    await expect(dialog.getByRole('button', { name: 'Sign the listing' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  const approvals = page.getByRole('region', { name: 'Approvals' });
  await test.step('after the approval is revoked on the radar, the listing is inactive and says why', async () => {
    await page.goto(RADAR);
    await approvals.getByText('1 approved').click();
    await expect(approvals.getByText(/1 open order needs it, and becomes inactive/)).toBeVisible();
    await approvals
      .getByRole('button', { name: 'Revoke approval for Tin Parliament traits' })
      .click();
    const dialog = actionDialog(page, 'Revoke approval');
    await expect(dialog.getByText(/may no longer move your traits/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign the revocation' }).click();
    await expect(dialog.getByRole('heading', { name: 'Approval revoked' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('0 active, 1 inactive')).toBeVisible();
    await expect(page.getByText(/you revoked that approval/)).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await test.step('after it is approved again, the listing is active again', async () => {
    await approvals.getByRole('button', { name: 'Approve Tin Parliament traits' }).click();
    const dialog = actionDialog(page, 'Approve Seaport');
    await dialog.getByRole('button', { name: 'Sign the approval' }).click();
    await expect(dialog.getByRole('heading', { name: 'Approved' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^1 open order/).first()).toBeVisible();
    await expect(page.getByText('0 active, 1 inactive')).toBeHidden();
  });
});

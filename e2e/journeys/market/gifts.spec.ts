import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { continueOnPhone } from '../../fixtures/look/window-width';
import { expect, test } from '../../fixtures/meet';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';

const FEZ = 'tomato-fez-tin-parliament';

test('E230 T102 a gift shows the whole address before it is signed, and its recipient gets a notice', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const friend = await meet('Friend Wallet');
  await stockUp(world, wallet, { traits: { [FEZ]: 3 } });
  await signInAt({ page, wallet }, '/dashboard?view=inventory');
  await page.getByRole('button', { name: 'Send Tomato Fez' }).click();
  const dialog = actionDialog(page, 'Send to another wallet');
  const address = dialog.getByLabel('Recipient’s address');
  await address.fill(wallet.address());
  await expect(dialog.getByRole('alert')).toContainText('This is your own address.');
  await address.fill(friend.wallet.address());
  await dialog.getByLabel('Editions to send (of 3)').fill('2');
  await dialog.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await continueOnPhone(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText(`to ${friend.wallet.address()}.`)).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(dialog.getByRole('heading', { name: 'They’re sent' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You hold 1 of')).toBeVisible();
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByRole('button', { name: 'Send to another wallet' })).toBeVisible();
  await expect(page.getByText(/Sent by you to/)).toBeVisible();

  await signInAt(friend, '/dashboard?view=notices');
  await friend.page.getByRole('link', { name: /You got a gift.*sent you 2 × Tomato Fez/ }).click();
  await expect(friend.page.getByText(/You hold 2 loose/)).toBeVisible();
});

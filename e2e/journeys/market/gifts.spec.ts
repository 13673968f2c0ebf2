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
  browserErrors,
}) => {
  // The recipient has no account yet, so that their profile is missing.
  browserErrors.require(/status of 404/);
  const friend = await meet('Friend Wallet');
  await stockUp(world, wallet, { traits: { [FEZ]: 3 } });
  await signInAt({ page, wallet }, '/dashboard?view=inventory');
  await page.getByRole('button', { name: 'Send Tomato Fez' }).click();
  const dialog = actionDialog(page, 'Send to another wallet');
  const address = dialog.getByLabel('Recipient’s username or address');
  await address.fill(wallet.address());
  await expect(dialog.getByRole('alert')).toContainText('This is your own address.');
  await address.fill(friend.wallet.address());
  await dialog.getByLabel('Editions to send (of 3)').fill('2');
  await dialog.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await continueOnPhone(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText(`to ${friend.wallet.address()}.`)).toBeVisible();
  const recipient = dialog.getByRole('region', { name: 'Recipient' });
  await expect(recipient.getByText(/^You haven’t sent anything to this address/)).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(dialog.getByRole('heading', { name: 'They’re sent' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Details of Tomato Fez' }).click();
  await expect(page.getByText('You hold 1 of')).toBeAttached();
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByRole('button', { name: 'Send to another wallet' })).toBeVisible();
  await expect(page.getByText(/Sent by you to/)).toBeVisible();

  await signInAt(friend, '/dashboard?view=notices');
  await friend.page.getByRole('link', { name: /You got a gift.*sent you 2 × Tomato Fez/ }).click();
  await expect(friend.page.getByText(/You hold 2 loose/)).toBeVisible();
});

const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const NAME = 'Tin Parliament #7';

test('E244 an avatar is sent with all that it wears, and its listing becomes inactive', async ({
  page,
  wallet,
  world,
  meet,
  browserErrors,
}) => {
  // The recipient has no account yet, so that their profile is missing.
  browserErrors.require(/status of 404/);
  const friend = await meet('Friend Wallet');
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await signInAt({ page, wallet }, '/avatars/tin-parliament/7');
  await page.getByRole('button', { name: 'List for sale' }).click();
  const listing = actionDialog(page, 'List for sale');
  await listing.getByLabel('Price, in ETH').fill('0.31');
  await listing.getByRole('button', { name: /^Sign/ }).click();
  await listing.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Send to another wallet' }).click();
  const dialog = actionDialog(page, 'Send to another wallet');
  await dialog.getByLabel('Recipient’s username or address').fill(friend.wallet.address());
  await expect(dialog.getByText(/^It goes with everything that it wears: /)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText(/^You send the avatar “Tin Parliament #7”/)).toBeVisible();
  const inactive = dialog.getByRole('region', { name: 'Orders that become inactive' });
  await expect(inactive.getByRole('listitem')).toContainText(`Listing: ${NAME}`);
  await expect(inactive.getByRole('listitem')).toContainText('0.31 ETH');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(dialog.getByRole('heading', { name: 'It’s sent' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Send to another wallet' })).toBeHidden();
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText('1 open order: 0 active, 1 inactive.')).toBeVisible();

  await signInAt(friend, '/dashboard?view=notices');
  await friend.page.getByRole('link', { name: /You got a gift.*sent you Tin Parliament/ }).click();
  await expect(friend.page.getByRole('button', { name: 'List for sale' })).toBeVisible();
});

const SECOND = 'teal-propeller-cap-tin-parliament';

test('E668 several traits and an avatar are sent together, and one signature covers them', async ({
  page,
  wallet,
  world,
  meet,
  browserErrors,
}) => {
  // The recipient has no account yet, so that their profile is missing.
  browserErrors.require(/status of 404/);
  const friend = await meet('Friend Wallet');
  await stockUp(world, wallet, { traits: { [FEZ]: 3, [SECOND]: 1 }, avatars: [AVATAR] });
  await signInAt({ page, wallet }, '/dashboard?view=inventory');
  await page.getByRole('button', { name: 'Select items' }).click();
  await page.getByRole('button', { name: 'Select all 3 shown' }).click();
  await page.getByRole('button', { name: 'Send 3 items' }).click();
  const dialog = actionDialog(page, 'Send 3 items');
  await dialog.getByLabel('Recipient’s username or address').fill(friend.wallet.address());
  await dialog.getByLabel('Editions of Tomato Fez to send (of 3)').fill('2');
  await dialog.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await continueOnPhone(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(
    dialog.getByText(
      `You send 3 editions of 2 traits and 1 avatar on Ethereum to ${friend.wallet.address()}.`,
    ),
  ).toBeVisible();
  await expect(
    dialog.getByRole('region', { name: 'Recipient' }).getByText(/^You haven’t sent anything/),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  // A reload leads back to the review.
  await page.reload();
  await dialog.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(dialog.getByRole('heading', { name: 'They’re sent' })).toBeVisible();
  await expect(dialog.getByText('2 sent')).toBeVisible();
  await expect(dialog.getByText('1 sent')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You hold 1 of')).toBeAttached();

  await signInAt(friend, '/dashboard?view=notices');
  await expect(friend.page.getByRole('link', { name: /You got a gift/ })).toHaveCount(3);
});

test('E683 an item that another tab sent in the meantime is taken out, and the rest is sent', async ({
  page,
  wallet,
  world,
  meet,
  browserErrors,
}) => {
  // The recipient has no account yet, so that their profile is missing, and the market refuses.
  browserErrors.require(/status of 404/);
  browserErrors.require(/status of 409/);
  const friend = await meet('Friend Wallet');
  await stockUp(world, wallet, { traits: { [FEZ]: 1, [SECOND]: 1 } });
  await signInAt({ page, wallet }, '/dashboard?view=inventory');
  await page.getByRole('button', { name: 'Select items' }).click();
  await page.getByRole('button', { name: 'Select all 2 shown' }).click();
  await page.getByRole('button', { name: 'Send 2 traits' }).click();
  const dialog = actionDialog(page, 'Send 2 traits');
  const address = dialog.getByLabel('Recipient’s username or address');
  await address.fill(friend.wallet.address());
  await dialog.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText(/^You send 2 editions of 2 traits/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard?view=inventory');
  await other.getByRole('button', { name: 'Send Tomato Fez' }).click();
  const single = actionDialog(other, 'Send to another wallet');
  await single.getByLabel('Recipient’s username or address').fill(friend.wallet.address());
  await single.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
  await single.getByRole('button', { name: 'Review' }).click();
  await single.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(single.getByRole('heading', { name: 'It’s sent' })).toBeVisible();
  await other.close();
  await dialog.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(
    dialog.getByRole('heading', { name: 'You no longer have enough of Tomato Fez' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back and change it' }).click();
  await expect(address).toHaveValue(friend.wallet.address());
  await dialog.getByRole('button', { name: 'Take out Tomato Fez' }).click();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Sign the transfer' }).click();
  await expect(dialog.getByRole('heading', { name: 'You sent 1 of 2' })).toBeVisible();
  await expect(dialog.getByText('Left out')).toBeVisible();
});

import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import { creditsLink } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signReviewed, signInAt, stockUp } from '../../fixtures/collectors/trader';
import type { World } from '../../fixtures/world';

const PLANS = '/subscriptions';
const CREDITS = '/dashboard?view=credits';
const DAY_MS = 24 * 60 * 60_000;
const AVATAR = { collection: 'tin-parliament', tokenId: '7' };

/** The scenario of a user with an Advanced plan and no credits left. */
test.use({ scenario: 'no-credits' });

const buyPlan = async (page: Page, plan: string): Promise<void> => {
  await page.getByRole('button', { name: `Buy the ${plan} plan` }).click();
  const dialog = actionDialog(page, `Buy the ${plan} plan`);
  await signReviewed(dialog, `You bought the ${plan} plan`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
};

const ledgerOf = async (page: Page): Promise<string[]> => {
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const texts: string[] = [];
  for (const row of (await rows.all()).slice(1)) {
    const cells = row.getByRole('cell');
    const why = await cells.first().locator('span').first().textContent();
    texts.push(`${why} ${await cells.nth(2).textContent()} ${await cells.nth(3).textContent()}`);
  }
  return texts;
};

const lots = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');

const planNotice = (page: Page) => page.getByRole('region', { name: 'Your plan' });

const comeBackAfter = async (
  page: Page,
  world: World,
  { days, walletAddress, at }: { days: number; walletAddress: `0x${string}`; at: string },
): Promise<void> => {
  // Opens the storage's origin without sending a call that needs a token.
  await page.goto('/images/currencies/eth.svg');
  const moved = await world.control.clock({ body: { advanceMs: days * DAY_MS } });
  const given = await world.control.token({ body: { walletAddress } });
  if (moved.status !== 200 || given.status !== 200) throw new Error('The clock did not move.');
  await page.clock.setSystemTime(moved.body.now);
  await page.evaluate((token) => {
    localStorage.setItem('accessToken', token);
  }, given.body.accessToken);
  await page.goto(at);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
};

test('E45 a plan is bought, used and ended, what is left of it rolls over, and each step is announced', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await page.clock.install();
  await stockUp(world, wallet, { native: 5, avatars: [AVATAR] });
  await signInAt({ page, wallet }, PLANS);
  await expect(page.getByText(/^Your Advanced plan ends on/)).toBeVisible();
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 0');
  await buyPlan(page, 'Basic');
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 100');
  await expect(page.getByRole('banner').locator('[data-tier=Basic]')).toBeVisible();
  await expect(page.getByText(/^Your Basic plan ends on/)).toContainText('100 credits');
  await expect(planNotice(page)).toBeHidden();

  const walletAddress = wallet.address();
  const owner = await tradeAs(ownerOf(wallet), world, product);
  expect(await owner.takeOneOff(AVATAR)).toMatchObject({ status: 201 });
  await page.goto(CREDITS);
  await expect(page.getByRole('term').filter({ hasText: 'Balance' }).locator('+ dd')).toHaveText(
    '95',
  );
  expect(await ledgerOf(page)).toEqual(['Avatar changed −5 95', 'Plan bought +100 100']);
  await expectAccessibleInBothThemes(page, 'main');

  await comeBackAfter(page, world, { days: 28, walletAddress, at: '/dashboard' });
  await expect(planNotice(page)).toContainText('Your Basic plan ends in 2 days');
  await planNotice(page).getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(PLANS);
  await expect(planNotice(page)).toContainText('Your Basic plan ends in 2 days');
  await expectAccessibleInBothThemes(page, 'main');

  await comeBackAfter(page, world, { days: 3, walletAddress, at: CREDITS });
  await expect(planNotice(page)).toContainText('Your Basic plan has ended');
  await expect(page.getByRole('banner').locator('[data-tier=Free]')).toBeVisible();
  await expect(lots(page)).toHaveText([/^From a plan.*95$/]);

  await page.goto(PLANS);
  await expect(page.getByText(/^You have no plan right now/)).toContainText('95 credits');
  await buyPlan(page, 'Basic');
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 195');
  await page.goto(CREDITS);
  await expect(lots(page)).toHaveText([/^From a plan.*95$/, /^From a plan.*100$/]);

  await comeBackAfter(page, world, { days: 29, walletAddress, at: CREDITS });
  expect(await ledgerOf(page)).toEqual([
    'Expired −95 100',
    'Plan bought +100 195',
    'Avatar changed −5 95',
    'Plan bought +100 100',
  ]);
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 100');
});

test('people on another network are asked to switch before signing, and pay in its coin', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 1, pol: 100 });
  await signInAt({ page, wallet }, PLANS);
  await page.getByRole('button', { name: 'Buy 200 credits' }).press('Enter');
  const dialog = actionDialog(page, 'Buy 200 credits');
  await expect(dialog.getByRole('radio', { name: /^Ethereum/ })).toBeChecked();
  await expect(dialog.getByText('You hold 100 POL')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  // Makes the whole purchase with the keyboard.
  await dialog.getByRole('radio', { name: /^Ethereum/ }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Polygon/ })).toBeChecked();
  await expect(dialog.getByText('You pay at most 80 POL')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Sign the credit purchase' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'You bought 200 credits' })).toBeFocused();
  expect(wallet.timesAsked('wallet_switchEthereumChain')).toBe(1);
  expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buy 200 credits' })).toBeFocused();
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 200');
});

test('a price that has changed is refused, shown, and not paid', async ({
  page,
  wallet,
  world,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  await stockUp(world, wallet, { native: 5 });
  // Shows the plan at a lower price than the market now charges.
  await page.route('**/economy/v1/plans', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('"40000', '"39000') });
  });
  await signInAt({ page, wallet }, PLANS);
  await page.getByRole('button', { name: 'Buy the Basic plan' }).click();
  const dialog = actionDialog(page, 'Buy the Basic plan');
  await expect(dialog.getByText('You pay at most 0.0039 ETH')).toBeVisible();
  await page.unroute('**/economy/v1/plans');
  await dialog.getByRole('button', { name: 'Sign the plan purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'The price has changed' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('you weren’t charged');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('main').getByText('0.004 ETH')).toBeVisible();
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 0');
  await buyPlan(page, 'Basic');
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 100');
});

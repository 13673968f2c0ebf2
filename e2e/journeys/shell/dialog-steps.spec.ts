import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { acknowledgement, agreement, signInDialog, termsDialog } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';

const FEZ = 'tomato-fez-tin-parliament';
const SIGNING = 'eth_signTypedData_v4';
/** The wall with the fez among its first cards. */
const WALL = '/market?collection=tin-parliament&slot=headwear&listed=true';
const BUY = /^Buy (?:more )?for/;

/** The left edge, the top edge and the width of a dialog, in pixels. */
const placeOf = async (dialog: Locator) => {
  const box = await dialog.boundingBox();
  return box && [box.x, box.y, box.width];
};

const open = async (page: Page, name: string, button: string | RegExp): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  return actionDialog(page, name);
};

test('E473 a dialog keeps its width and its top edge from the form to the receipt', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 2 } });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const dialog = await open(page, 'List for sale', 'List for sale');
    await dialog.getByLabel('Price per edition, in ETH').fill('0.5');
    const place = await placeOf(dialog);
    await expect(dialog.getByRole('button', { name: 'Sign the listing' })).toBeEnabled();
    expect(await placeOf(dialog), 'review').toEqual(place);
    wallet.ignore(SIGNING);
    await dialog.getByRole('button', { name: /^Sign/ }).click();
    const stop = dialog.getByRole('button', { name: 'Stop waiting' });
    await expect(stop).toBeVisible();
    expect(await placeOf(dialog), 'signing').toEqual(place);
    wallet.agree(SIGNING);
    if (width !== 1440) {
      await stop.click();
      await page.keyboard.press('Escape');
      continue;
    }
    await stop.click();
    await dialog.getByRole('button', { name: /^Sign/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
    expect(await placeOf(dialog), 'receipt').toEqual(place);
  }
});

test('E474 Buy has the same steps on a card and on the page of its trait, and the signing step repeats the price and its fees', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 50 });
  await signInAt({ page, wallet }, WALL);
  const facts: string[] = [];
  for (const [at, button] of [
    [WALL, 'Buy Tomato Fez'],
    [`/traits/${FEZ}`, BUY],
  ] as const) {
    await page.goto(at);
    const dialog = await open(page, 'Buy', button);
    await expect(dialog.getByRole('button', { name: 'Sign the purchase' })).toBeEnabled();
    await expect(dialog.getByText(/^Balance after this$/)).toBeVisible();
    await expect(dialog.locator('dl')).not.toContainText('…');
    facts.push(await dialog.locator('dl').innerText());
    wallet.ignore(SIGNING);
    await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
    await expect(dialog.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
    await expect(dialog.getByText(/^You buy 1 × “Tomato Fez”/)).toBeVisible();
    await expect(dialog.getByText(/^You pay .*fees included/)).toBeVisible();
    facts.push(await dialog.locator('dl').innerText());
    await expectAccessible(page, '[role=dialog]');
  }
  expect(new Set(facts).size, facts.join(' | ')).toBe(1);
});

test('E472 a purchase that was left unsigned does not open on a later visit, and the overview continues it', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 50 });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  const dialog = await open(page, 'Buy', BUY);
  const sign = dialog.getByRole('button', { name: 'Sign the purchase' });
  await expect(sign).toBeEnabled();
  await page.goto('/help');
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByRole('main').getByRole('button', { name: BUY }).first()).toBeEnabled();
  await page.goto('/dashboard');
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  await expect(attention).toContainText('unfinished action, not signed: Buy');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await attention.getByRole('button', { name: 'Continue' }).click();
  await expect(sign).toBeEnabled();
  await page.reload();
  await expect(sign).toBeEnabled();
});

test('E473 the list of wallets leaves a margin at the bottom, and nothing in it scrolls', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click();
  const terms = termsDialog(page);
  await agreement(terms).check();
  await acknowledgement(terms).check();
  await terms.getByRole('button', { name: 'Accept' }).click();
  const dialog = signInDialog(page);
  await expect(dialog.getByRole('button', { name: 'Demo wallet' })).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    const [height, scrolled] = await dialog.evaluate((box) => [box.clientHeight, box.scrollHeight]);
    expect(scrolled).toBe(height);
    expect(height).toBeLessThan(size.height * 0.87);
  }
});

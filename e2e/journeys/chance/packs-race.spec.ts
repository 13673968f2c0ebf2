import type { Page, Route } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/meet';
import { passRound } from '../../fixtures/collectors/pass-round';
import { leaveOnePack } from '../../fixtures/collectors/pack-opener';
import { returnTo } from '../../fixtures/returning';
import { stockUp } from '../../fixtures/collectors/trader';
import { overflow } from '../../fixtures/look/window-width';

const reviewPack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Buy packs' }).click();
  await expect(page.getByText(/You buy one High Tide pack, sealed\./)).toBeVisible();
};

/** Holds each page's request until both have sent one, so that they arrive together. */
const meetAtTheCounter = async (pages: readonly Page[]): Promise<void> => {
  let sent = 0;
  let letGo = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = async (route: Route) => {
    sent += 1;
    if (sent === pages.length) letGo();
    await both;
    await route.continue();
  };
  await Promise.all(pages.map((page) => page.route('**/economy/v1/packs/buy', wait)));
};

test('E173 E452 E337 E346 T71 two collectors race for the last pack: one opens it and sees that it was checked', async ({
  page,
  wallet,
  browserErrors,
  world,
  product,
  meet,
}) => {
  await leaveOnePack(world, product, 'high-tide');
  const other = await meet('other');
  for (const one of [{ page, wallet }, other]) {
    await stockUp(world, one.wallet, { native: 500, pol: 90_000 });
    await returnTo(one, '/packs?drop=high-tide');
    await expect(one.page.getByText(/^39 sold, /)).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page)).toBe(0);
  await reviewPack(page);
  await reviewPack(other.page);

  const sign = { name: 'Sign the pack purchase' };
  const both = [page, other.page];
  for (const errors of [browserErrors, other.browserErrors]) errors.allow(/status of 409/);
  await meetAtTheCounter(both);
  await Promise.all(both.map((one) => one.getByRole('button', sign).click()));
  const bought = (one: Page) => one.getByText('You bought a pack');
  const tooLate = (one: Page) => one.getByText('Not enough packs left');
  for (const one of both) await expect(bought(one).or(tooLate(one))).toBeVisible();
  const isFirst = await bought(page).isVisible();
  const [winner, loser] = isFirst ? [page, other.page] : [other.page, page];
  await expect(bought(winner)).toBeVisible();
  await expect(tooLate(loser)).toBeVisible();

  await winner.getByRole('button', { name: 'Done' }).click();
  await winner.getByRole('button', { name: 'Open your pack' }).click();
  await winner.getByRole('button', { name: 'Sign the opening' }).click();
  const stored = () => winner.evaluate(() => localStorage.getItem('drawReceipts'));
  await expect.poll(stored).toContain('accepted');
  await expect(winner.getByText('Waiting for public randomness')).toBeVisible();
  await expectAccessibleInBothThemes(winner, 'main');
  await passRound(world);
  await expect(winner.getByText('Verified: the draw is fair')).toBeVisible();
  await winner.getByRole('button', { name: 'Your pack: tear to open' }).click();
  const pack = winner.getByRole('region', { name: 'Your pack' });
  await expect(pack.getByRole('listitem')).toHaveCount(5);
  await expect(pack.getByRole('button', { name: /^List / })).toHaveCount(5);
  await expectAccessibleInBothThemes(winner, 'main');
  expect(await overflow(winner)).toBe(0);
});

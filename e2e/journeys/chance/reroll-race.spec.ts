import type { Page } from '@playwright/test';

import {
  expectAccessibleInBothThemes,
  expectHeadingsInOrder,
} from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/meet';
import { passRound } from '../../fixtures/collectors/pass-round';
import { openPool, outsideOf } from '../../fixtures/collectors/reroller';
import { returnTo } from '../../fixtures/returning';
import { stockUp } from '../../fixtures/collectors/trader';
import { overflow, widen } from '../../fixtures/look/window-width';

const reviewReroll = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Re-roll for 10 credits: ${name}`, exact: true }).click();
  await expect(page.getByText(/^You put in /)).toBeVisible();
};

test('E196 E452 E694 two collectors race for the same pool: one sees that the result was checked, the other keeps everything', async ({
  page,
  wallet,
  world,
  product,
  meet,
}) => {
  const pool = await openPool(world, product);
  const stake = await outsideOf(world, product, pool);
  const other = await meet('other');
  const at = `/reroll?pool=${pool.collection}/${pool.slot}`;
  for (const one of [{ page, wallet }, other]) {
    await stockUp(world, one.wallet, { traits: { [stake.id]: 1 } });
    const walletAddress = one.wallet.address();
    const { status } = await world.control.grant({
      body: { walletAddress, credits: { vanilla: 40 } },
    });
    expect(status).toBe(200);
    await returnTo(one, at);
    await expect(one.page.getByRole('table')).toBeVisible();
  }
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page)).toBe(0);
  await reviewReroll(page, stake.value);
  await reviewReroll(other.page, stake.value);

  const sign = { name: 'Sign the re-roll' };
  await page.getByRole('button', sign).click();
  await expect(page.getByText('Waiting for public randomness')).toBeVisible();
  await widen(page, 1440);
  const isOnFloor = await page.getByText(/ in, a new trait out$/).evaluate((text) => {
    const floors = text.closest('.isolate')?.querySelectorAll('span[aria-hidden]') ?? [];
    const top = Math.min(...[...floors].map((floor) => floor.getBoundingClientRect().top));
    return top <= text.getBoundingClientRect().top;
  });
  expect(isOnFloor).toBe(true);
  other.browserErrors.require(/status of 409/);
  await other.page.getByRole('button', sign).click();
  await expect(other.page.getByText('Another draw is still waiting for its result')).toBeVisible();

  await passRound(world);
  await expect(page.getByText('Verified: the draw is fair')).toBeVisible();
  await page.getByRole('button', { name: 'Your new trait: reveal' }).click();
  const came = page.getByRole('region', { name: 'Your new trait' });
  await expect(came.getByRole('link', { name: /^View / })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await expectHeadingsInOrder(page);
  expect(await overflow(page)).toBe(0);
});

import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundTime } from '@trait-market/contract/economy/beacon';
import { drawTermsOf } from '@trait-market/contract/economy/draws';

import { openAPack } from '../../fixtures/collectors/pack-opener';
import {
  expectAccessibleInBothThemes,
  expectHeadingsInOrder,
} from '../../fixtures/look/accessibility';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';
import { expect, test } from '../../fixtures/test';

const MINUTE_MS = 60_000;

const evidenceOf = async (page: Page): Promise<unknown> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Download the evidence' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
};

test('E323 E345 E346 T152 T167 a draw waits for a late beacon, is reported as held back, and is decided by its round alone', async ({
  page,
  world,
  product,
}) => {
  expect((await world.control.beacon({ body: { late: true } })).status).toBe(200);
  const draw = await openAPack(world, product, 'high-tide');
  expect(draw).toMatchObject({ state: 'waiting', beacon: null });
  const { round } = drawTermsOf(draw.signed);
  const due = roundTime(DEMO_BEACON, round);

  await page.clock.setFixedTime(due - 5_000);
  await page.goto(`/packs?opened=${draw.id}`);
  await expect(page.getByText('Waiting for public randomness')).toBeVisible();
  await page.clock.setFixedTime(due + MINUTE_MS);
  await expect(page.getByText('The public beacon is late')).toBeVisible();
  await expect(page.getByText(`Nothing is decided without round ${round}`)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await page.clock.setFixedTime(due + 11 * MINUTE_MS);
  const alert = page.getByRole('alert').filter({ hasText: 'This draw is held back' });
  await expect(alert).toContainText(`Round ${round} of the public beacon was due`);
  await expectAccessibleInBothThemes(page, 'main');
  expect(await evidenceOf(page)).toMatchObject({ id: draw.id, state: 'waiting', beacon: null });

  expect((await world.control.beacon({ body: { late: false } })).status).toBe(200);
  await expect(page.getByText('Verified: the draw is fair')).toBeVisible();
  await expect(page.getByText(new RegExp(`^Decided at .* by round ${round} `))).toBeVisible();
  await expect(alert).toBeHidden();
});

test('E161 E346 T153 packs come back if the market’s part never comes, and their page says so', async ({
  page,
  world,
  product,
}) => {
  expect((await world.control.draws({ body: { conduct: 'never-reveals' } })).status).toBe(200);
  const draw = await openAPack(world, product, 'high-tide');
  await page.goto(`/packs?opened=${draw.id}`);
  await expect(page.getByText('Waiting for the market')).toBeVisible();
  await expect(page.getByText(/If it doesn’t, the packs go back\./)).toBeVisible();
  const { status } = await world.control.clock({ body: { advanceMs: 11 * MINUTE_MS } });
  expect(status).toBe(200);
  await expect(page.getByText('The packs went back')).toBeVisible();
  await expect(page.getByText(/so nothing was drawn\.$/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await page.getByRole('link', { name: 'See it in the draw log' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Draw returned' })).toBeVisible();
});

test('E337 E339 T166 a fair draw that the log doesn’t prove is a warning, with the evidence to download', async ({
  page,
  world,
  product,
  browserErrors,
}) => {
  const draw = await openAPack(world, product, 'high-tide');
  browserErrors.allow(/status of 404/);
  await page.route('**/economy/v1/draws/log/inclusion*', (route) =>
    route.fulfill({ status: 404, json: { code: 'unknown-entry', message: 'No such entry.' } }),
  );
  await page.goto(`/packs?opened=${draw.id}`);
  const alert = page.getByRole('alert').filter({ hasText: 'This draw’s record is wrong' });
  await expect(alert).toContainText('public log doesn’t have this draw');
  await expect(page.getByText(/^Verified/)).toBeHidden();
  await expect(page.getByRole('button', { name: /tear to open/ })).toBeHidden();
  await expectAccessibleInBothThemes(page, 'main');
  await expectHeadingsInOrder(page);
  expect(await evidenceOf(page)).toMatchObject({
    id: draw.id,
    link: draw.link,
    beacon: { round: drawTermsOf(draw.signed).round },
    receipt: { entry: expect.stringContaining(draw.id) },
    check: { log: { faults: ['not-logged'], log: { head: { signature: expect.any(String) } } } },
  });
  await continueOnPhone(page);
  expect(await overflow(page)).toBe(0);
});

test('E338 T166 anyone reads and verifies the log, and finds a draw in it', async ({
  page,
  world,
  product,
}) => {
  const draw = await openAPack(world, product, 'high-tide');
  await page.goto('/packs');
  await page.getByRole('link', { name: 'See the log of all draws' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Draw log' })).toBeVisible();
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByRole('heading', { level: 3 }).first()).toHaveText('Result revealed');
  await expectHeadingsInOrder(page);
  await expectAccessibleInBothThemes(page, 'main');

  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Verified: signed by the market/)).toBeVisible();
  await expect(page.getByText(/remembers this head from now on/)).toBeVisible();
  await openAPack(world, product, 'high-tide');
  await page.reload();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Nothing was removed or changed since/)).toBeVisible();

  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible();
  await page.getByLabel('Wallet address').fill(draw.by.address);
  await page.getByRole('button', { name: 'Show its entries' }).click();
  await expect(entries.getByRole('heading', { level: 3 })).toHaveText([
    'Packs bought',
    'Commitments published',
    'Draw accepted',
    'Result revealed',
  ]);
  await continueOnPhone(page);
  expect(await overflow(page)).toBe(0);
  await entries
    .getByRole('listitem')
    .filter({ hasText: 'Draw accepted' })
    .getByRole('link', { name: 'See the draw' })
    .click();
  await expect(page.getByText('Verified: the draw is fair')).toBeVisible();
});

test('E338 T166 a log that contradicts the head seen before is a warning', async ({ page }) => {
  await page.goto('/draws/log');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Verified/)).toBeVisible();
  await page.evaluate(() => {
    const seen = localStorage.getItem('drawLogSeen') ?? '';
    const root = `0x${'ab'.repeat(32)}`;
    localStorage.setItem(
      'drawLogSeen',
      seen.replace(/"root":"0x[0-9a-f]{64}"/, `"root":"${root}"`),
    );
  });
  await page.reload();
  await page.getByRole('button', { name: 'Verify' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This log can’t be trusted' });
  await expect(alert).toContainText('isn’t a continuation of the one that your browser saw');
  await expectAccessibleInBothThemes(page, 'main');
  expect(await evidenceOf(page)).toMatchObject({
    faults: ['split-log'],
    before: { head: { root: `0x${'ab'.repeat(32)}` } },
    log: { head: { signature: expect.any(String) } },
  });
});

test('E381 the whole log of the market is read and compared, and has no faults', async ({
  page,
}) => {
  await page.goto('/draws/log');
  await page.getByRole('button', { name: 'Check the whole log' }).click();
  await expect(page.getByText('No faults in the whole log')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/^The log explains [1-9]\d* draws, /)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
});

import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { traitSection } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';
import { mainHeading } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';
const FEZ_NAME = 'Tomato Fez';
const CARVED = 'ebony-carved-figure-night-post';
const BODY = 'slate-two-faced-body-night-post';

const tray = (page: Page) => page.getByRole('region', { name: 'Traits to compare' });
const showTray = (page: Page, items: string) =>
  page.getByRole('button', { name: `Show the ${items} to compare` }).click();
const columns = (page: Page) => page.getByRole('table').getByRole('button', { name: /^Remove / });

test('E331 E333 E335 traits chosen on a page, a similar one and a card are compared, in every tab and after a reload', async ({
  page,
  context,
  networkQuiet,
}) => {
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: `Compare ${FEZ_NAME}` }).click();
  await expect(tray(page).getByRole('img')).toHaveCount(1);
  await traitSection(page, 'Activity').scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: 'Similar in this collection' });
  await similar
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(tray(page).getByRole('img')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);

  const other = await context.newPage();
  await other.goto('/market?slot=eyes');
  await showTray(other, '2 items');
  await expect(tray(other).getByRole('img')).toHaveCount(2);
  await other
    .getByRole('list', { name: 'Traits' })
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(tray(other).getByRole('img')).toHaveCount(3);
  await expect(
    page.getByRole('button', { name: 'Show the 3 items to compare' }).or(tray(page)),
  ).toBeVisible();
  await other.close();
  await page.reload();
  await showTray(page, '3 items');
  await expect(tray(page).getByRole('img')).toHaveCount(3);

  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${FEZ},[\\w-]+,[\\w-]+$`));
  await expect(mainHeading(page)).toHaveText('Compare');
  await expect(columns(page)).toHaveCount(3);
  await expect(tray(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /^Floor/ })).toContainText('Lowest');
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, 'main');

  await page.getByRole('button', { name: `Remove ${FEZ_NAME} from the comparison` }).click();
  await expect(columns(page)).toHaveCount(2);
  await page.goto('/market');
  await showTray(page, '2 items');
  await expect(tray(page).getByRole('img')).toHaveCount(2);
  await tray(page).getByRole('button', { name: 'Clear the traits to compare' }).click();
  await expect(tray(page)).toBeHidden();
});

test('E599 at 1440, the comparison starts at the common edge, without a toast of what was added, and Compare has one icon', async ({
  page,
}) => {
  await page.goto('/market');
  const edge = async () =>
    Math.round(
      (await page.getByRole('link', { name: 'Trait Market' }).first().boundingBox())?.x ?? 0,
    );
  const cards = page.getByRole('list', { name: 'Traits' });
  for (const position of [0, 1, 2])
    await cards
      .getByRole('button', { name: /^Compare / })
      .nth(position)
      .click();
  await expect(tray(page).getByRole('img')).toHaveCount(3);
  const toast = page.getByText('Added to compare', { exact: true });
  await expect(toast).toBeAttached();
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(columns(page)).toHaveCount(3);
  // Doesn't wait, because each toast ends after five seconds.
  expect(await toast.isVisible()).toBe(false);
  const left = async () => Math.round((await mainHeading(page).boundingBox())?.x ?? 0);
  expect(await left()).toBe(await edge());
  await columns(page).first().click();
  await expect(columns(page)).toHaveCount(2);
  expect(await left()).toBe(await edge());

  const icon = { width: '18px', height: '14px' };
  await page.goto(`/traits/${FEZ}`);
  const button = page.getByRole('button', { name: `Compare ${FEZ_NAME}` });
  await expect(button.locator('svg')).toHaveCount(0);
  expect(
    await button
      .locator('.compare-icon')
      .first()
      .evaluate((one) => ({
        width: getComputedStyle(one).width,
        height: getComputedStyle(one).height,
      })),
  ).toEqual(icon);
  await page.goto('/market');
  await continueOnPhone(page);
  expect(
    await cards
      .getByRole('button', { name: /^Compare / })
      .first()
      .evaluate((one) => ({
        width: getComputedStyle(one, '::before').width,
        height: getComputedStyle(one, '::before').height,
      })),
  ).toEqual(icon);
});

test('E641 three compared traits fit on a tablet, and a phone shows equal pictures and a part of the third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/compare?ids=${FEZ},${CARVED},${BODY}`);
  const table = page.getByRole('region', { name: 'Comparison' });
  const heads = table.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(heads).toHaveCount(3);
  const boxes = async (cut: number) =>
    Promise.all(
      (await heads.all()).map((head) =>
        head.getByRole('link').evaluate((link, places) => {
          const { x, y, width } = (link.firstElementChild ?? link).getBoundingClientRect();
          return [x, y, width].slice(places).map(Math.round);
        }, cut),
      ),
    );
  const sideways = () =>
    table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  expect(new Set((await boxes(1)).map(String)).size).toBe(1);

  await continueOnPhone(page);
  expect(new Set((await boxes(1)).map(String)).size).toBe(1);
  const [, , third = []] = await boxes(0);
  const [left = 0] = third;
  expect(left).toBeGreaterThan(300);
  expect(left).toBeLessThan(355);
  expect(await sideways()).toBeGreaterThan(0);
});

test('E334 a shared comparison names what it leaves out, scrolls by keyboard on a phone, and prints', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await continueOnPhone(page);
  await page.goto(`/compare?ids=${FEZ},${CARVED},${BODY},no-such-trait,${FEZ},../me`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('There’s no trait “no-such-trait” on the market.');
  await expect(alert).toContainText(`Named more than once, and shown once: “${FEZ}”.`);
  await expect(alert).toContainText('Not a trait ID: “../me”.');
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: `Make an offer for ${FEZ_NAME}` })).toBeVisible();
  // Estimates have hidden text, which must not widen the page.
  await expect(page.getByRole('row', { name: /^Floor/ }).getByText(/≈\s\$/)).toHaveCount(3);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'main');

  const table = page.getByRole('region', { name: 'Comparison' });
  const scrolled = () => table.evaluate(({ scrollLeft }) => scrollLeft);
  const labelLeft = async () =>
    (await page.getByRole('rowheader', { name: 'Floor' }).boundingBox())?.x;
  const left = await labelLeft();
  expect(await scrolled()).toBe(0);
  await columns(page).last().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  expect(await labelLeft()).toBe(left);

  await page.emulateMedia({ media: 'print' });
  await expect(columns(page).first()).toBeHidden();
  await expect(page.getByRole('button', { name: /^Buy / }).first()).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Holders' })).toBeVisible();
  expect(await table.evaluate((one) => getComputedStyle(one).overflowX)).toBe('visible');
});

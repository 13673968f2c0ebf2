import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { dock } from '../../fixtures/collectors/bench';
import { actionDialog } from '../../fixtures/collectors/trader';
import { mainHeading } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';

const CHOSEN = [
  { id: FEZ, name: 'Tomato Fez' },
  { id: 'ebony-carved-figure-night-post', name: 'Ebony Carved Figure' },
  { id: 'tin-parliament.7', name: 'Tin Parliament #7' },
];

const SIZES = [
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Pages, and whether the traits and avatars to compare are shown on them. */
const PAGES: readonly (readonly [path: string, hasTray: boolean])[] = [
  ['/market', true],
  ['/collections/tin-parliament', true],
  ['/avatars/tin-parliament/7', true],
  ['/collections', false],
  ['/watchlist', true],
  [`/compare?ids=${FEZ}`, false],
  ['/', false],
  ['/packs', false],
];

const trays = (page: Page): Locator => page.getByRole('region', { name: /^\w+ to compare$/ });

const closedTray = (page: Page): Locator =>
  page.getByRole('button', { name: /^Show the (item|\d+ items) to compare$/ });

const PAGE_CONTROLS = 'main :is(a, button, input, select), footer a';

/**
 * Scrolls to each of the controls as little as possible, as the keyboard does, and returns the
 * texts of those that something floating covers then.
 */
const coveredAfterScrolling = (page: Page, controls = PAGE_CONTROLS): Promise<string[]> =>
  page.evaluate((selector) => {
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        floats(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
      })
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { x, bottom, width, height } = control.getBoundingClientRect();
        // The lower end, because everything that floats is at the bottom.
        const top = document.elementFromPoint(x + width / 2, bottom - Math.min(height / 2, 12));
        return top !== null && !control.contains(top) && !top.contains(control) && floats(top);
      })
      .map((control) => control.ariaLabel ?? control.textContent);
  }, controls);

for (const [path, hasTray] of PAGES)
  test(`E493 E640 ${path} has ${hasTray ? 'a closed tray' : 'no tray'}, and nothing that floats covers a control after scrolling to it`, async ({
    page,
    networkQuiet,
  }) => {
    await page.addInitScript(
      (text) => localStorage.setItem('compared', text),
      JSON.stringify(CHOSEN),
    );
    for (const size of SIZES)
      await test.step(`at ${size.width}`, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(mainHeading(page)).toBeVisible();
        await networkQuiet();
        await expect(trays(page)).toHaveCount(0);
        await expect(closedTray(page)).toHaveCount(hasTray ? 1 : 0);
        expect(await coveredAfterScrolling(page)).toEqual([]);
        if (!hasTray) return;
        await page.evaluate(() => window.scrollTo(0, 0));
        await closedTray(page).click();
        await expect(trays(page)).toHaveCount(2);
        expect(await coveredAfterScrolling(page)).toEqual([]);
      });
  });

test('E601 at 1440, an editor covers no control before a choice, and says once how a choice moves rank and score', async ({
  page,
  networkQuiet,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/construct?avatar=fathom-club/1');
  const search = page.getByRole('searchbox', { name: 'Search what’s for sale' });
  await expect(search).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Headwear/ })
    .click();
  await networkQuiet();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await coveredAfterScrolling(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(dock(page)).not.toBeInViewport();
  const choices = page
    .getByRole('group', { name: 'Headwear' })
    .getByRole('radio', { checked: false });
  await choices.last().check();
  await expect(dock(page)).toContainText('1 change');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(dock(page)).toBeInViewport({ ratio: 1 });
  const figures = page.getByRole('status').filter({ hasText: 'Rarity score' });
  await expect(figures).toHaveAttribute('aria-busy', 'false');
  await expect(figures.getByText('Rarity score', { exact: true })).toHaveCount(1);
  const line = await figures.getByRole('paragraph').boundingBox();
  expect(line?.height).toBeLessThan(50);

  await page.keyboard.press('Control+z');
  await expect(dock(page)).toContainText('No changes yet');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(dock(page).getByRole('button', { name: 'Redo' })).toBeInViewport({ ratio: 1 });
});

test('E521 E522 the two sides of a trade stay in view while its cards are pressed, and cover no control', async ({
  page,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const trade = actionDialog(page, 'Propose a trade');
  const given = trade.getByRole('region', { name: 'You give' });
  const cards = trade
    .getByRole('group', { name: 'What you give for one edition' })
    .getByRole('listitem');
  const several = cards.filter({ has: page.getByRole('textbox') }).first();
  for (const size of SIZES)
    await test.step(`at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await several.locator('label').click();
      await expect(several.getByRole('textbox')).toHaveValue('1');
      await expect(given.locator('img')).toHaveCount(1);
      for (const part of [cards.first(), cards.last(), trade.getByRole('group').last()]) {
        await part.scrollIntoViewIfNeeded();
        await expect(given).toBeInViewport({ ratio: 1 });
        await expect(trade.getByRole('region', { name: 'You get' })).toBeInViewport({ ratio: 1 });
        await expect(trade.getByRole('status').filter({ hasText: 'By floor' })).toBeInViewport({
          ratio: 1,
        });
      }
      if (size.width === 375) {
        const top = await given.boundingBox();
        const bottom = await trade.getByRole('button', { name: 'Review' }).boundingBox();
        expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(150);
      }
      expect(
        await coveredAfterScrolling(page, '[role=dialog] :is(a, button, input, select)'),
      ).toEqual([]);
      await several.locator('label').click();
      await expect(given).toHaveText(/Nothing yet$/);
    });
});

test('E522 E651 on a phone, the sides of a large trade with coin stay low, and no button covers a control or the tick of the review', async ({
  page,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const trade = actionDialog(page, 'Propose a trade');
  const review = trade.getByRole('button', { name: 'Review' });
  await expect(trade.getByText('Choose what you give first')).toBeVisible();
  await expect(review).toBeDisabled();
  const ticks = trade.getByRole('listitem').getByRole('checkbox');
  for (let position = 0; position < 12; position += 1) await ticks.nth(position).check();
  await page.setViewportSize({ width: 375, height: 740 });
  const height = async () => {
    const top = await trade.getByRole('region', { name: 'You give' }).boundingBox();
    const bottom = await review.boundingBox();
    return (bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0);
  };
  await expect.poll(height).toBeLessThanOrEqual(150);
  await trade.getByRole('textbox', { name: /^You add, in/ }).fill('0.0123456789');
  await expect(trade.getByRole('region', { name: 'You give' })).toContainText('0.0123456789');
  await expect.poll(height).toBeLessThanOrEqual(180);
  const controls = '[role=dialog] :is(a, button, input, select)';
  expect(await coveredAfterScrolling(page, controls)).toEqual([]);

  await review.click();
  await expect(trade.getByRole('checkbox', { name: /^I accept that I get/ })).toBeVisible();
  for (const size of SIZES)
    await test.step(`the review at ${size.width}`, async () => {
      await page.setViewportSize(size);
      expect(await coveredAfterScrolling(page, controls)).toEqual([]);
    });
});

test('E598 from tablets on, a trade shows its items with their facts as tiles, four or five in a row', async ({
  page,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const cards = actionDialog(page, 'Propose a trade')
    .getByRole('group', { name: 'What you give for one edition' })
    .getByRole('listitem');
  for (const [width, columns] of [
    [1440, 4],
    [768, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cards.nth(columns)).toBeVisible();
    const tops = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const picture = await cards.first().locator('img').boundingBox();
    expect(picture?.width).toBeLessThanOrEqual(96);
    for (const fact of [/^Floor/, /Last sale|Never sold/, 'The Understory']) {
      const line = await cards.getByText(fact).first().boundingBox();
      expect(line?.height, `${String(fact)} at ${width} px`).toBeGreaterThan(10);
      expect(line?.height, `${String(fact)} at ${width} px is one line`).toBeLessThan(20);
    }
  }
  const tick = cards.first().getByRole('checkbox');
  const tools = actionDialog(page, 'Propose a trade').locator(
    'input[type=search], fieldset select',
  );
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await tick.boundingBox();
    const picture = await cards.first().locator('img').boundingBox();
    for (const inset of [(box?.x ?? 0) - (picture?.x ?? 0), (box?.y ?? 0) - (picture?.y ?? 0)]) {
      expect(inset, `the tick at ${width} px is in the picture`).toBeGreaterThanOrEqual(0);
      expect(inset).toBeLessThanOrEqual(8);
    }
    await expect(cards.first()).toHaveCSS('outline-style', 'none');
    await tick.check();
    await expect(cards.first()).toHaveCSS('outline-style', 'solid');
    await tick.uncheck();
    const tops = await tools.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops.slice(0, 4)).size, `lines of the filters at ${width} px`).toBe(
      width === 375 ? 2 : 1,
    );
  }
});

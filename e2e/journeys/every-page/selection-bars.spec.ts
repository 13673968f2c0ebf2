import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const WIDE = { width: 1440, height: 900 };
const SIZES = [{ width: 375, height: 740 }, { width: 768, height: 1024 }, WIDE];

/** Lists, the button that starts the selection, if there is one, and the name of the bar. */
const LISTS: readonly (readonly [path: string, start: string | undefined, bar: string])[] = [
  ['/dashboard?view=orders&show=offers-received', undefined, 'Selected offers'],
  ['/dashboard?view=orders&show=listings', undefined, 'Selected orders'],
  ['/dashboard?view=orders&show=trades', undefined, 'Selected orders'],
  ['/dashboard?view=radar', undefined, 'Selected orders'],
  ['/dashboard?view=inventory', 'Select items', 'Selected items'],
  ['/market', 'Select', 'Selected traits'],
  ['/market?view=list', 'Select', 'Selected traits'],
  ['/market?kind=avatars', 'Select', 'Selected avatars'],
];

/** Returns the place of each row or card and of what follows the list. */
const places = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('li:not(nav li, aside li), h2, h3')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const place = [x, y + window.scrollY, width, height].map(Math.round);
          return `${(one.textContent ?? '').slice(0, 30)} ${place}`;
        }),
    );

/** Waits until nothing moves anymore, and returns the places. */
const settledPlaces = async (page: Page): Promise<string[]> => {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await places(page);
        return last.length > 1 && last.join() === before.join();
      },
      { intervals: [300] },
    )
    .toBe(true);
  return last;
};

/** Returns places without their texts. */
const boxesOf = (all: readonly string[]) => all.map((place) => place.split(' ').at(-1));

/** Returns what is somewhere else than before. */
const moved = async (page: Page, before: readonly string[]): Promise<string[]> =>
  (await places(page)).filter((place) => !before.includes(place));

/** Returns the share of a row's picture that its checkbox is wide, and the distance of the ring from the picture. */
const measureMark = (box: Locator) =>
  box.evaluate((input) => {
    const rectOf = (element: Element | null | undefined) => {
      if (!element) throw new Error('The row has no such part.');
      return element.getBoundingClientRect();
    };
    const [ring, picture] = [
      rectOf(input.closest('label')),
      rectOf(input.closest('li')?.querySelector('img')),
    ];
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    return {
      covered: rectOf(input).width / picture.width,
      apart: Math.max(...sides.map((side) => Math.abs(ring[side] - picture[side]))),
    };
  });

/** Returns the texts of the bar's buttons that something else covers, or that are out of view. */
const coveredButtons = (bar: Locator): Promise<string[]> =>
  bar.getByRole('button').evaluateAll((all) =>
    all
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const spots = [x + 2, x + width / 2, x + width - 2];
        return !spots.every((spot) =>
          button.contains(document.elementFromPoint(spot, y + height / 2)),
        );
      })
      .map((button) => button.textContent ?? ''),
  );

test('E661 putting a trait in for an upgrade moves no row, and the bar’s buttons are uncovered', async ({
  page,
  networkQuiet,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/reroll');
  const main = page.getByRole('main');
  const fitting = main.getByRole('listitem').filter({ hasText: 'of your traits fit' });
  await fitting.first().getByRole('link').first().click();
  await main.getByRole('radio', { name: /^Upgrade three for one/ }).check();
  const put = main.getByRole('button', { name: /^Put .* in$/, disabled: false }).first();
  await expect(put).toBeVisible();
  await networkQuiet();
  for (const size of SIZES)
    await test.step(`at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      // Without the texts: that of a tier says why it can't be put in.
      const before = boxesOf(await settledPlaces(page));
      await put.click();
      const bar = page.getByRole('region', { name: 'Selected traits' });
      await expect(bar.getByRole('status')).toContainText('1 of 3 editions selected');
      expect(boxesOf(await places(page))).toEqual(before);
      await put.click();
      await put.click();
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: 'Upgrade for 20 credits' })).toBeEnabled();
      expect(await coveredButtons(bar)).toEqual([]);
      expect(boxesOf(await places(page))).toEqual(before);
      await bar.getByRole('button', { name: 'Clear' }).click();
      await expect(bar).toHaveCount(0);
    });
});

test('E661 E675 no list moves when something is selected, and the bar’s buttons and the page’s end are uncovered', async ({
  page,
  networkQuiet,
}) => {
  test.slow();
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  for (const [path, start, name] of LISTS) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox', { name: /^Select / }).first();
    const begin =
      start === undefined ? box : main.getByRole('button', { name: start, exact: true }).first();
    await expect(begin).toBeVisible();
    await networkQuiet();
    for (const size of SIZES)
      await test.step(`${path} at ${size.width}`, async () => {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        const before = await settledPlaces(page);
        if (start !== undefined) await begin.click();
        await expect(box).toBeVisible();
        expect(await moved(page, before)).toEqual([]);
        await box.check();
        const bar = page.getByRole('region', { name, exact: true });
        await expect(bar.getByRole('status')).toContainText(/^1 \w+ selected/);
        expect(await moved(page, before)).toEqual([]);
        await expect(bar).toBeInViewport({ ratio: 1 });
        expect(await coveredButtons(bar)).toEqual([]);
        // The market's lists load more at their end.
        if (!path.startsWith('/market')) {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          const end = await page.getByRole('contentinfo').boundingBox();
          const top = (await bar.boundingBox())?.y ?? 0;
          expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1);
        }
        if (start === undefined) await box.uncheck();
        else await main.getByRole('button', { name: 'Done', exact: true }).click();
        await expect(bar).toHaveCount(0);
        expect(await moved(page, before)).toEqual([]);
      });
  }
});

test('E386 E450 E661 in lists, a checkbox covers a third of the picture’s width, the ring is around the picture, and nothing moves', async ({
  page,
  networkQuiet,
}) => {
  test.slow();
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  for (const [path, start] of [
    ['/dashboard?view=inventory', 'Select items'],
    ['/market', 'Select'],
    ['/market?kind=avatars', 'Select'],
  ] as const) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    const main = page.getByRole('main');
    const listView = main.getByRole('button', { name: /^List view/ });
    await listView.click();
    await networkQuiet();
    for (const size of SIZES)
      await test.step(`${path} at ${size.width}`, async () => {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 0));
        const before = boxesOf(await settledPlaces(page));
        await main.getByRole('button', { name: start, exact: true }).first().click();
        const boxes = main.getByRole('checkbox', { name: /^Select / });
        await boxes.first().check();
        expect(boxesOf(await places(page))).toEqual(before);
        for (const box of [boxes.first(), boxes.nth(1)]) {
          const { covered, apart } = await measureMark(box);
          expect(covered).toBeLessThanOrEqual(1 / 3);
          expect(apart).toBeLessThanOrEqual(1);
        }
        await main.getByRole('button', { name: 'Done', exact: true }).click();
      });
  }
});

import type { Locator, Page } from '@playwright/test';

import { newSigner, ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import { signInAt, actionDialog, stockUp } from '../../fixtures/collectors/trader';
import { widen } from '../../fixtures/look/window-width';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';
const CARVED = 'ebony-carved-figure-night-post';
const HELD = [FEZ, CARVED, 'charcoal-crooked-wizard-hat-tin-parliament'];
const WIDTHS = [375, 768, 1440];

type Edges = { left: number; right: number; top: number; bottom: number };

/** Returns the edges of all visible elements, rounded to whole pixels. */
const edgesOf = (all: Locator): Promise<Edges[]> =>
  all.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return {
          left: Math.round(left),
          right: Math.round(right),
          top: Math.round(top),
          bottom: Math.round(bottom),
        };
      }),
  );

const rowsOf = (edges: readonly Edges[]): Edges[][] => {
  const rows = new Map<number, Edges[]>();
  for (const one of edges) rows.set(one.top, [...(rows.get(one.top) ?? []), one]);
  return [...rows.values()];
};

/** Returns where each row starts and ends, and how tall its elements are. */
const spansOf = (edges: readonly Edges[]): string[] =>
  rowsOf(edges).map(
    (row) =>
      `${Math.min(...row.map(({ left }) => left))} to ${Math.max(...row.map(({ right }) => right))}, height ${[...new Set(row.map(({ top, bottom }) => bottom - top))].join(' or ')}`,
  );

const different = <Value>(values: readonly Value[]): number => new Set(values).size;

const expectButtonsInLine = async (page: Page) => {
  for (const width of WIDTHS) {
    await widen(page, width);
    const group = page.getByRole('button', { name: 'Propose a trade' }).locator('..');
    await expect
      .poll(async () => different(spansOf(await edgesOf(group.locator('> *')))), {
        message: `buttons at ${width}`,
      })
      .toBe(1);
  }
};

const expectInventoryInLine = async (page: Page) => {
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(HELD.length);
  for (const width of WIDTHS) {
    await widen(page, width);
    await expect(async () => {
      const places = await edgesOf(cards);
      const buttons = await Promise.all(
        HELD.map((_, position) => edgesOf(cards.nth(position).locator('> p:last-child > *'))),
      );
      for (const [position, own] of buttons.entries()) {
        // Phones have one for the details, too (E660).
        expect(own, `buttons at ${width}`).toHaveLength(width < 768 ? 4 : 3);
        const { left, right } = places[position] ?? {};
        for (const row of rowsOf(own))
          expect([row.at(0)?.left, row.at(-1)?.right], `card at ${width}`).toEqual([left, right]);
      }
      for (const row of rowsOf(places)) {
        const ends = row.map((card) => buttons[places.indexOf(card)]?.at(-1)?.bottom);
        expect(different(ends), `row at ${width}`).toBe(1);
      }
    }).toPass();
  }
};

/** The mark of an own event covers neither its picture nor its sentence, and stays in its row (E636). */
const expectMarksInRows = async (page: Page) => {
  const event = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('You', { exact: true }) })
    .first();
  const mark = event.getByText('You', { exact: true });
  for (const width of WIDTHS) {
    await widen(page, width);
    await expect(async () => {
      const [[row], [bar], [picture], [sentence]] = [
        await edgesOf(event),
        await edgesOf(mark),
        await edgesOf(event.locator('a').first()),
        await edgesOf(event.locator('> div').first()),
      ];
      expect(bar?.left, `mark at ${width}`).toBeGreaterThan(picture?.right ?? Infinity);
      expect(bar?.bottom, `mark at ${width}`).toBeLessThanOrEqual(row?.bottom ?? 0);
      if (width < 768) expect(bar?.top).toBeGreaterThanOrEqual(sentence?.bottom ?? Infinity);
      else expect(bar?.left).toBeGreaterThanOrEqual(sentence?.right ?? Infinity);
    }).toPass();
  }
};

/** In the list, the figures of a column end at the same edge, also where one has a note (E670). */
const expectFiguresInLine = async (page: Page) => {
  await widen(page, 1440);
  await page.getByRole('button', { name: 'List view' }).click();
  const figures = page.getByRole('main').locator('.owned-figures');
  await expect(figures).toHaveCount(HELD.length);
  const rows = await Promise.all(
    (await figures.all()).map((row) => edgesOf(row.locator('> :first-child, .owned-line > *'))),
  );
  for (const row of rows) expect(row).toHaveLength(5);
  for (const column of [0, 1, 2, 3, 4])
    expect(different(rows.map((row) => row[column]?.right ?? Number.NaN))).toBe(1);
};

test('rows of buttons are in line, a review starts at its top, and the chat’s button stays away on phones', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  // The recipient of the gift has no account, so that their profile is missing.
  browserErrors.require(/status of 404/);
  const traits = Object.fromEntries(HELD.map((id) => [id, 3]));
  await stockUp(world, wallet, { native: 5, pol: 90_000, traits });
  await signInAt({ page, wallet }, '/packs');

  await test.step('/packs on a phone', async () => {
    await page.getByRole('button', { name: 'Select 1 pack of High Tide' }).click();
    await page.getByRole('button', { name: /^Buy 1 pack for / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign the pack purchase' }).click();
    await expect(dialog.getByRole('button', { name: 'Open this pack' })).toBeVisible();
    await page.goto('/packs');
    await widen(page, 375);
    await expect(
      page.getByRole('button', { name: /^Open (your pack|packs \(\d+\)) of High Tide$/ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCSS('opacity', '0');
    const count = page.getByRole('combobox', { name: 'Packs to buy of Spindrift' });
    const select = page.getByRole('button', { name: 'Select 1 pack of Spindrift' });
    const [[choice], [button]] = [await edgesOf(count), await edgesOf(select)];
    expect(button?.top).toBe(choice?.top);
  });

  await test.step('inventory', async () => {
    const owner = await tradeAs(ownerOf(wallet), world, product);
    await owner.list(FEZ, '0.5');
    await page.goto('/dashboard?view=inventory&kind=trait');
    await expectInventoryInLine(page);
    await expectFiguresInLine(page);
  });

  await test.step('own events', async () => {
    await page.goto('/activity');
    await expectMarksInRows(page);
  });

  await test.step('a trait’s page, and the review of a gift', async () => {
    await page.goto(`/traits/${FEZ}`);
    await expectButtonsInLine(page);
    await page.setViewportSize({ width: 375, height: 560 });
    await page.getByRole('button', { name: 'Send to another wallet' }).click();
    const dialog = actionDialog(page, 'Send to another wallet');
    await dialog.getByLabel('Recipient’s username or address').fill(newSigner().address);
    await dialog.getByRole('checkbox', { name: /can’t get back what I send/ }).check();
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(dialog.getByRole('heading', { name: 'What your wallet will sign' })).toBeFocused();
    expect(
      await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeGreaterThan(100);
    await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});

test('the plans and bundles of /subscriptions share their lines and columns', async ({ page }) => {
  await page.goto('/subscriptions');
  const plans = page.getByRole('region', { name: 'Plans' }).getByRole('listitem');
  const bundles = page.getByRole('region', { name: 'Credits without a plan' });
  const rows = bundles.getByRole('listitem');
  await expect(plans).toHaveCount(3);
  const parts = ['[data-tier]', 'h3', 'dl > div:nth-child(1)', 'dl > div:nth-child(2)', 'button'];
  for (const width of WIDTHS) {
    await widen(page, width);
    const columns = await edgesOf(plans);
    expect(different(columns.map(({ top }) => top)), `plans at ${width}`).toBe(width < 768 ? 3 : 1);
    for (const part of parts) {
      const all = await edgesOf(plans.locator(part));
      expect(all, part).toHaveLength(3);
      expect(
        all.map(({ left, top }, position) => [
          left - (columns[position]?.left ?? 0),
          ...(width < 768 ? [] : [top]),
        ]),
        `${part} at ${width}`,
      ).toEqual(all.map(() => [0, ...(width < 768 ? [] : [all[0]?.top])]));
    }
    const lefts = async (part: string) =>
      new Set((await edgesOf(rows.locator(part))).map(({ left }) => left));
    const columnsOfBundles = [await lefts('h3'), await lefts('> p'), await lefts('button')];
    expect(
      columnsOfBundles.map(({ size }) => size),
      `bundles at ${width}`,
    ).toEqual([1, 1, 1]);
    if (width >= 768)
      expect(columnsOfBundles.flatMap((all) => [...all])).toEqual(columns.map(({ left }) => left));
  }
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('on a phone, the strip of slots shows the chosen one, and a picture under the pointer keeps filling its card', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/playground?collection=tin-parliament');
    const slots = page.getByRole('group', { name: 'Slots' });
    const chosen = slots.getByRole('button', { pressed: true });
    await expect(chosen).toHaveText(/^Headwear/);
    await slots.scrollIntoViewIfNeeded();
    await expect(chosen).toBeInViewport({ ratio: 0.95 });

    const card = page.getByRole('main').locator('label').filter({ hasText: 'Tomato Fez' });
    const picture = card.locator('img');
    await card.scrollIntoViewIfNeeded();
    const size = (await edgesOf(card)).at(0);
    const width = (one: Edges | undefined) => (one ? one.right - one.left : 0);
    const height = (one: Edges | undefined) => (one ? one.bottom - one.top : 0);
    const resting = (await edgesOf(picture)).at(0);
    await card.hover();
    await expect
      .poll(async () => width((await edgesOf(picture)).at(0)))
      .toBeGreaterThan(width(resting) + 2);
    await picture.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const [frame] = await edgesOf(picture.locator('..'));
    const [hovered] = await edgesOf(picture);
    const [now] = await edgesOf(card);
    expect([width(now), height(now)]).toEqual([width(size), height(size)]);
    expect(hovered?.bottom).toBeGreaterThanOrEqual((frame?.bottom ?? Infinity) - 1);
    expect(hovered?.top).toBeLessThanOrEqual(frame?.top ?? -Infinity);
  });
});

test('a trait’s picture has its buttons right below on wide screens, and a collection’s cards show whole names', async ({
  page,
}) => {
  await page.goto(`/traits/${FEZ}`);
  await widen(page, 1440);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).first();
  const [art] = await edgesOf(picture);
  const [button] = await edgesOf(share);
  expect(button?.left).toBe(art?.left);
  expect((button?.top ?? 0) - (art?.bottom ?? 0)).toBe(16);

  await page.goto('/collections/tin-parliament');
  const names = page.getByRole('list', { name: 'Traits' }).locator('.card-name');
  await expect(names.first()).toBeVisible();
  for (const width of WIDTHS) {
    await widen(page, width);
    const cut = await names.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.textContent),
    );
    expect(cut, `names at ${width}`).toEqual([]);
  }
});

test('E581 the home page’s avatar starts next to its heading, and the cards’ pictures next to their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const room = page.getByRole('region', { name: 'Dress it in three clicks' });
  const cards = room.getByRole('group').getByRole('button');
  await expect(cards).toHaveCount(12);
  const [heading] = await edgesOf(room.getByRole('heading', { level: 2 }));
  const [avatar] = await edgesOf(room.getByRole('img').first());
  expect(avatar?.top).toBe(heading?.top);
  const [group] = await edgesOf(room.getByRole('group').first());
  expect(group?.left).toBe(heading?.left);
  for (const width of [768, 1024, 1440]) {
    await widen(page, width);
    const frames = await edgesOf(cards);
    const pictures = await edgesOf(cards.locator('> :first-child'));
    const names = await edgesOf(cards.locator('.line-clamp-3'));
    const prices = await edgesOf(cards.locator('[data-price]'));
    for (const [position, frame] of frames.entries()) {
      const at = `card ${position} at ${width}`;
      expect(pictures[position]?.top, at).toBe(frame.top + 8);
      expect(names[position]?.top, at).toBe(frame.top + 8);
      expect(frame.bottom - (prices[position]?.bottom ?? Infinity), at).toBeGreaterThanOrEqual(8);
    }
  }
});

test('E582 all lists and tools have the same title size, and the items’ pages a larger one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sizeOf = async (path: string) => {
    await page.goto(path);
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  };
  const sizes = new Set<number>();
  for (const path of ['/market', '/collections', '/packs', '/leaders', '/cart', '/construct'])
    sizes.add(await sizeOf(path));
  expect(sizes.size).toBe(1);
  expect(await sizeOf('/collections/tin-parliament')).toBeGreaterThan(Math.max(...sizes) * 1.5);
});

test('E583 a collection’s pictures and contents end at the edge of its figures, and are half as wide on laptops', async ({
  page,
}) => {
  await page.goto('/collections/tin-parliament');
  const main = page.getByRole('main');
  for (const width of WIDTHS) {
    await widen(page, width);
    const [figures] = await edgesOf(main.locator('dl').first());
    const [contents] = await edgesOf(main.getByRole('navigation', { name: 'On this page' }));
    const [pictures] = await edgesOf(main.locator('ul').first());
    expect([contents?.left, contents?.right]).toEqual([figures?.left, figures?.right]);
    expect(pictures?.right).toBe(figures?.right);
    const share =
      ((pictures?.right ?? 0) - (pictures?.left ?? 0)) /
      ((figures?.right ?? 0) - (figures?.left ?? 0));
    expect(share).toBeGreaterThan(0.5);
  }
});

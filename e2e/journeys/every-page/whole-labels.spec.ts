import type { Locator } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow, widen } from '../../fixtures/look/window-width';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';
const CARVED = 'ebony-carved-figure-night-post';
const SCROLLBAR = 15;

/** Returns the texts whose content doesn't fit their box. */
const cutIn = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) =>
    elements
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      )
      .map(({ textContent }) => textContent),
  );

/** Returns the distance of an icon's end from its text, and of the icon and text from both edges. */
const gapsOf = (button: Locator) =>
  button.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const shown: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text instanceof Text && text.parentElement?.checkVisibility({ visibilityProperty: true }))
        shown.push(text);
    const range = document.createRange();
    range.selectNode(shown[0] ?? element);
    const text = range.getBoundingClientRect();
    const icon = element.querySelector('svg, .compare-icon')?.getBoundingClientRect();
    const edges = element.getBoundingClientRect();
    return {
      gap: Math.round(text.left - (icon?.right ?? 0)),
      offset: Math.round((icon?.left ?? 0) - edges.left - (edges.right - text.right)),
    };
  });

for (const [path, kind] of [
  ['/market?listed=true&sort=price-desc', 'Traits'],
  ['/market?kind=avatars&listed=true&sort=price-desc', 'Avatars'],
] as const)
  test(`E663 at any width, cards show every estimate and whole buttons: ${kind}`, async ({
    page,
    networkQuiet,
  }) => {
    await page.goto(path);
    await networkQuiet();
    const cards = page.getByRole('list', { name: kind }).locator('> li');
    // The code of estimates loads with the first movement.
    await page.mouse.move(50, 400);
    await expect(cards.first().locator('.card-figure')).toContainText('≈ $');
    const expectWhole = async (width: string) => {
      const hidden = await cards.locator('.card-figure').evaluateAll((figures) =>
        figures
          .filter((figure) => {
            const { bottom, right } = figure.getBoundingClientRect();
            const estimate = figure.lastElementChild?.getBoundingClientRect();
            return estimate && (estimate.bottom > bottom + 1 || estimate.right > right + 1);
          })
          .map(({ textContent }) => textContent),
      );
      expect.soft(hidden, `estimates at ${width}`).toEqual([]);
      expect.soft(await cutIn(cards.locator('.quick-buy')), `buttons at ${width}`).toEqual([]);
    };
    for (let width = 1500; width >= 320; width -= 20) {
      await widen(page, width);
      await expectWhole(String(width));
    }
    await page.evaluate((end) => {
      document.body.style.paddingRight = `${end}px`;
    }, SCROLLBAR);
    for (const width of [1440, 768]) {
      await widen(page, width);
      await expectWhole(`${width} with a scrollbar`);
    }
  });

test('E663 on a phone, the buttons of a comparison break before their prices only, and a line says that more columns follow', async ({
  page,
  world,
  product,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1, [CARVED]: 1 } });
  const trader = await tradeAs(seller, world, product);
  await trader.list(FEZ, '0.0000065');
  await trader.list(CARVED, '0.000000123456789012');
  await continueOnPhone(page);
  await page.goto(`/compare?ids=${FEZ},${CARVED},slate-two-faced-body-night-post`);
  await expect(page.getByText('Swipe to see all 3')).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Buy / });
  const linesOf = (price: string) =>
    buttons
      .filter({ hasText: price })
      .locator('[translate=no]')
      .evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
  await expect(buttons).toHaveCount(3);
  expect(await linesOf('0.0000065 ETH')).toBe(1);
  expect(await linesOf('0.000000123456789012')).toBeLessThanOrEqual(2);
  expect(await cutIn(buttons)).toEqual([]);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await page.goto(`/compare?ids=${FEZ},${CARVED}`);
  await expect(buttons.first()).toBeVisible();
  await expect(page.getByText(/^Swipe to see/)).toBeHidden();
});

test('E663 the icons of Watch, Compare and “Price alert” are equally close to their centered texts', async ({
  page,
}) => {
  for (const [path, names] of [
    [`/traits/${FEZ}`, [/^Watch /, /^Compare Tomato Fez/, 'Price alert']],
    ['/avatars/tin-parliament/7', [/^Watch /, /^Compare Tin Parliament #7/]],
    ['/collections/tin-parliament', [/^Watch /]],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      for (const name of names) {
        const button = page.getByRole('main').getByRole('button', { name }).first();
        await expect(button).toBeEnabled();
        const { gap, offset } = await gapsOf(button);
        expect(gap, String(name)).toBe(8);
        expect(Math.abs(offset), String(name)).toBeLessThanOrEqual(1);
        if (name === 'Price alert') continue;
        const { width = 0 } = (await button.boundingBox()) ?? {};
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        expect((await button.boundingBox())?.width).toBe(width);
        expect((await gapsOf(button)).gap, String(name)).toBe(8);
      }
    });
});

test('E663 the number of a section is next to its title', async ({ page }) => {
  await widen(page, 1440);
  await page.goto('/collections/kilnfolk#offers');
  const offers = page.getByRole('region', { name: /^Offers/ });
  const title = offers.getByRole('heading', { level: 2 });
  const count = title.locator('+ span');
  await expect(count).toHaveText(/^\d+$/);
  const { x = 0, width = 0 } = (await title.boundingBox()) ?? {};
  expect(((await count.boundingBox())?.x ?? Infinity) - x - width).toBeLessThanOrEqual(12);
});

test('E663 names of items to give are whole', async ({ page }) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const names = actionDialog(page, 'Propose a trade')
    .getByRole('group', { name: 'What you give for one edition' })
    .getByRole('listitem')
    .locator('label [title]');
  await expect(names.first()).toBeVisible();
  for (const width of [1440, 768, 375]) {
    await widen(page, width);
    expect(await cutIn(names), `names at ${width}`).toEqual([]);
  }
});

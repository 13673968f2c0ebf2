import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';
import { mainHeading, WIDE } from '../../fixtures/shell';
import { accountMenu, signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';
const CARVED = 'ebony-carved-figure-night-post';
const PHONE = { width: 375, height: 812 };
const TABLET = { width: 768, height: 1024 };

const LISTS = [
  '/activity',
  ...['inventory', 'orders', 'radar', 'history', 'notices'].map(
    (view) => `/dashboard?view=${view}`,
  ),
];

const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Chat with us' });
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Traits to compare' });

/** Returns the controls that another element covers, by their texts. */
const coveredIn = (place: Locator): Promise<string[]> =>
  place.locator('button, input, a').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && (control.contains(top) || top.contains(control))
        ? []
        : [control.textContent ?? ''];
    }),
  );

/** Returns the elements within a place that scroll by themselves, by their classes. */
const scrollAreasIn = (place: Locator): Promise<string[]> =>
  place
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
            element.scrollHeight > element.clientHeight,
        )
        .map(({ className }) => className),
    );

const signInAtWidth = async (page: Page, size: typeof PHONE): Promise<void> => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.setViewportSize(size);
};

test('E506 E468 on a phone, one bar with Offer next to Buy is at the bottom of a trait’s page, and covers no open panel', async ({
  page,
}) => {
  await continueOnPhone(page);
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Compare Tomato Fez' }).click();
  const bar = page.getByRole('region', { name: 'Buy this trait' });
  const compare = bar.getByRole('link', { name: 'Compare 1' });
  await expect(compare).toBeVisible();
  const offer = (await bar.getByRole('button', { name: 'Offer' }).boundingBox())?.x ?? 0;
  expect(offer).toBeGreaterThan((await compare.boundingBox())?.x ?? Infinity);
  expect(offer).toBeLessThan((await bar.getByRole('button').last().boundingBox())?.x ?? 0);
  await expect(tray(page)).toBeHidden();
  expect((await bar.boundingBox())?.height).toBeLessThan(70);

  await page.getByRole('button', { name: 'Save picture' }).click();
  const panel = page.getByRole('group', { name: 'Save picture' });
  await expect(panel.getByRole('button', { name: /^Profile picture/ })).toBeVisible();
  await expect(panel.getByRole('checkbox').last()).toBeInViewport();
  expect(await coveredIn(panel)).toEqual([]);
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();

  await compare.click();
  await expect(page).toHaveURL(`/compare?ids=${FEZ}`);
});

test('E600 on a phone, an avatar’s price is one line, and its bar has Offer next to Buy, also while avatars are compared', async ({
  page,
  world,
  product,
}) => {
  const avatar = { collection: 'kilnfolk', tokenId: '82' };
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { avatars: [avatar] });
  await (await tradeAs(seller, world, product)).listAvatar(avatar, '888.888888');
  await continueOnPhone(page);
  await page.goto('/avatars/kilnfolk/82');
  const price = page.getByRole('definition').locator('[data-price]').first();
  await expect(price).toHaveText('888.888888 POL');
  expect((await price.boundingBox())?.height).toBeLessThan(40);
  await page.getByRole('button', { name: 'Compare Kilnfolk #82' }).click();
  const bar = page.getByRole('region', { name: 'Buy this avatar' });
  await expect(bar.getByRole('link', { name: 'Compare 1' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Offer' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: /^Buy for / })).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThan(70);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
});

test('E469 E623 a phone’s first screen of a trait has its floor, rarity, best offer and last sale, each once', async ({
  page,
}) => {
  await continueOnPhone(page);
  await page.goto('/traits/vermilion-enamel-wayfarers-lantern-quarry-saints');
  const bar = await page.getByRole('region', { name: 'Buy this trait' }).boundingBox();
  const facts = ['Floor', 'Best offer', 'Last sale'].map((name) =>
    page
      .getByRole('main')
      .locator('dl dt', { hasText: new RegExp(`^${name}$`) })
      .first(),
  );
  const figures = facts.map((fact) => fact.locator('xpath=following-sibling::*[1]'));
  for (const place of [page.getByText(/^Rarity rank/), ...facts, ...figures]) {
    await expect(place).toBeInViewport({ ratio: 1 });
    expect((await place.boundingBox())?.y, String(place)).toBeLessThan((bar?.y ?? 0) - 20);
  }
});

test('E585 a phone’s first screen of a trait has its floor and its best offer', async ({
  page,
}) => {
  await continueOnPhone(page);
  await page.goto(`/traits/${FEZ}`);
  const bar = await page.getByRole('region', { name: 'Buy this trait' }).boundingBox();
  const facts = page.getByRole('main').getByRole('term');
  for (const name of ['Floor', 'Best offer']) {
    const value = facts.filter({ hasText: name }).first().locator('+ dd');
    await expect(value).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await value.boundingBox()) ?? {};
    expect(y + height, name).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('E468 at 768 pixels, the tray replaces the toast, and the chat’s button is beside all controls', async ({
  page,
  networkQuiet,
}) => {
  await signInAtWidth(page, TABLET);
  await page.goto('/market');
  await page
    .getByRole('list', { name: 'Traits' })
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(tray(page)).toBeVisible();
  const toast = page.locator('[data-slot=toast]');
  await expect(toast).toContainText('Added to compare');
  await expect(toast).toBeHidden();

  for (const path of [...LISTS, `/traits/${FEZ}`, '/collections/tin-parliament'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(mainHeading(page)).toBeVisible();
      await networkQuiet();
      const { x: left = 0 } = (await launcher(page).boundingBox()) ?? {};
      expect(left).toBeGreaterThan(TABLET.width / 2);
      const reached = await page
        .getByRole('main')
        .locator('button, input, select')
        .evaluateAll(
          (controls, x) =>
            controls
              .filter((one) => {
                const content =
                  one.getBoundingClientRect().right -
                  Number.parseFloat(getComputedStyle(one).paddingRight);
                return one.checkVisibility() && content > x;
              })
              .map((one) => one.textContent),
          left,
        );
      expect(reached).toEqual([]);
    });
});

test('E469 on a phone, the notice is one line, and each list’s first row is on the first screen', async ({
  page,
  networkQuiet,
}) => {
  await signInAtWidth(page, PHONE);
  await page.goto('/activity');
  const notice = page.getByRole('region', { name: 'Notice' });
  const unfold = notice.getByText(/^Notice - An issue/);
  const height = async () => (await notice.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(36);
  await unfold.click();
  expect(await height()).toBeGreaterThan(40);

  for (const path of [...LISTS, '/constructions', '/collections'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(accountMenu(page)).toBeVisible();
      await networkQuiet();
      const row = page
        .getByRole('main')
        .locator('li, tbody tr')
        .filter({ has: page.locator('img') })
        .first();
      const { y = PHONE.height } = (await row.boundingBox()) ?? {};
      expect(y).toBeLessThan(PHONE.height * 0.85);
    });

  await page.goto('/dashboard?view=history');
  const filters = page.getByRole('button', { name: 'Filters' });
  const events = page.getByRole('group', { name: 'Events' });
  await expect(events).toBeHidden();
  await filters.click();
  await events.getByText('Sales', { exact: true }).click();
  await expect(filters).toHaveAccessibleName('Filters 1 in use');
});

test('E470 on a phone, the items to give in a trade or to show on a profile form a grid without a nested scroll area', async ({
  page,
}) => {
  await signInAtWidth(page, PHONE);
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const trade = actionDialog(page, 'Propose a trade');
  const cards = trade
    .getByRole('group', { name: 'What you give for one edition' })
    .getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBe(12);
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((position) => cards.nth(position).boundingBox()),
  );
  expect(second?.y, 'two in a row').toBe(first?.y);
  expect(third?.x).toBe(first?.x);
  expect(first?.width).toBeGreaterThan(130);
  expect(await scrollAreasIn(trade)).toEqual([]);
  await trade.getByRole('button', { name: /^Show more of \d+$/ }).click();
  await expect(cards).toHaveCount(36);
  await page.keyboard.press('Escape');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See your public profile' }).click();
  await page.getByRole('button', { name: 'Arrange your showcase' }).click();
  const showcase = page.getByRole('dialog', { name: 'Arrange your showcase' });
  const held = showcase.getByRole('list', { name: 'What you hold' });
  await showcase.getByLabel(/^Search \d+ items$/).fill('hypnotic');
  await expect(held.getByRole('button', { name: 'Lemon Hypnotic Eyes' })).toBeVisible();
  for (const name of await held.getByRole('button').allInnerTexts())
    expect(name).toMatch(/hypnotic/i);
  expect(await scrollAreasIn(showcase)).toEqual([]);
});

test('E471 on a phone, two compared traits are side by side with whole buttons', async ({
  page,
  networkQuiet,
}) => {
  await continueOnPhone(page);
  await page.goto(`/compare?ids=${FEZ},${CARVED}`);
  await networkQuiet();
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('button', { name: /^Make an offer/ })).toHaveCount(2);
  expect(
    await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
  for (const control of await table.getByRole('button').all()) {
    const box = await control.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
  }
});

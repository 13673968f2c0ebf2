import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { mainHeading, NARROW } from '../../fixtures/shell';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { slowDown } from '../../fixtures/slow-answers';
import { expect, test } from '../../fixtures/test';
import { setVisibility } from '../../fixtures/tab-visibility';
import type { World } from '../../fixtures/world';

const FEZ = 'tomato-fez-tin-parliament';

const main = (page: Page): Locator => page.getByRole('main');

const close = async ({ control }: World, path: string): Promise<void> => {
  const answer = { kind: 'status', status: 503, message: 'Closed for stocktaking' } as const;
  await control.addFault({ body: { path, answer } });
};

const expectToRecover = async (page: Page, { control }: World, arrived: Locator): Promise<void> => {
  await expect(main(page).getByRole('alert')).toContainText('Closed for stocktaking');
  await control.clearFaults();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(arrived).toBeVisible();
};

test('E27 /collections shows every collection with its figures, and links to its traits', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.require(/status of 503/);
  await close(world, '/economy/v1/collections');
  await page.goto('/collections');
  const fathomClub = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Fathom Club' }) });
  await expectToRecover(page, world, fathomClub);
  expect(await main(page).getByRole('article').count()).toBeGreaterThan(3);
  for (const [term, figure] of [
    ['Trait floor', /ETH/],
    ['Avatar floor', /ETH/],
    ['Volume, 7 days', /ETH/],
    ['Volume, all time', /ETH/],
    ['Traits', /^\d+$/],
    ['Editions for sale', /^\d+$/],
    ['Avatars for sale', /^\d+$/],
    ['Owners', /^\d+$/],
  ] as const)
    await expect(fathomClub.getByRole('term').filter({ hasText: term }).locator('+ dd')).toHaveText(
      figure,
    );
  await page.setViewportSize(NARROW);
  await fathomClub.getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL('/activity?collection=fathom-club');
  await page.goBack();
  await fathomClub.getByRole('link', { name: 'See its traits' }).click();
  await expect(page).toHaveURL('/market?collection=fathom-club');
  await expect(
    page.getByRole('button', { name: 'Remove filter Collection: Fathom Club' }),
  ).toBeVisible();
});

test('E378 /activity shows the events of one network, which is part of its address', async ({
  page,
}) => {
  const events = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  const network = main(page).getByRole('combobox', { name: 'Network' });
  const filters = main(page).getByRole('button', { name: /^Filters/ });
  await page.goto('/activity?type=sale');
  await expect(events.filter({ hasText: /\d ETH/ }).first()).toBeVisible();

  await filters.click();
  await network.selectOption('Polygon');
  await expect(page).toHaveURL('/activity?type=sale&chain=polygon');
  await expect(events.filter({ hasText: /\d ETH/ })).toHaveCount(0);
  await expect(events.filter({ hasText: /\d POL/ }).first()).toBeVisible();

  await page.reload();
  await expect(filters).toHaveAccessibleName('Filters 2 in use');
  await filters.click();
  await expect(network).toHaveValue('polygon');
  await expect(events.filter({ hasText: /\d POL/ }).first()).toBeVisible();
  await expect(events.filter({ hasText: /\d ETH/ })).toHaveCount(0);
});

test('E28 /activity lists what happens, announces what is new while the page is visible, and pauses while it is not', async ({
  page,
  world,
  product,
  browserErrors,
}) => {
  const events = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  const seller = newSigner();
  await world.control.grant({
    body: { walletAddress: seller.address, traits: [{ id: FEZ, quantity: 2 }] },
  });
  const me = await tradeAs(seller, world, product);
  await page.clock.install();
  await page.goto('/activity');
  await expect(events.first()).toBeVisible();

  for (const others of ['Sales', 'Offers'])
    await main(page).getByText(others, { exact: true }).click();
  await expect(main(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL('/activity?type=listing');
  await expect(events.first()).toContainText(/ listed .* for /);
  await expect(events.filter({ hasNotText: / listed / })).toHaveCount(0);

  const requestCount = () => world.requestCount('GET', '/economy/v1/activity');
  await me.list(FEZ, '7.25');
  await page.clock.fastForward(16_000);
  const news = main(page).getByRole('button', { name: 'Show 1 new event' });
  await expect(news).toBeVisible();
  await expect(events.filter({ hasText: '7.25 ETH' })).toHaveCount(0);
  await news.click();
  await expect(events.first()).toContainText('7.25 ETH');
  await expect(main(page).getByText(/^[\d,]+ events$/)).toBeFocused();

  await setVisibility(page, 'hidden');
  await me.list(FEZ, '7.5');
  const before = await requestCount();
  for (let looks = 0; looks < 4; looks += 1) await page.clock.fastForward(16_000);
  await setVisibility(page, 'visible');
  await page.clock.fastForward(16_000);
  await expect(news).toBeVisible();
  expect(await requestCount()).toBe(before + 1);

  await page.goto('/activity?type=transfer');
  await expect(main(page).getByText('No activity of this kind yet.')).toBeVisible();
  await page.setViewportSize(NARROW);
  await expectAccessible(page, 'main');
  await main(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/activity?type=all');
  await expect(events.first()).toBeVisible();

  browserErrors.require(/status of 503/);
  await close(world, '/economy/v1/activity');
  await page.reload();
  await expectToRecover(page, world, events.first());
});

test('E29 /leaders ranks by metric, period and chain, each in the address', async ({
  page,
  world,
  browserErrors,
}) => {
  const rows = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  const choose = async (kind: string, name: string) => {
    const choice = main(page).getByRole('navigation', { name: kind }).getByRole('link', { name });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-current', 'true');
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  };
  const release = await slowDown(page);
  await page.goto('/leaders');
  await expect(page.getByText('Loading the ranking')).toBeAttached();
  release();
  await expect(mainHeading(page)).toHaveText('Leaders');
  await expect(rows.first()).toContainText(/^1.*ETH$/s);
  const names = rows.getByRole('link');
  const onPlinths = main(page).getByRole('list', { name: 'Top three' }).getByRole('link');
  await expect(onPlinths).toHaveText((await names.allTextContents()).slice(0, 3));
  await choose('Network', 'Polygon');
  await expect(rows.first()).toContainText(/POL$/);
  await choose('Period', 'All time');
  await expect(page).toHaveURL('/leaders?metric=volume&period=all&chain=polygon');
  const ofMoney = await rows.allInnerTexts();
  await choose('Ranked by', 'Rarity');
  await expect(
    main(page).getByRole('columnheader', { name: 'Rarity of avatars owned' }),
  ).toBeVisible();
  await expect(main(page).getByRole('navigation', { name: 'Period' })).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveText(
    ofMoney.map((words) => words.replaceAll(/\s+/g, ' ')),
    {
      useInnerText: true,
    },
  );

  await choose('Ranked by', 'Burned');
  await choose('Period', '24 hours');
  await expect(main(page).getByRole('heading', { name: 'No one is ranked yet' })).toBeVisible();
  await page.setViewportSize(NARROW);
  await expectAccessible(page, 'main');
  await main(page).getByRole('link', { name: 'Show all time' }).click();
  await expect(page).toHaveURL(/metric=burned&period=all/);

  browserErrors.require(/status of 503/);
  await close(world, '/economy/v1/leaders');
  await page.goto('/leaders?metric=constructed');
  await expectToRecover(page, world, rows.first());
});

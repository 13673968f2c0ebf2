import { expectAccessible } from '../../../fixtures/look/accessibility';
import { mainHeading } from '../../../fixtures/shell';
import { newSigner, tradeAs } from '../../../fixtures/collectors/signed-orders';
import { expect, test } from '../../../fixtures/test';
import { stockUp, traitSection } from '../../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const PAGE = '/collections/tin-parliament';
const NAME = 'Tin Parliament';

test('E114 a collection’s page shows how it trades and how rare its traits are, and links to its traits and avatars', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await (await tradeAs(seller, world, product)).list(FEZ, '0.0001');

  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page).toHaveTitle(`${NAME} · Trait Market`);
  await expect(mainHeading(page)).toBeFocused();
  const trading = traitSection(page, 'Price and volume');
  await expect(
    trading.getByRole('img', { name: /^\d+ sales for .* in 30 days, the floor went from/ }),
  ).toBeVisible();
  await expect(trading.getByRole('row', { name: /^7 days / })).toContainText('%');
  const cheapest = traitSection(page, 'Traits').getByRole('list').getByRole('link').first();
  await expect(cheapest).toContainText('Tomato Fez');
  await expect(traitSection(page, 'Offers').getByRole('row')).not.toHaveCount(0);
  await expect(traitSection(page, 'Holders').getByRole('row')).toHaveCount(11);
  await expect(traitSection(page, 'Activity').getByRole('listitem').first()).toContainText(
    'Tomato Fez',
  );
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await continueOnPhone(page);
  await trading.getByRole('button', { name: 'Show as a table' }).click();
  await expectAccessible(page, 'main');

  await traitSection(page, 'Rarity')
    .getByRole('link', { name: /: Epic, Eyes, rank/ })
    .click();
  await expect(page).toHaveURL('/market?collection=tin-parliament&slot=eyes&rarity=epic');
  await page.goBack();
  await expect(traitSection(page, 'Rarest avatars').getByRole('link').first()).toContainText(
    `${NAME} #`,
  );
});

for (const slug of ['tin-parliament', 'night-post'])
  test(`E674 at 1440 × 900, the pictures and names of the first traits of ${slug} are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/collections/${slug}`);
    const cards = traitSection(page, 'Traits').getByRole('listitem');
    const bottoms = () =>
      cards
        .locator('.card-name')
        .evaluateAll((names) =>
          names.slice(0, 6).map((name) => name.getBoundingClientRect().bottom),
        );
    await expect(cards).toHaveCount(12);
    expect(new Set((await bottoms()).map(Math.round)).size).toBe(1);
    expect(Math.max(...(await bottoms()))).toBeLessThan(900);
  });

test('E330 collections are ranked by the address, also in the HTML of the server', async ({
  page,
}) => {
  await page.goto('/collections');
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await heading('Holders').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(heading('Holders')).toHaveAttribute('aria-sort', 'descending');
  const periods = page.getByRole('navigation', { name: 'Period' });
  await expect(periods.getByRole('link')).toHaveText(['24 hours', '7 days', '30 days']);
  await periods.getByRole('link', { name: '24 hours' }).click();
  await expect(page).toHaveURL('/collections?sort=holders&period=day');
  await page.goBack();
  await expect(page).toHaveURL('/collections?sort=holders');

  const html = await (await page.request.get('/collections?sort=sales&order=asc')).text();
  expect(html).toMatch(/aria-sort="ascending"[^>]*>.*?Sales/);
});

test('E350 one table ranks both networks by their amounts in dollars', async ({ page }) => {
  await page.goto('/collections?sort=floor');
  const rows = page.getByRole('table').locator('tbody tr');
  const estimates = rows.locator('td:nth-child(3) [aria-hidden]');
  await expect(estimates.first()).toHaveText(/^≈/);
  const dollars = (await estimates.allTextContents()).map((text) =>
    Number(text.replaceAll(/[^\d.]/g, '')),
  );
  expect(dollars.length).toBeGreaterThan(5);
  expect(dollars).toEqual(dollars.toSorted((one, other) => other - one));
  const networks = await rows.locator('th span.text-xs').allTextContents();
  expect([networks[0], networks.at(-1)]).toEqual(['Polygon', 'Ethereum']);
  await page.getByRole('navigation', { name: 'Network' }).getByText('Polygon').click();
  await expect(rows).toHaveCount(networks.filter((name) => name === 'Polygon').length);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
});

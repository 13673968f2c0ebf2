import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { continueOnPhone } from '../../fixtures/look/window-width';
import { expect, test } from '../../fixtures/test';

const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
const cards = (page: Page): Locator =>
  results(page).getByRole('list', { name: 'Avatars' }).getByRole('listitem');
const summary = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ avatars?$/ });
const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });

const countOf = async (control: Locator): Promise<string> => {
  const words = await control.locator('xpath=ancestor::label').innerText();
  const [, count] = /\s([\d,]+)\s*avatars?\b/.exec(words) ?? [];
  if (count === undefined) throw new Error(`No count in: ${words}`);
  return count === '1' ? '1 avatar' : `${count} avatars`;
};

test('E300 E301 avatars are filtered by what they wear, rarity, rank, owner and price: in the address, by counts, and in a sheet on a phone', async ({
  page,
}) => {
  await page.goto('/market?kind=avatars');
  await expect(cards(page).first()).toBeVisible();
  await expect(filters(page).getByText(/^Choose one collection/)).toBeVisible();
  const whole = await summary(page).innerText();
  await expect(
    page.getByRole('button', { name: 'How prices are compared' }),
  ).toHaveAccessibleDescription(/^Prices are compared at exchange rates/);

  const narrowBy = async (control: Locator) => {
    const promised = await countOf(control);
    await control.click();
    await expect(control).toBeChecked();
    await expect(summary(page)).toHaveText(promised);
  };
  await narrowBy(filters(page).getByRole('checkbox', { name: /^Tin Parliament/ }));
  await filters(page).getByText('Eyes', { exact: true }).click();
  const eyes = filters(page).locator('details', { hasText: 'Eyes' }).getByRole('checkbox');
  await narrowBy(eyes.first());
  const withOne = await summary(page).innerText();
  await eyes.nth(1).click();
  await expect(summary(page)).not.toHaveText(withOne);
  await expect(page).toHaveURL(/collection=tin-parliament&trait=[\w-]+&trait=[\w-]+$/);
  await expect(page).toHaveTitle(/^Avatars of Tin Parliament wearing .+, .+ · Market/);
  await page.reload();
  await expect(eyes.first()).toBeChecked();
  await expectAccessibleInBothThemes(page, 'main');

  await results(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/market?kind=avatars');
  await expect(summary(page)).toHaveText(whole);
  await narrowBy(filters(page).getByRole('checkbox', { name: /^Rare\b/ }));
  await narrowBy(filters(page).getByRole('radio', { name: /^Top 25/ }));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rarest first');
  await expect(page).toHaveURL('/market?kind=avatars&rarity=rare&rank=25&sort=rank');
  await expect(cards(page).first()).toContainText(/Rank \d+ of/);
  for (const words of await cards(page).allInnerTexts())
    expect(Number(/Rank (\d+) of/.exec(words)?.[1])).toBeLessThanOrEqual(25);
  await page.goBack();
  await results(page).getByRole('button', { name: 'Remove filter Rank: Top 25' }).click();
  await results(page).getByRole('button', { name: 'Remove filter Rarest trait: Rare' }).click();

  await filters(page).getByRole('combobox', { name: 'In' }).selectOption('USD');
  await filters(page).getByRole('textbox', { name: 'At most' }).fill('0.01');
  await page.keyboard.press('Enter');
  await expect(
    results(page).getByRole('heading', { name: 'No avatars match these filters' }),
  ).toBeVisible();
  await results(page)
    .getByRole('button', { name: /^[\d,]+ avatars without price/ })
    .click();
  await expect(page).toHaveURL('/market?kind=avatars');
  await expect(summary(page)).toHaveText(whole);

  await continueOnPhone(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const owner = sheet.locator('fieldset', { hasText: 'Owner' }).getByRole('checkbox').first();
  const promised = await countOf(owner);
  await owner.click();
  await expectAccessible(page, '[role=dialog]');
  await sheet.getByRole('button', { name: `Show ${promised}` }).click();
  await expect(summary(page)).toHaveText(promised);
  await expect(page).toHaveURL(/\/market\?kind=avatars&owner=0x[\da-f]{40}$/);
  await expectAccessible(page, 'main');
});

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { openSearch, searchGroup } from '../../fixtures/search';
import { mainHeading } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { traitSection } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

test('a typo still finds the trait with its price, its history is shown day by day, and a search is stored until sign-in', async ({
  page,
  wallet,
  networkQuiet,
}) => {
  await page.goto('/packs');
  await (await openSearch(page)).fill('tomatoe fzez');
  const found = searchGroup(page, 'Traits: close matches').getByRole('option');
  await expect(found.first()).toHaveText(/^Tomato Fez.*(ETH|POL|Not listed)/);
  await expectAccessibleInBothThemes(page, 'header');
  await found.first().click();

  await expect(mainHeading(page)).toHaveText('Tomato Fez');
  const past = traitSection(page, 'Rarity over time');
  const slider = past.getByRole('slider', { name: /^Day/ });
  const now = await slider.getAttribute('aria-valuetext');
  expect(now).toMatch(/^\d+ \w+ \d{4}: worn by .*, (floor .*|not listed)/);
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(slider).not.toHaveAttribute('aria-valuetext', now ?? '');
  await past.getByRole('button', { name: 'Show as a table' }).click();
  await expect(past.getByRole('table')).toBeVisible();
  await past.getByRole('button', { name: 'Show as a chart' }).click();
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'main');

  await continueOnPhone(page);
  await page.goto('/market?slot=headwear&listed=true');
  const saved = page.getByRole('dialog', { name: 'Saved searches' });
  await page.getByRole('button', { name: 'Saved searches', exact: true }).click();
  await saved.getByLabel('Save this search as').fill('Hats for sale');
  await saved.getByRole('button', { name: 'Save search' }).click();
  await expect(saved.getByText('Saved “Hats for sale”.')).toBeVisible();
  await expect(saved.getByRole('heading', { name: /^Hats for sale/ })).toContainText('showing now');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Saved searches', exact: true })).toBeFocused();

  await page.goto('/market');
  await signIn(page, wallet.injected.name);
  await page.getByRole('button', { name: 'Saved searches', exact: true }).click();
  await expect(page.getByText('Saved searches added', { exact: true })).toBeVisible();
  const notify = saved.getByRole('checkbox', { name: /for Hats for sale$/ });
  await notify.click();
  await expect(notify).toBeChecked();
  await saved.getByRole('button', { name: 'Show Hats for sale' }).click();
  await expect(page).toHaveURL('/market?listed=true&slot=headwear');
  await page.reload();
  await page.getByRole('button', { name: 'Saved searches', exact: true }).click();
  await expect(saved.getByRole('checkbox', { name: /for Hats for sale$/ })).toBeChecked();
});

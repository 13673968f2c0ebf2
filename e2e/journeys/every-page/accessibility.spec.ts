import { ANY_PAGE } from '../../fixtures/any-page';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  findingsOf,
} from '../../fixtures/look/accessibility';
import { PUBLISHED_AXE, QUICK_AXE } from '../../fixtures/look/axe-source';
import { returnTo } from '../../fixtures/returning';
import { NARROW, WIDE, openFeatures, openMobileMenu } from '../../fixtures/shell';
import {
  accountMenuEntry,
  acknowledgement,
  agreement,
  connectButton,
  signInDialog,
  termsDialog,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test('the terms are accessible, by keyboard too, and Escape returns to Connect', async ({
  page,
}) => {
  await page.goto(ANY_PAGE);
  await connectButton(page).focus();
  await page.keyboard.press('Enter');
  const terms = termsDialog(page);
  await expect(terms).toBeVisible();
  await expectAccessible(page);
  for (const checkbox of [agreement(terms), acknowledgement(terms)]) {
    await checkbox.focus();
    await page.keyboard.press('Space');
    await expect(checkbox).toBeChecked();
  }
  await terms.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(signInDialog(page)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(signInDialog(page)).toBeHidden();
  await expect(connectButton(page)).toBeFocused();
});

test('R10.7 the open menus of the header are accessible, in both themes', async ({
  page,
  wallet,
}) => {
  const onAPhone = async () => {
    await page.setViewportSize(NARROW);
    await expect(await openMobileMenu(page)).toBeVisible();
    await expectAccessibleInBothThemes(page, 'header');
  };

  await test.step('R10.7 for a visitor', async () => {
    await page.goto(ANY_PAGE);
    await openFeatures(page);
    await expectAccessibleInBothThemes(page, 'header');
    await onAPhone();
  });

  await test.step('R10.7 for someone who is signed in', async () => {
    await page.setViewportSize(WIDE);
    await returnTo({ page, wallet }, ANY_PAGE);
    await expect(await accountMenuEntry(page, 'Profile')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'header');
    await onAPhone();
  });
});

test('R10.7 what is shared is accessible, in both themes: panels of an avatar, and a sale', async ({
  page,
}) => {
  await page.goto('/avatars/tin-parliament/7');
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await page.getByRole('main').getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByRole('button', { name: /^Profile picture/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');

  await page.goto('/activity?type=sale');
  const sale = page.getByRole('button', { name: /^Share the sale of / }).first();
  await sale.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByLabel('Link', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Link', { exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(sale).toBeFocused();
});

test('the quick axe finds what the published one finds', async ({ page }) => {
  await page.goto(ANY_PAGE);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    // Copies the hydrated body, because React would change the original between the two runs.
    document.body.replaceWith(document.body.cloneNode(true));
    const planted = document.createElement('div');
    // Plants elements with colors in several notations, some stacked and some translucent.
    planted.innerHTML = `
      <div style="background: oklch(0.7 0.1 200 / 60%); padding: 1px">
        <p style="color: #777">Hard to read</p>
        <p style="color: color(srgb 0.1 0.1 0.1 / 90%)">Well to read</p>
        <p style="opacity: 0.3; color: hsl(200 50% 20%)">Faded</p>
        <p style="background: linear-gradient(red, blue)">On a gradient</p>
        <button></button>
      </div>`;
    document.querySelector('main')?.prepend(planted);
  });
  const published = await findingsOf(page, PUBLISHED_AXE);
  const quick = await findingsOf(page, QUICK_AXE);

  const { violations, passes, incomplete, inapplicable } = published;
  expect(violations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  );
  expect(incomplete.map(({ id }) => id)).toContain('color-contrast');
  expect(quick).toMatchObject({ violations, passes, incomplete, inapplicable });
});

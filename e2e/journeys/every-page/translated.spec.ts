import { ANY_PAGE } from '../../fixtures/any-page';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { routes } from '../../fixtures/routes';
import { expectSignedIn, signInDialog, openSignIn } from '../../fixtures/sign-in';
import { goToLastStep, signInToDeclare, submit } from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';
import { pressButtons, translate } from '../../fixtures/translate';

/** React logs errors that a boundary catches, and `browserErrors` fails on each log. */
test('T101 every page survives a translator: its buttons work, and nothing is blank', async ({
  page,
  browserErrors,
  networkQuiet,
}) => {
  // Some buttons request what a visitor may not read.
  browserErrors.allow(/Failed to load resource/);
  for (const { path } of routes)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await translate(page);
      await pressButtons(page);
      await networkQuiet();
      // A dialog that a button opened hides them from the accessibility tree.
      await expect(page.locator('header').first()).toBeVisible();
      await expect(page.locator('footer').last()).toBeVisible();
      await expect(page.getByText(/isn’t working/)).toHaveCount(0);
      expect(browserErrors.unexpected()).toEqual([]);
    });
});

test('T101 signing in, the contact link and “more” work on a translated page', async ({
  page,
  wallet,
}) => {
  await page.goto('/activity');
  await expect(page.getByRole('button', { name: 'Show earlier activity' })).toBeVisible();
  await translate(page);
  const rows = page.getByRole('main').getByRole('listitem');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Show earlier activity' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Talk to us/ })
    .click();
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: wallet.injected.name }).click();
  await expectSignedIn(page);
  await expect(signInDialog(page)).toBeHidden();
});

test('T101 a username is saved on a translated page', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await signInAsNewcomer({ page, world, wallet });
  await page.goto('/dashboard?view=profile');
  const field = page.getByRole('textbox', { name: 'Username' });
  await expect(field).toBeVisible();
  await translate(page);
  await field.fill('Ada of the Attic');
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page.getByText('Your username was saved.')).toBeVisible();
});

test.describe('for a wallet with an outstanding declaration', () => {
  test.use({ scenario: 'tax-unanswered' });

  test('T101 the tax declaration is submitted on a translated page', async ({ page, world }) => {
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await translate(page);
    await goToLastStep(dialog);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await world.asked('POST', '/v1/users/tax')).toBe(1);
  });
});

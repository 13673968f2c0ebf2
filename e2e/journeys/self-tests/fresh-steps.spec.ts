import { ANY_PAGE } from '../../fixtures/any-page';
import { returnTo } from '../../fixtures/returning';
import { connectButton, storedToken } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test('a step that starts afresh sees nothing of the earlier steps, whose errors are still reported', async ({
  page,
  context,
  wallet,
  world,
  browserErrors,
  networkQuiet,
  startFresh,
}) => {
  await returnTo({ page, wallet }, ANY_PAGE);
  // Requests in flight would reach the mock after its reset.
  await networkQuiet();
  const address = wallet.address();
  await page.evaluate(() => sessionStorage.setItem('left', 'behind'));
  await page.route(`**${ANY_PAGE}`, (route) => route.abort());
  await context.newPage();
  wallet.ignore();

  await startFresh();
  expect(context.pages()).toEqual([page]);
  expect(await world.requests()).toEqual([]);
  expect(wallet.address()).not.toBe(address);
  expect(wallet.timesAsked('personal_sign')).toBe(0);
  await page.goto(ANY_PAGE);
  await expect(connectButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  await returnTo({ page, wallet }, ANY_PAGE);

  browserErrors.require(/never/);
  await expect(startFresh()).rejects.toThrow('missing error that this test requires');
  await page.evaluate(() => console.error('Something broke'));
  await expect(startFresh()).rejects.toThrow(
    'unexpected error in the browser: console: Something broke',
  );
  browserErrors.forget();
});

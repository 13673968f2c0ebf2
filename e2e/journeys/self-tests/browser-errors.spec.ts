import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';

test('an error in a page fails a test that did not allow it', async ({ page, browserErrors }) => {
  await page.goto(ANY_PAGE);
  await page.evaluate(() => {
    console.error('planted console error');
    setTimeout(() => {
      throw new Error('planted uncaught error');
    });
    void fetch('https://foreign.invalid/planted').catch(() => undefined);
  });
  await expect
    .poll(() => browserErrors.unexpected().join('\n'))
    .toMatch(/console: planted(?=[\s\S]*uncaught: Error: planted)(?=[\s\S]*csp: connect-src)/);
  browserErrors.allow(/planted|foreign\.invalid|connect-src|Content Security Policy/);
});

import { expect, test } from '../fixtures/test';

test('what goes wrong in a page does not stay unseen', async ({ page, troubles }) => {
  await page.goto('/');
  await page.evaluate(() => {
    console.error('planted console error');
    setTimeout(() => {
      throw new Error('planted uncaught error');
    });
    void fetch('https://foreign.invalid/planted').catch(() => undefined);
  });
  await expect
    .poll(() => troubles.unexpected().join('\n'))
    .toMatch(/console: planted(?=[\s\S]*uncaught: Error: planted)(?=[\s\S]*csp: connect-src)/);
  troubles.expect(/planted|foreign\.invalid|connect-src|Content Security Policy/);
});

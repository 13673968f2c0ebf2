import { ANY_PAGE } from '../../fixtures/any-page';
import { WIDE } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { slowDown } from '../../fixtures/slow-answers';
import { expect, test } from '../../fixtures/test';

const PAGES = {
  '/dashboard': ['/ledger', '/value', '/inventory', '/attention', '/activity', '/gains', '/rates'],
  '/dashboard?view=inventory': ['/inventory', '/value', '/rates'],
};

for (const [path, calls] of Object.entries(PAGES))
  test(`E498 ${path} requests everything that it shows before the first response`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto(ANY_PAGE);
    await signIn(page, 'Demo wallet');
    const release = await slowDown(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    const missing = () => calls.filter((call) => !requested.some((one) => one.endsWith(call)));
    await expect.poll(missing).toEqual([]);
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

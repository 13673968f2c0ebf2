import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { journal, reopen, openMockPage, section } from '../../fixtures/mock-page';
import { expect, test } from '../../fixtures/test';

test.beforeEach(({ context, page, product, world }) =>
  openMockPage({ context, page, product, world }),
);

test('calls can be sent by hand, and replayed from the journal', async ({
  page,
  product: { mockUrl },
  world,
}) => {
  const answers = section(page, 'Answers');
  const ask = async () =>
    page.request.get(`${mockUrl}/v1/users/ada/exists`, {
      headers: { 'x-mock-world': world.name },
    });
  await answers.getByLabel('Method').selectOption('GET');
  await answers.getByLabel('Path').fill('/v1/users/:name/exists');
  await answers.getByLabel('How many times').fill('2');
  await answers.getByRole('button', { name: 'Add another answer' }).press('Enter');
  await expect(answers.getByRole('heading', { name: 'Answer 3' })).toBeFocused();
  await answers.getByLabel('Status').fill('418');
  await answers.getByLabel('How many times').fill('1');
  await answers.getByLabel('Headers, one per line').fill('x-request-id: mine');
  await answers.getByLabel('Body').fill('{ "message": "By hand" }');
  await answers.getByRole('button', { name: 'Remove answer 2' }).click();
  await answers.getByRole('button', { name: 'Prepare' }).click();
  await expect(answers.getByText(/status 418 isn't in the contract/)).toBeVisible();
  await expect(answers.getByText('status 503, status 418')).toBeVisible();
  await expectAccessible(page);

  expect((await ask()).status()).toBe(503);
  await expect(answers.getByText(/exists: status 418$/)).toBeVisible();
  const byHand = await ask();
  expect(await byHand.json()).toEqual({ message: 'By hand' });
  expect(byHand.headers()['x-request-id']).toBe('mine');
  expect((await ask()).status()).toBe(200);
  await expect(answers.getByText('The mock answers everything itself.')).toBeVisible();

  const entry = journal(page).getByRole('listitem').nth(1);
  await entry.getByText('/v1/users/ada/exists').click();
  await expect(entry.getByText('"message": "By hand"')).toBeVisible();
  await entry.getByRole('button', { name: 'Answer like this again' }).click();
  await expect(answers.getByLabel('Status')).toHaveValue('418');
  await answers.getByLabel('Afterwards').selectOption('last');
  await answers.getByRole('button', { name: 'Prepare' }).click();
  await expect(answers.getByText(/then the last one forever/)).toBeVisible();
  expect((await ask()).status()).toBe(418);
  expect((await ask()).status()).toBe(418);

  await entry.getByRole('button', { name: 'Make this a fault' }).click();
  const faults = section(page, 'Faults');
  await expect(faults.getByLabel('What goes wrong')).toBeFocused();
  await faults.getByRole('button', { name: 'Add the fault' }).click();
  await expect(faults.getByText(/GET \/v1\/users\/ada\/exists: .*the next call/)).toBeVisible();
  await answers.getByRole('button', { name: 'Remove all answers' }).click();
  await expect(answers.getByRole('heading', { name: 'Waiting for calls' })).toBeFocused();
  expect((await ask()).status()).toBe(503);
  expect((await ask()).status()).toBe(200);
});

test.describe('state', () => {
  const load = async (page: Page, part: string) => {
    const state = section(page, 'State');
    await state.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(state.getByRole('textbox')).toHaveValue(/"version": 1/);
    await state.getByLabel('Part').selectOption(part);
    await expect(state.getByText(`${part} in`)).toBeVisible();
    return { state, editor: state.getByRole('textbox') };
  };

  test('can be read, changed and restored', async ({ page, product, world, browserErrors }) => {
    await test.step('a part is edited and saved, and the rest stays', async () => {
      await reopen(page, product.mockUrl, world);

      const before = (await world.control.state()).body;
      const { state, editor } = await load(page, 'searchLimit');
      await expect(editor).toHaveValue('20');
      await editor.fill('3');
      await state.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('status')).toContainText('Saved searchLimit');
      expect((await world.control.state()).body).toEqual(
        Object.assign({}, before, { searchLimit: 3 }),
      );
    });

    await test.step('a refused change stays in the editor, with the path of the mistake', async () => {
      await reopen(page, product.mockUrl, world);

      browserErrors.allow(/status of 400/);
      const before = (await world.control.state()).body;
      const { state, editor } = await load(page, 'tables.creditEntry');
      const broken = (await editor.inputValue()).replace(/"amount": \d+/, '"amount": "plenty"');
      await editor.fill(broken);
      await state.getByRole('button', { name: 'Save changes' }).click();
      await expect(state.getByRole('alert')).toContainText('tables.creditEntry.0.amount: ');
      await expect(editor).toHaveValue(broken);
      await expect(editor).toBeFocused();
      await expect(editor).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);

      await editor.fill('[\n  {"account" "0x"}\n]');
      await state.getByRole('button', { name: 'Save changes' }).click();
      await expect(state.getByRole('alert')).toHaveText(
        'This isn’t JSON: it breaks at line 2, column 14.',
      );
      expect((await world.control.state()).body).toEqual(before);
    });

    await test.step('switching to another part or world keeps unsaved changes', async () => {
      await reopen(page, product.mockUrl, world);

      const { state, editor } = await load(page, 'searchLimit');
      await editor.fill('7');
      await state.getByLabel('Part').selectOption('newcomers');
      await expect(state.getByRole('alert')).toHaveText(/aren’t saved yet/);
      await expect(state.getByLabel('Part')).toHaveValue('searchLimit');

      const other = `${world.name.slice(0, 50)}-other`;
      await page.getByLabel('Another world').fill(other);
      await page.getByRole('button', { name: 'Enter' }).click();
      await expect(page.getByLabel('World', { exact: true })).toHaveValue(other);
      await expect(editor).toHaveValue('7');
      await state.getByRole('button', { name: 'Discard changes' }).click();
      await expect(editor).toHaveValue('20');
    });

    await test.step('a saved state is restored', async () => {
      await reopen(page, product.mockUrl, world);

      const state = section(page, 'State');
      await state.getByRole('button', { name: 'Take a snapshot' }).click();
      await expect(state.getByRole('listitem')).toHaveCount(1);
      const before = (await world.control.state()).body;
      await world.control.scenario({ body: { name: 'huge-search' } });
      await state.getByRole('button', { name: /^Restore w/ }).click();
      await expect(page.getByRole('status')).toContainText('is restored to ');
      expect((await world.control.state()).body).toEqual(before);
      await state.getByRole('button', { name: /^Forget/ }).click();
      await expect(state.getByRole('listitem')).toHaveCount(0);
    });

    await test.step('a state is downloaded, and restored from the file', async () => {
      await reopen(page, product.mockUrl, world);

      browserErrors.allow(/status of 400/);
      const state = section(page, 'State');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        state.getByRole('button', { name: 'Download the state' }).click(),
      ]);
      const before = (await world.control.state()).body;
      const file = await readFile(await download.path(), 'utf8');
      expect(download.suggestedFilename()).toBe(`${world.name}.state.json`);
      expect(JSON.parse(file)).toEqual(before);

      await world.control.scenario({ body: { name: 'no-credits' } });
      const upload = (name: string, text: string) =>
        state
          .getByLabel('Restore from a file')
          .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await upload('broken.json', file.replace('"version": 1', '"version": 2'));
      await expect(state.getByRole('alert')).toContainText('version: ');
      await upload('whole.json', file);
      await expect(page.getByRole('status')).toContainText('is restored from whole.json');
      expect((await world.control.state()).body).toEqual(before);
    });
  });
});

test.describe('the journal', () => {
  const ask = async (page: Page, mockUrl: string, world: string, path: string, token?: string) =>
    page.request.get(`${mockUrl}${path}`, {
      headers: {
        'x-mock-world': world,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });

  test('updates live, marks unmatched calls and calls that met faults, and can be filtered', async ({
    page,
    product: { mockUrl },
    world,
  }) => {
    await expect(journal(page).getByText(/There are no calls in/)).toBeVisible();
    await ask(page, mockUrl, world.name, '/v1/marketTraits/search?searchKey=otter');
    const entries = journal(page).getByRole('listitem');
    await expect(entries).toHaveText([/GET\/v1\/marketTraits\/search200/]);

    await entries.getByText('/v1/marketTraits/search').click();
    await ask(page, mockUrl, world.name, '/v1/nowhere');
    await world.control.addFault({ body: { answer: { kind: 'status', status: 503 } } });
    await ask(page, mockUrl, world.name, '/v1/users/me');
    await expect(entries).toHaveText([
      /users\/me503hit f1/,
      /nowhere404no such call/,
      /search200.*otter.*As curl/s,
    ]);
    await expect(journal(page).getByRole('group').last()).toHaveAttribute('open');
    await expectAccessible(page);

    await journal(page).getByLabel('Unmatched only').check();
    await expect(entries.filter({ visible: true })).toHaveText([/nowhere/]);
    await journal(page).getByLabel('Unmatched only').uncheck();
    await journal(page).getByLabel('Filter').fill('GET 503');
    await expect(entries.filter({ visible: true })).toHaveText([/users\/me/]);
    await expect(journal(page).getByText('1 of 3')).toBeVisible();
  });

  test('stays as it is while it is paused', async ({ page, product: { mockUrl }, world }) => {
    const entries = journal(page).getByRole('listitem');
    await ask(page, mockUrl, world.name, '/v1/nowhere/1');
    await expect(entries).toHaveCount(1);
    const pause = journal(page).getByRole('button', { name: 'Pause' });
    await pause.click();
    await ask(page, mockUrl, world.name, '/v1/nowhere/2');
    await section(page, 'Clock').getByRole('button', { name: 'Forward 1 minute' }).click();
    await expect(page.getByRole('status')).toContainText('time is');
    await expect(entries).toHaveCount(1);
    await pause.click();
    await expect(entries).toHaveCount(2);
  });

  test('a request can be copied as curl, with a token that was minted here', async ({
    page,
    context,
    product: { mockUrl },
    world,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await section(page, 'Tokens').getByRole('button', { name: 'Mint a token' }).click();
    const field = section(page, 'Tokens').getByRole('textbox', { name: /^For 0x/ });
    await expect(field).toHaveValue(/^ey/);
    const token = await field.inputValue();
    await section(page, 'Tokens').getByRole('button', { name: 'Copy the token' }).click();
    await expect.poll(copied).toBe(token);

    await ask(page, mockUrl, world.name, '/v1/users/search?searchKey=0x4F%20%26', token);
    await journal(page).getByText('/v1/users/search').click();
    await journal(page).getByRole('button', { name: 'Copy as curl' }).click();
    await expect
      .poll(copied)
      .toBe(
        [
          `curl -X GET '${mockUrl}/v1/users/search?searchKey=0x4F+%26'`,
          `-H 'x-mock-world: ${world.name}'`,
          `-H 'authorization: Bearer ${token}'`,
        ].join(' \\\n  '),
      );
  });
});

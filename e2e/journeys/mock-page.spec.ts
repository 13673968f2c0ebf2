import { readFile } from 'node:fs/promises';

import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import type { Page } from '@playwright/test';

import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import type { World } from '../fixtures/world';

const open = async (page: Page, mockUrl: string, world: string): Promise<void> => {
  await page.goto(`${mockUrl}/__mock?world=${world}`);
  await expect(page.getByLabel('World', { exact: true })).toHaveValue(world);
};

test.beforeEach(async ({ context, page, product, world }) => {
  // The page itself says which world it means.
  await context.setExtraHTTPHeaders({});
  await open(page, product.mockUrl, world.name);
});

const section = (page: Page, name: string) => page.getByRole('region', { name });
const journal = (page: Page) => page.getByRole('complementary', { name: 'Journal' });

test.describe('worlds', () => {
  test('another one is entered by a new name, and the way back leads back', async ({
    page,
    world,
  }) => {
    const worlds = page.getByLabel('World', { exact: true });
    const other = `${world.name.slice(0, 50)}-other`;
    await page.getByLabel('Another world').fill(other);
    await page.keyboard.press('Enter');
    await expect(worlds).toHaveValue(other);
    await expect(page).toHaveTitle(`${other} · Mock provider`);

    await worlds.selectOption(world.name);
    await expect(page).toHaveURL(new RegExp(`world=${world.name}$`));
    await page.goBack();
    await expect(worlds).toHaveValue(other);
  });

  test('a name that cannot be one stays in the field, with the reason', async ({ page }) => {
    const field = page.getByLabel('Another world');
    await field.fill('no name');
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByRole('banner').getByText(/1 to 64 letters/)).toBeVisible();
    await expect(field).toHaveValue('no name');
  });
});

/** How many scenarios there are. */
const scenariosOf = async ({ control }: World): Promise<number> => {
  const { status, body } = await control.scenarios();
  if (status !== 200) throw new Error(`The list of scenarios answered ${status}.`);
  return body.scenarios.length;
};

test('a scenario is entered, and left for the seed', async ({ page, world }) => {
  const scenarios = section(page, 'Scenarios');
  await expect(scenarios.getByRole('listitem')).toHaveCount(await scenariosOf(world));
  await scenarios.getByRole('button', { name: /^credit-rich-elite / }).click();
  await expect(page.getByRole('status')).toContainText('is in credit-rich-elite');
  const { body } = await world.control.state();
  expect(body).toMatchObject({ newcomers: { premiumTier: 'Elite' } });

  await scenarios.getByRole('button', { name: 'Reset to the seed' }).click();
  await expect(page.getByRole('status')).toContainText('back at its seed');
  expect((await world.control.state()).body).not.toMatchObject({
    newcomers: { premiumTier: 'Elite' },
  });
});

test('the clock is moved, set, and brought back to now', async ({ page, world }) => {
  const clock = section(page, 'Clock');
  const offset = async () => {
    const answer = await world.control.state();
    return answer.status === 200 ? answer.body.clockOffsetMs : undefined;
  };
  await clock.getByRole('button', { name: '1 minute on' }).click();
  await expect.poll(offset).toBe(60_000);
  await clock.getByRole('button', { name: '1 hour on' }).click();
  await expect.poll(offset).toBe(3_660_000);
  await clock.getByRole('button', { name: '1 day on' }).click();
  await expect.poll(offset).toBe(90_060_000);

  await clock.getByLabel('Time in UTC').fill('2031-05-04T10:00:00');
  await clock.getByRole('button', { name: 'Set the clock' }).click();
  await expect(page.getByRole('banner').getByRole('time')).toHaveText(
    /^2031-05-04 10:0\d:\d\d UTC$/,
  );
  await clock.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(async () => Math.abs((await offset()) ?? 1e9)).toBeLessThan(5000);
});

test.describe('faults', () => {
  test('one of every kind is set by the form, and described', async ({ page, world }) => {
    const faults = section(page, 'Faults');
    await faults.getByLabel('Method').selectOption('POST');
    await faults.getByLabel('Path').fill('/v1/users/login');
    await faults.getByLabel('Status', { exact: true }).fill('429');
    await faults.getByLabel('Retry after, s').fill('30');
    await faults.getByLabel('Message').fill('Later, please');
    await faults.getByLabel('Latency, ms').fill('5');
    await faults.getByLabel('Latency up to, ms').fill('9');
    await faults.getByLabel('Percent of calls').fill('50');
    await faults.getByLabel('Next calls only').fill('2');
    await faults.getByRole('button', { name: 'Add the fault' }).click();
    await expect(faults.getByRole('listitem')).toHaveText([
      /f1 POST \/v1\/users\/login: status 429 “Later, please” retry after 30 s, 5–9 ms late, 50 % of calls, the next 2 calls/,
    ]);
    expect((await world.control.faults()).body).toEqual({
      faults: [
        {
          id: 'f1',
          method: 'POST',
          path: '/v1/users/login',
          answer: { kind: 'status', status: 429, retryAfter: 30, message: 'Later, please' },
          latencyMs: { minMs: 5, maxMs: 9 },
          probability: 0.5,
          times: 2,
        },
      ],
    });

    for (const kind of ['connection-reset', 'malformed-json', 'wrong-schema', 'truncated-body']) {
      await faults.getByLabel('What goes wrong').selectOption(kind);
      await expect(faults.getByLabel('Status', { exact: true })).toBeHidden();
      await faults.getByRole('button', { name: 'Add the fault' }).click();
      await expect(faults.getByRole('listitem').last()).toContainText(kind.replaceAll('-', ' '));
    }
    await expectAccessible(page);
  });

  test('they are removed one by one, and all at once', async ({ page, world }) => {
    for (const latencyMs of [1, 2, 3]) await world.control.addFault({ body: { latencyMs } });
    const faults = section(page, 'Faults');
    await expect(faults.getByRole('listitem')).toHaveCount(3);
    await faults.getByRole('button', { name: 'Remove fault f2' }).press('Enter');
    await expect(faults.getByRole('listitem')).toHaveCount(2);
    await expect(faults.getByRole('heading', { name: 'Waiting for calls' })).toBeFocused();
    await faults.getByRole('button', { name: 'Remove all faults' }).click();
    await expect(faults.getByText('Nothing goes wrong in this world.')).toBeVisible();
    expect((await world.control.faults()).body).toEqual({ faults: [] });
  });

  test('one that is refused says why, and what was typed stays', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 400/);
    const faults = section(page, 'Faults');
    await faults.getByLabel('Path').fill('users');
    await faults.getByRole('button', { name: 'Add the fault' }).click();
    await expect(faults.getByRole('alert')).toHaveText(
      'The mock refused this. path: a path such as /v1/users/:id/exists or /v1/*',
    );
    await expect(faults.getByLabel('Path')).toHaveValue('users');
    await expect(faults.getByText('Nothing goes wrong in this world.')).toBeVisible();
  });
});

test('calls are answered by hand, and again from the journal', async ({
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
  await answers.getByLabel('Headers, each on a line').fill('x-request-id: mine');
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
  await expect(answers.getByText(/then the last one for ever/)).toBeVisible();
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

  test('a part is edited and saved, the rest stays', async ({ page, world }) => {
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

  test('what is refused stays in the editor, with the path of the mistake', async ({
    page,
    world,
    browserErrors,
  }) => {
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
      'This is not JSON: it breaks in line 2, column 14.',
    );
    expect((await world.control.state()).body).toEqual(before);
  });

  test('changes are not thrown away by another part or another world', async ({ page, world }) => {
    const { state, editor } = await load(page, 'searchLimit');
    await editor.fill('7');
    await state.getByLabel('Part').selectOption('newcomers');
    await expect(state.getByRole('alert')).toHaveText(/not saved yet/);
    await expect(state.getByLabel('Part')).toHaveValue('searchLimit');

    const other = `${world.name.slice(0, 50)}-other`;
    await page.getByLabel('Another world').fill(other);
    await page.getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByLabel('World', { exact: true })).toHaveValue(other);
    await expect(editor).toHaveValue('7');
    await state.getByRole('button', { name: 'Discard changes' }).click();
    await expect(editor).toHaveValue('20');
  });

  test('a remembered state is restored', async ({ page, world }) => {
    const state = section(page, 'State');
    await state.getByRole('button', { name: 'Remember the state as it is' }).click();
    await expect(state.getByRole('listitem')).toHaveCount(1);
    const before = (await world.control.state()).body;
    await world.control.scenario({ body: { name: 'huge-search' } });
    await state.getByRole('button', { name: /^Restore w/ }).click();
    await expect(page.getByRole('status')).toContainText('is as ');
    expect((await world.control.state()).body).toEqual(before);
    await state.getByRole('button', { name: /^Forget/ }).click();
    await expect(state.getByRole('listitem')).toHaveCount(0);
  });

  test('a state is downloaded, and restored from the file', async ({
    page,
    world,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 400/);
    const state = section(page, 'State');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      state.getByRole('button', { name: 'Download it' }).click(),
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
    await expect(page.getByRole('status')).toContainText('is as in whole.json');
    expect((await world.control.state()).body).toEqual(before);
  });
});

test('flags are overridden here and given back, and events are sent, paused and cut', async ({
  page,
  product,
  world,
}) => {
  const flags = section(page, 'Flags');
  const override = async (flag: string, value: string) => {
    await flags.getByLabel('Flag', { exact: true }).fill(flag);
    await flags.getByLabel('Value, as JSON').fill(value);
    await flags.getByRole('button', { name: 'Override', exact: true }).click();
  };
  await override('stage-packs', 'next');
  await expect(flags.getByRole('alert')).toContainText('A text stands in quotes: "next"');
  await override('stage-packs', '"next"');
  await override('stage-construct', '{"share":0.5}');
  await expect(flags.getByRole('listitem')).toHaveText([
    /stage-packs = "next"/,
    /stage-construct = \{"share":0.5\}/,
  ]);
  const answer = await page.request.get(`${product.mockUrl}/api/features/sdk-local`, {
    headers: { 'x-mock-world': world.name },
  });
  expect(await answer.json()).toMatchObject({
    features: { 'stage-packs': { defaultValue: 'next' } },
  });

  await flags.getByRole('button', { name: 'Remove the override of stage-packs' }).click();
  await expect(flags.getByRole('listitem')).toHaveCount(1);
  await flags.getByRole('button', { name: 'Remove all overrides' }).click();
  await expect(flags.getByText('Every flag says what it says everywhere.')).toBeVisible();

  const events = section(page, 'Events');
  await expect(events.getByText('No one is listening.')).toBeVisible();
  let heard = '';
  const stream = await fetch(`${product.mockUrl}/economy/v1/events`, {
    headers: { 'x-mock-world': world.name },
  });
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const piece of stream.body ?? []) heard += decoder.decode(piece);
  })().catch(() => 'cut');
  await expect(events.getByText('1 stream is open.')).toBeVisible();
  await events.getByLabel('Data as JSON').fill('{ "id": "by-hand" }');
  await events.getByRole('button', { name: 'Pause events' }).click();
  await expect(events.getByText('Paused: events wait until you resume.')).toBeVisible();
  await events.getByRole('button', { name: 'Send the event' }).click();
  await expect(page.getByRole('status')).toHaveText('The event activity is sent when you resume.');
  expect(heard).not.toContain('by-hand');
  await events.getByRole('button', { name: 'Pause events' }).click();
  await expect.poll(() => heard).toMatch(/event: ?activity[^]*by-hand/);
  await events.getByRole('button', { name: 'Cut every stream' }).click();
  await expect(events.getByText('No one is listening.')).toBeVisible();
  expect(await listening).toBe('cut');
});

test('tokens are minted: valid, expired, of any wallet', async ({
  page,
  product,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/status of 400/);
  const tokens = section(page, 'Tokens');
  const token = tokens.getByRole('textbox', { name: /^For 0x/ });
  const me = async () =>
    page.request.get(`${product.mockUrl}/v1/users/me`, {
      headers: { 'x-mock-world': world.name, authorization: `Bearer ${await token.inputValue()}` },
    });
  const mint = tokens.getByRole('button', { name: 'Mint a token' });
  await mint.click();
  await expect(tokens.getByText(`For ${DEMO_ADDRESS}`)).toBeVisible();
  expect(await (await me()).json()).toMatchObject({ walletAddress: DEMO_ADDRESS });

  const other = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  await tokens.getByLabel('Wallet address').fill(other);
  await tokens.getByLabel('Lifetime').selectOption('Expired an hour ago');
  await mint.click();
  await expect(tokens.getByText(`For ${other}`)).toBeVisible();
  expect((await me()).status()).toBe(401);

  await tokens.getByLabel('Wallet address').fill('0x12');
  await mint.click();
  await expect(tokens.getByRole('alert')).toContainText('walletAddress: ');
});

test('a wallet is given coin, editions and avatars', async ({
  page,
  product,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const grants = section(page, 'Grants');
  const give = grants.getByRole('button', { name: 'Give it' });
  const what = grants.getByLabel('What it is given');
  const wallet = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  await grants.getByLabel('Wallet address').fill(wallet);

  await what.selectOption('WETH on Ethereum');
  await grants.getByLabel('Amount').fill('2.5');
  await give.click();
  await expect(page.getByRole('status')).toContainText('It is given.');
  const token = await world.control.token({ body: { walletAddress: wallet } });
  if (token.status !== 200) throw new Error(`The mock gave no token: ${token.status}.`);
  const read = async (path: string) => {
    const headers = {
      'x-mock-world': world.name,
      authorization: `Bearer ${token.body.accessToken}`,
    };
    return (await page.request.get(`${product.mockUrl}/economy/v1${path}`, { headers })).json();
  };
  expect(await read('/wallets/me/balances')).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ chainId: 1, wrapped: '2500000000000000000' }),
    ]),
  });

  await what.selectOption('Editions of a trait');
  await expect(grants.getByLabel('Amount')).toBeHidden();
  await grants.getByLabel('Id of the trait').fill('no-such-trait');
  await give.click();
  await expect(grants.getByRole('alert')).toContainText('There is no trait no-such-trait here.');
  await expectAccessible(page);
  await grants.getByLabel('Id of the trait').fill('tomato-fez-tin-parliament');
  await grants.getByLabel('Editions', { exact: true }).fill('3');
  await give.click();
  await expect(grants.getByText('There is no trait')).toBeHidden();

  await what.selectOption('An avatar');
  await grants.getByLabel('Collection').fill('tin-parliament');
  await grants.getByLabel('Number').fill('7');
  await give.click();
  await expect
    .poll(() => read(`/wallets/${wallet}/inventory`))
    .toMatchObject({
      items: [
        { kind: 'avatar', avatar: { tokenId: '7' } },
        { kind: 'trait', trait: { id: 'tomato-fez-tin-parliament' }, quantity: 3 },
      ],
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

  test('is live, marks what matched no call and what met faults, and is filtered', async ({
    page,
    product: { mockUrl },
    world,
  }) => {
    await expect(journal(page).getByText(/Nothing was asked in/)).toBeVisible();
    await ask(page, mockUrl, world.name, '/v1/marketTraits/search?searchKey=otter');
    const entries = journal(page).getByRole('listitem');
    await expect(entries).toHaveText([/GET\/v1\/marketTraits\/search200/]);

    await entries.getByText('/v1/marketTraits/search').click();
    await ask(page, mockUrl, world.name, '/v1/nowhere');
    await world.control.addFault({ body: { answer: { kind: 'status', status: 503 } } });
    await ask(page, mockUrl, world.name, '/v1/users/me');
    await expect(entries).toHaveText([
      /users\/me503met f1/,
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

  test('stands still while it is paused', async ({ page, product: { mockUrl }, world }) => {
    const entries = journal(page).getByRole('listitem');
    await ask(page, mockUrl, world.name, '/v1/nowhere/1');
    await expect(entries).toHaveCount(1);
    const pause = journal(page).getByRole('button', { name: 'Pause' });
    await pause.click();
    await ask(page, mockUrl, world.name, '/v1/nowhere/2');
    await section(page, 'Clock').getByRole('button', { name: '1 minute on' }).click();
    await expect(page.getByRole('status')).toContainText('time is');
    await expect(entries).toHaveCount(1);
    await pause.click();
    await expect(entries).toHaveCount(2);
  });

  test('a request is copied as curl, with the token that was minted here', async ({
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

test('a mock that is down is reported, and the page recovers when it is back', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await page.route('**/__mock/*', (route) => route.abort());
  const outage = page.getByRole('banner').getByText(/^The mock does not answer/);
  await expect(outage).toBeVisible();
  const faults = section(page, 'Faults');
  await faults.getByLabel('Path').fill('/v1/*');
  await faults.getByRole('button', { name: 'Add the fault' }).click();
  await expect(faults.getByRole('alert')).toHaveText(/The mock did not answer. What you typed/);

  await page.unroute('**/__mock/*');
  await expect(outage).toBeHidden();
  await faults.getByRole('button', { name: 'Add the fault' }).click();
  await expect(faults.getByRole('listitem')).toHaveCount(1);
  expect((await world.control.faults()).body).toMatchObject({ faults: [{ path: '/v1/*' }] });
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `the page is accessible and fits, ${colorScheme}`,
    { tag: '@small' },
    async ({ page, world }) => {
      await page.emulateMedia({ colorScheme });
      await expect(section(page, 'Scenarios').getByRole('listitem')).toHaveCount(
        await scenariosOf(world),
      );
      await expectAccessible(page);
      for (const width of [320, 375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    },
  );
}

import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { reopen, openMockPage, section } from '../../fixtures/mock-page';
import { expect, test } from '../../fixtures/test';
import type { World } from '../../fixtures/world';

test.beforeEach(({ context, page, product, world }) =>
  openMockPage({ context, page, product, world }),
);

test.describe('worlds', () => {
  test('are entered by name', async ({ page, world }) => {
    await test.step('another one is entered by a new name, and the way back works', async () => {
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

    await test.step('an invalid name stays in the field, with the reason', async () => {
      const field = page.getByLabel('Another world');
      await field.fill('no name');
      await page.getByRole('button', { name: 'Enter' }).click();
      await expect(page.getByRole('banner').getByText(/1 to 64 letters/)).toBeVisible();
      await expect(field).toHaveValue('no name');
    });
  });
});

const scenariosOf = async ({ control }: World): Promise<number> => {
  const { status, body } = await control.scenarios();
  if (status !== 200) throw new Error(`The list of scenarios answered ${status}.`);
  return body.scenarios.length;
};

test('worlds, scenarios and the clock are controlled from here', async ({
  page,
  product,
  world,
  browserErrors,
}) => {
  await test.step('a scenario is entered, and left for the seed', async () => {
    await reopen(page, product.mockUrl, world);

    const scenarios = section(page, 'Scenarios');
    await expect(scenarios.getByRole('listitem')).toHaveCount(await scenariosOf(world));
    await scenarios.getByRole('button', { name: /^credit-rich-elite / }).click();
    await expect(page.getByRole('status')).toContainText('is now in credit-rich-elite');
    const { body } = await world.control.state();
    expect(body).toMatchObject({ newcomers: { premiumTier: 'Elite' } });

    await scenarios.getByRole('button', { name: 'Reset to the seed' }).click();
    await expect(page.getByRole('status')).toContainText('is reset to its seed');
    expect((await world.control.state()).body).not.toMatchObject({
      newcomers: { premiumTier: 'Elite' },
    });
  });

  await test.step('the clock is moved, set, and brought back to now', async () => {
    await reopen(page, product.mockUrl, world);

    const clock = section(page, 'Clock');
    const offset = async () => {
      const answer = await world.control.state();
      return answer.status === 200 ? answer.body.clockOffsetMs : undefined;
    };
    await clock.getByRole('button', { name: 'Forward 1 minute' }).click();
    await expect.poll(offset).toBe(60_000);
    await clock.getByRole('button', { name: 'Forward 1 hour' }).click();
    await expect.poll(offset).toBe(3_660_000);
    await clock.getByRole('button', { name: 'Forward 1 day' }).click();
    await expect.poll(offset).toBe(90_060_000);

    await clock.getByLabel('Time in UTC').fill('2031-05-04T10:00:00');
    await clock.getByRole('button', { name: 'Set the clock' }).click();
    await expect(page.getByRole('banner').getByRole('time')).toHaveText(
      /^2031-05-04 10:0\d:\d\d UTC$/,
    );
    await clock.getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(async () => Math.abs((await offset()) ?? 1e9)).toBeLessThan(5000);
  });

  await test.step('flags are overridden one by one, and reset', async () => {
    await reopen(page, product.mockUrl, world);

    const flags = section(page, 'Flags');
    const override = async (flag: string, value: string) => {
      await flags.getByLabel('Flag', { exact: true }).fill(flag);
      await flags.getByLabel('Value, as JSON').fill(value);
      await flags.getByRole('button', { name: 'Override', exact: true }).click();
    };
    await override('stage-packs', 'next');
    await expect(flags.getByRole('alert')).toContainText('Put text in quotes: "next"');
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
    await expect(flags.getByText('No flag is overridden in this world.')).toBeVisible();
  });

  await test.step('events are sent, paused and cut off', async () => {
    await reopen(page, product.mockUrl, world);

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
    await expectAccessibleInBothThemes(page);
    await events.getByRole('button', { name: 'Send the event' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'The event activity will be sent when you resume.',
    );
    expect(heard).not.toContain('by-hand');
    await events.getByRole('button', { name: 'Pause events' }).click();
    await expect.poll(() => heard).toMatch(/event: ?activity[^]*by-hand/);
    await events.getByRole('button', { name: 'Cut every stream' }).click();
    await expect(events.getByText('No one is listening.')).toBeVisible();
    expect(await listening).toBe('cut');
  });

  await test.step('tokens are minted: valid, expired, for any wallet', async () => {
    await reopen(page, product.mockUrl, world);

    browserErrors.allow(/status of 400/);
    const tokens = section(page, 'Tokens');
    const token = tokens.getByRole('textbox', { name: /^For 0x/ });
    const me = async () =>
      page.request.get(`${product.mockUrl}/v1/users/me`, {
        headers: {
          'x-mock-world': world.name,
          authorization: `Bearer ${await token.inputValue()}`,
        },
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

  await test.step('a wallet is given coins, editions and avatars', async () => {
    await reopen(page, product.mockUrl, world);

    browserErrors.allow(/status of 404/);
    const grants = section(page, 'Grants');
    const give = grants.getByRole('button', { name: 'Give it' });
    const what = grants.getByLabel('What to give');
    const wallet = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    await grants.getByLabel('Wallet address').fill(wallet);

    await what.selectOption('WETH on Ethereum');
    await grants.getByLabel('Amount').fill('2.5');
    await give.click();
    await expect(page.getByRole('status')).toContainText('Given.');
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
    await grants.getByLabel('Trait id').fill('no-such-trait');
    await give.click();
    await expect(grants.getByRole('alert')).toContainText('There is no trait no-such-trait here.');
    await expectAccessible(page);
    await grants.getByLabel('Trait id').fill('tomato-fez-tin-parliament');
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
});

test.describe('faults', () => {
  test('can be set, described, refused and removed', async ({
    page,
    product,
    world,
    browserErrors,
  }) => {
    await test.step('one of every kind is set with the form, and described', async () => {
      await reopen(page, product.mockUrl, world);

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
        /f1 POST \/v1\/users\/login: status 429 “Later, please” retry after 30 s, 5–9 ms late, 50% of calls, the next 2 calls/,
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

    await test.step('they are removed one by one, and all at once', async () => {
      await reopen(page, product.mockUrl, world);

      for (const latencyMs of [1, 2, 3]) await world.control.addFault({ body: { latencyMs } });
      const faults = section(page, 'Faults');
      await expect(faults.getByRole('listitem')).toHaveCount(3);
      await faults.getByRole('button', { name: 'Remove fault f2' }).press('Enter');
      await expect(faults.getByRole('listitem')).toHaveCount(2);
      await expect(faults.getByRole('heading', { name: 'Waiting for calls' })).toBeFocused();
      await faults.getByRole('button', { name: 'Remove all faults' }).click();
      await expect(faults.getByText('There are no faults in this world.')).toBeVisible();
      expect((await world.control.faults()).body).toEqual({ faults: [] });
    });

    await test.step('one that is refused says why, and keeps what was typed', async () => {
      await reopen(page, product.mockUrl, world);

      browserErrors.allow(/status of 400/);
      const faults = section(page, 'Faults');
      await faults.getByLabel('Path').fill('users');
      await faults.getByRole('button', { name: 'Add the fault' }).click();
      await expect(faults.getByRole('alert')).toHaveText(
        'The mock refused this. path: a path such as /v1/users/:id/exists or /v1/*',
      );
      await expect(faults.getByLabel('Path')).toHaveValue('users');
      await expect(faults.getByText('There are no faults in this world.')).toBeVisible();
    });
  });
});

test('a mock that is down is reported, and the page recovers when it is back', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await page.route('**/__mock/*', (route) => route.abort());
  const outage = page.getByRole('banner').getByText(/^The mock isn’t answering/);
  await expect(outage).toBeVisible();
  const faults = section(page, 'Faults');
  await faults.getByLabel('Path').fill('/v1/*');
  await faults.getByRole('button', { name: 'Add the fault' }).click();
  await expect(faults.getByRole('alert')).toHaveText(/The mock didn’t answer. What you typed/);

  await page.unroute('**/__mock/*');
  await expect(outage).toBeHidden();
  await faults.getByRole('button', { name: 'Add the fault' }).click();
  await expect(faults.getByRole('listitem')).toHaveCount(1);
  expect((await world.control.faults()).body).toMatchObject({ faults: [{ path: '/v1/*' }] });
});

test('the page is accessible and fits, in both themes', async ({ page, world }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await test.step(`the page is accessible and fits, ${colorScheme}`, async () => {
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
    });
  }
});

import type { Order } from '@trait-market/contract/economy/orders';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { balances, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { openAction, ofBob, press } from '@/testing/actions/open-action';
import { fathom, helmet, quotedName } from '@/testing/sentences';
import { wholeItem } from '@/testing/whole-item';

afterEach(() => sessionStorage.clear());

const COLLECTIONS = {
  '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
};
const wanted = { ...divingHelmetDetail, id: 'wanted', tokenId: '99', value: 'Tomato Fez' };
const fez = quotedName('Tomato Fez', '99');
const region = (name: string) => screen.getByRole('region', { name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('a trade with coin', () => {
  const opened = (answers = {}) =>
    openAction(
      { kind: 'trade', traitId: 'wanted' },
      { '/economy/v1/traits/wanted': { body: wanted }, ...COLLECTIONS, ...answers },
    );
  const giveFathom = async () =>
    userEvent.click(await screen.findByRole('checkbox', { name: /Fathom Club #7.*Avatar/ }));

  test('E433 the coin that you give counts on your side, and what you lack is wrapped first', async () => {
    opened();
    await giveFathom();
    await userEvent.type(await field(/You add, in WETH/), '0.02');
    expect(region('You give')).toHaveTextContent('0.02 WETH');
    expect(screen.getByText(/0\.02 ETH will be wrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText(/0\.02 ETH becomes 0\.02 WETH/)).toBeInTheDocument();
    expect(screen.getByText(wholeItem(`You give ${fathom} and 0.02 WETH.`))).toBeInTheDocument();
    expect(screen.getByText(wholeItem(`You get 1 × ${fez}.`))).toBeInTheDocument();
    expect(
      screen.getByText(wholeItem('The other side gets 0.0185 WETH after fees.')),
    ).toBeInTheDocument();
    expect(region('You give')).toHaveTextContent('0.02 WETH');
    expect(screen.queryByText(/No money changes hands/)).not.toBeInTheDocument();
  });

  test('E433 the coin that you ask for counts on your side after the fees of what you give', async () => {
    opened();
    await giveFathom();
    await userEvent.type(await field(/You ask for, in ETH/), '0.02');
    expect(region('You get')).toHaveTextContent('0.0185 ETH');
    await press('Review');
    expect(screen.getByText(wholeItem(`You give ${fathom}.`))).toBeInTheDocument();
    expect(
      screen.getByText(wholeItem(`You get 1 × ${fez} and 0.0185 ETH, after fees.`)),
    ).toBeInTheDocument();
    expect(screen.getByText(wholeItem('The other side pays 0.02 ETH.'))).toBeInTheDocument();
    expect(screen.getByText('You also receive')).toHaveTextContent(/^You also receive 0\.0185 ETH/);
    expect(region('You get')).toHaveTextContent('0.0185 ETH');
  });

  test('E433 refuses coin on both sides, no amount, and more than the wallet has, before the review', async () => {
    opened();
    await giveFathom();
    const given = await field(/You add, in WETH/);
    const asked = await field(/You ask for, in ETH/);
    await userEvent.type(given, '0.02');
    await userEvent.type(asked, '0.02');
    expect(asked).toHaveAccessibleDescription('Add coin on one side only.');
    await press('Review');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
    await userEvent.clear(asked);
    await userEvent.clear(given);
    await userEvent.type(given, '0');
    expect(given).toHaveAccessibleDescription('Enter an amount above zero.');
    await userEvent.clear(given);
    await userEvent.type(given, '3');
    expect(screen.getByText(/Not enough WETH: you have 0 WETH and 2\.45 ETH/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  test('E433 says when the fees on the coin that you ask for are unknown', async () => {
    opened({ '/economy/v1/collections': { status: 404, body: { message: 'No' } } });
    await giveFathom();
    await userEvent.type(await field(/You ask for, in ETH/), '0.02');
    expect(await screen.findByText('Couldn’t load the fees')).toBeInTheDocument();
    await press('Review');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });
});

test('E436 a trade for an avatar promises what it wears, unless that is unticked', async () => {
  openAction(
    { kind: 'tradeAvatar', collection: 'fathom-club', tokenId: '12' },
    {
      ...COLLECTIONS,
      '/economy/v1/avatars/fathom-club/12': {
        body: { ...fathom7Detail, tokenId: '12', name: 'Fathom Club #12' },
      },
    },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /Brass Diving Helmet/ }), '2');
  const sure = screen.getByRole('checkbox', { name: /Only with what it wears now/ });
  expect(sure).toBeChecked();
  expect(region('You get')).toHaveTextContent('Fathom Club #12');
  await press('Review');
  const other = quotedName('Fathom Club #12', '12', fathom7Detail.token);
  expect(screen.getByText(wholeItem(`You give 2 × ${helmet}.`))).toBeInTheDocument();
  expect(screen.getByText(wholeItem(`You get ${other}.`))).toBeInTheDocument();
  expect(screen.getAllByText(/It’s valid only while .* wears/).length).toBeGreaterThan(0);
  await press('Back');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Only with what it wears/ }));
  await press('Review');
  expect(screen.queryByText(/It’s valid only while .* wears/)).not.toBeInTheDocument();
});

describe('accepting a trade with coin', () => {
  const AMOUNT = 10n ** 17n;
  const accept = (side: 'given' | 'wanted', native: string) => {
    const { fees } = divingHelmetDetail;
    const components = buildOrder({
      ...listingTerms,
      kind: 'trade',
      maker: bobAddress,
      gives: [{ kind: 'trait', token: wanted.token, tokenId: '99', quantity: 1n }],
      gets: [{ ...listingTerms.asset, quantity: 1n }],
      coin: { side, amount: AMOUNT, fees },
      commitments: [],
    });
    const coin = side === 'given' ? 'wrapped' : 'native';
    const order: Order = {
      ...ofBob,
      kind: 'trade',
      hash: orderHash(components),
      components,
      commitments: [],
      gives: [{ kind: 'trait', trait: wanted, quantity: 1 }],
      gets: [{ kind: 'trait', trait: divingHelmetDetail, quantity: 1 }],
      unitPrice: { chainId: 1, coin, amount: String(AMOUNT) },
      fees: fees.map((fee) => ({ ...fee, amount: String((AMOUNT * BigInt(fee.bps)) / 10_000n) })),
      quantity: 1,
      remaining: 1,
    };
    const items = balances.items.map((one) => ({ ...one, native, wrapped: '0' }));
    openAction(
      { kind: 'accept', order },
      { ...COLLECTIONS, '/economy/v1/wallets/me/balances': { body: { items } } },
    );
  };

  test('E433 E434 what you pay is on your side, and is signed as the most', async () => {
    accept('wanted', String(AMOUNT));
    const given = within(await screen.findByRole('region', { name: 'You give' }));
    expect(given.getAllByText('0.1 ETH').length).toBeGreaterThan(0);
    await press('Review');
    expect(await screen.findByText('What your wallet will sign')).toBeInTheDocument();
    expect(
      screen.getByText(
        wholeItem(new RegExp('^You give 1 × .*Helmet.* and 0\\.1 ETH \\(fees included\\) to ')),
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(wholeItem(`You get 1 × ${fez}.`))).toBeInTheDocument();
  });

  test('E434 a trade that costs more than the wallet has can’t be reviewed', async () => {
    accept('wanted', String(AMOUNT - 1n));
    expect(await screen.findByText(/Not enough ETH: you have/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  });

  test('E433 what you get is on your side after fees, and is signed as the least', async () => {
    accept('given', '0');
    const got = within(await screen.findByRole('region', { name: 'You get' }));
    expect(got.getByText('0.0925 WETH')).toBeInTheDocument();
    await press('Review');
    expect(
      await screen.findByText(
        wholeItem(`You get 1 × ${fez} and at least 0.0925 WETH, after fees.`),
      ),
    ).toBeInTheDocument();
  });
});

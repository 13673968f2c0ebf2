import type { Order, Receipt } from '@trait-market/contract/economy/orders';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { balances, fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms, receipt } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { AmountRows, type AmountRow } from '@/components/economy/prices/amount-rows';
import { openAction, ofBob, press } from '@/testing/actions/open-action';
import { fathom, helmet, quotedName } from '@/testing/sentences';
import { stubApi } from '@/testing/stub-api';
import { wholeItem } from '@/testing/whole-item';

import { fulfilmentMessage, fulfilmentStep } from './messages/fulfilment';
import { orderMessage } from './messages/order';

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

  test.each([
    ['wrapped', /You ask for, in ETH/, 'You get', '0.0185 ETH'],
    ['native', /You add, in WETH/, 'You give', '0.02 WETH'],
  ] as const)(
    'E445 E448 a counter starts with both sides swapped, and with %s coin on the other one',
    async (coin, label, side, text) => {
      const counters: Order = {
        ...listing,
        kind: 'trade',
        unitPrice: { chainId: 1, coin, amount: '20000000000000000' },
        gets: [{ kind: 'avatar', avatar: fathom7 }],
      };
      openAction(
        { kind: 'trade', traitId: 'wanted', counters },
        { '/economy/v1/traits/wanted': { body: wanted }, ...COLLECTIONS },
      );
      expect(await screen.findByRole('checkbox', { name: /Fathom Club #7.*Avatar/ })).toBeChecked();
      expect(screen.getByRole('dialog', { name: 'Counter the trade' })).toBeVisible();
      expect(await field(label)).toHaveValue('0.02');
      expect(region(side)).toHaveTextContent(text);
      expect(region('You get')).toHaveTextContent('Tomato Fez');
      expect(
        screen.getByText(
          /^Your counter is public: anyone who holds Tomato Fez can accept it, not only alice\. Their trade stays open\.$/,
        ),
      ).toBeVisible();

      const review = screen.getByRole('button', { name: 'Review' });
      const reason = 'To counter, change what you give or get';
      expect(review).toBeDisabled();
      expect(review.closest('[data-slot=dialog-actions]')).toHaveTextContent(reason);
      await userEvent.type(await field(label), '1');
      expect(review).toBeEnabled();
      expect(screen.queryByText(reason)).not.toBeInTheDocument();
      await userEvent.type(await field(label), '{Backspace}');
      expect(review).toBeDisabled();
      await userEvent.type(
        await screen.findByRole('textbox', { name: /Brass Diving Helmet/ }),
        '1',
      );
      expect(review).toBeEnabled();
    },
  );

  test('E433 the coin that you ask for counts on your side after the fees of what you give', async () => {
    opened();
    await giveFathom();
    await userEvent.type(await field(/You ask for, in ETH/), '0.02');
    expect(region('You get')).toHaveTextContent('0.0185 ETH');
    expect(screen.getByText('You ask for').parentElement).toHaveTextContent('0.02 ETH');
    await press('Review');
    expect(screen.getByText(wholeItem(`You give ${fathom}.`))).toBeInTheDocument();
    expect(
      screen.getByText(wholeItem(`You get 1 × ${fez} and 0.0185 ETH, after fees.`)),
    ).toBeInTheDocument();
    expect(screen.getByText(wholeItem('The other side pays 0.02 ETH.'))).toBeInTheDocument();
    expect(screen.getByText('You also get')).toHaveTextContent(/^You also get 0\.0185 ETH/);
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

const AMOUNT = 10n ** 17n;

const tradeWithCoin = (side: 'given' | 'wanted'): Order => {
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
  return {
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
};

describe('accepting a trade with coin', () => {
  const accept = (side: 'given' | 'wanted', native: string) => {
    const order = tradeWithCoin(side);
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
    expect(
      screen.getByText(
        wholeItem(new RegExp('^You give 1 × .*Helmet.* and 0\\.1 ETH \\(fees included\\) to ')),
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(wholeItem(`You get 1 × ${fez}.`))).toBeInTheDocument();
  });

  test('E434 a trade that costs more than the wallet has can’t be signed', async () => {
    accept('wanted', String(AMOUNT - 1n));
    expect(await screen.findByText(/Not enough ETH: you have/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign the trade' })).toBeDisabled();
  });

  test('E433 what you get is on your side after fees, and is signed as the least', async () => {
    accept('given', '0');
    const got = within(await screen.findByRole('region', { name: 'You get' }));
    expect(got.getByText('0.0925 WETH')).toBeInTheDocument();
    expect(
      await screen.findByText(
        wholeItem(`You get 1 × ${fez} and at least 0.0925 WETH, after fees.`),
      ),
    ).toBeInTheDocument();
  });
});

describe('the receipt of a trade with coin', () => {
  const SIGNATURE = `0x${'5a'.repeat(65)}` as const;
  const price = (coin: 'native' | 'wrapped', amount: bigint) =>
    ({ chainId: 1, coin, amount: String(amount) }) as const;
  const rowsOf = (sent: { rows: AmountRow[] } | object): string[] => {
    if (!('rows' in sent)) throw new Error('The receipt has no rows.');
    const { container } = render(<AmountRows rows={sent.rows.map(withoutEstimate)} />);
    return [...container.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(': '),
    );
  };
  const withoutEstimate = ({ estimate: _estimate, ...row }: AmountRow): AmountRow => row;

  test.each([
    ['given', 'You got', '0.0925 WETHAfter fees', 'The other side paid: 0.1 WETH'],
    ['wanted', 'You gave', '0.1 ETHFees included', 'The other side got: 0.0925 ETH'],
  ] as const)(
    'E433 lists coin that was %s as “%s” when it’s accepted, and nowhere else',
    async (side, words, coin, ofOther) => {
      const order = tradeWithCoin(side);
      const currency = side === 'given' ? 'wrapped' : 'native';
      const body: Receipt = {
        ...receipt,
        order,
        paid: price(currency, AMOUNT),
        proceeds: price(currency, (AMOUNT * 925n) / 1000n),
      };
      stubApi({ [`/economy/v1/orders/${order.hash}/fulfil`]: { body } });
      const step = fulfilmentStep(order, 1n, aliceAddress);
      const rows = rowsOf(await fulfilmentMessage.send(step, SIGNATURE, { kind: 'accept', order }));
      expect(rows).toContain(`${coin}: ${words}`);
      expect(rows).toContain(ofOther);
      expect(rows.filter((row) => row.includes('ETH'))).toHaveLength(2);
    },
  );

  test.each([
    ['given', '0.1 WETH: You give', 1],
    ['wanted', '0.0925 ETHAfter fees: You get', 2],
  ] as const)('E433 lists coin that is %s when it’s posted', async (side, row, amounts) => {
    const order = tradeWithCoin(side);
    stubApi({ '/economy/v1/orders': { body: order, status: 201 } });
    const { chainId, components, commitments } = order;
    const step = { kind: 'order', chainId, components, commitments } as const;
    const rows = rowsOf(
      await orderMessage.send({ ...step, commitments: [...commitments] }, SIGNATURE, {
        kind: 'trade',
        traitId: 'wanted',
      }),
    );
    expect(rows).toContain(row);
    expect(rows.filter((one) => one.includes('ETH'))).toHaveLength(amounts);
  });
});

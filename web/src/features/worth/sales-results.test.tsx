import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { attention, gainPage, walletValue } from '@trait-market/contract/fixtures/economy/worth';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { WorthView } from './worth-view';

const ME = '/economy/v1/wallets/me';
const none = { body: { items: [], nextCursor: null, total: 0 } };

const show = (gains: object) => {
  stubApi({
    '/economy/v1/rates': { body: rates },
    [`${ME}/value`]: { body: walletValue },
    [`${ME}/attention`]: { body: attention },
    [`/economy/v1/wallets/${aliceAddress}/orders`]: none,
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: none,
    '/economy/v1/activity': none,
    ...gains,
  });
  renderScreen(stubActions().within(<WorthView address={aliceAddress} />), {
    session: signedInAsAlice,
  });
};

/** Waits for the last part of the page, because all parts appear together. */
const region = async (name: string) => {
  await screen.findByRole('region', { name: 'Gains and losses' });
  return within(screen.getByRole('region', { name }));
};

test('E578 the results of sales on all networks have the same columns, however long they are', async () => {
  const [total] = gainPage.totals;
  show({
    [`${ME}/gains`]: {
      body: {
        ...gainPage,
        totals: [
          { ...total, since: '2026-01-08T12:00:00.000Z' },
          { ...total, chainId: 137, result: '-1234567890123456789012' },
        ],
      },
    },
  });
  const section = await region('Results of sales');
  const results = ['Ethereum', 'Polygon'].map(
    (name) => section.getByText(`On ${name}`).parentElement,
  );
  for (const result of results) {
    expect(result).toHaveClass('grid-cols-subgrid');
    expect([...(result?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['DT', 'DD', 'DD']);
  }
  expect(results[0]?.parentElement).toBe(results[1]?.parentElement);
});

const totalsOf = (changes: object) => ({
  [`${ME}/gains`]: {
    body: { ...gainPage, totals: gainPage.totals.map((total) => ({ ...total, ...changes })) },
  },
});

test.each([
  [
    'since when and without which sales',
    { result: '-2100000000000000000', since: '2026-01-08T12:00:00.000Z', withoutPriceEditions: 3 },
    '−2.1 ETHSince 8 Jan 2026, after fees. Leaves out 3 editions sold without a known cost. Minted items have no cost basis.',
  ],
  [
    'how many of all sold editions it counts',
    { withoutPriceEditions: 75, soldEditions: 87, since: '2026-01-08T12:00:00.000Z' },
    '+0.011 ETHOf 12 of 87 sold since 8 Jan 2026, after fees. Leaves out 75 editions sold without a known cost. Minted items have no cost basis.',
  ],
  [
    'how many editions it counts without the first day',
    { withoutPriceEditions: 1, soldEditions: 3, since: null },
    '+0.011 ETHOf 2 of 3 sold, after fees. Leaves out 1 edition sold without a known cost. Minted items have no cost basis.',
  ],
  [
    'nothing about sales when it leaves none out',
    { withoutPrice: '0', withoutPriceEditions: 0, since: null },
    '+0.011 ETH',
  ],
  [
    'that it leaves sales out when their number is unknown',
    {},
    '+0.011 ETH Leaves out sales without a known cost.',
  ],
])('E548 E595 the result of sales says %s', async (_, changes, words) => {
  show(totalsOf(changes));
  const section = await region('Results of sales');
  const result = section.getByText('On Ethereum').parentElement;
  expect(result?.textContent.replaceAll('\u00A0', ' ').trim()).toBe(`On Ethereum${words}`);
});

test('E579 figures of sales are rounded to three digits, with all of them in their tooltips', async () => {
  show(
    totalsOf({
      result: '-2345678900000000000',
      fees: '45678900000000000',
      withoutPrice: '1234567890000000000000',
    }),
  );
  const section = await region('Results of sales');
  const gains = await region('Gains and losses');
  for (const [text, title] of [
    ['2.35 ETH', '−2.3456789 ETH'],
    ['0.0457 ETH', '0.0456789 ETH'],
    ['1,235 ETH', '1,234.56789 ETH'],
  ] as const) {
    const [shown] = gains.getAllByText(text);
    expect(shown?.closest('[title]')).toHaveAttribute('title', title);
  }
  const result = section.getByText('On Ethereum').nextElementSibling;
  expect(result?.querySelector('[title]')).toHaveTextContent(/^−2\.35.ETH$/);
});

test.each([
  ['−2.1 ETH', {}, 'text-danger'],
  ['+0.011 ETH', { result: '11000000000000000' }, 'text-success'],
  ['−2.1 ETH', { withoutPrice: '5', withoutPriceEditions: 75, soldEditions: 87 }, undefined],
  ['+0.011 ETH', { result: '11000000000000000', withoutPrice: '5' }, undefined],
])(
  'E595 a result of sales has a color only if it counts all of them: %s %o',
  async (text, changes, color) => {
    show(
      totalsOf({
        result: '-2100000000000000000',
        withoutPrice: '0',
        withoutPriceEditions: 0,
        ...changes,
      }),
    );
    const section = await region('Results of sales');
    const result = section.getByText('On Ethereum').nextElementSibling;
    expect(result).toHaveTextContent(text);
    const classes = result?.firstElementChild?.classList.value.match(/text-(?:danger|success)/);
    expect(classes?.[0]).toBe(color);
  },
);

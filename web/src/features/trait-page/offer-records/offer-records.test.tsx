import { pastOfferPage, traitDepth } from '@trait-market/contract/fixtures/economy/tokens';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { chartAxis } from '@/testing/chart-axis';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { OfferRecords } from './offer-records';

const DEPTH = '/economy/v1/traits/t1/depth';
const PAST = '/economy/v1/traits/t1/past-offers';
const none = { items: [], nextCursor: null, total: 0 };

const show = (
  answers: Parameters<typeof stubApi>[0] = {},
  options: Parameters<typeof renderScreen>[1] = {},
) => {
  const api = stubApi({
    [DEPTH]: { body: traitDepth },
    [PAST]: { body: pastOfferPage },
    ...answers,
  });
  renderScreen(<OfferRecords id="t1" />, options);
  return api;
};

const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('E307 lists the offers by price with the editions added up, and draws them', async () => {
  show();
  expect(await rowsOf(/Open offers by price/)).toEqual([
    '0.09 WETH122',
    '0.08 WETH113',
    '0.05 WETH3710',
  ]);
  expect(screen.getByText('10 editions wanted')).toBeInTheDocument();
  const chart = screen.getByRole('img', {
    name: 'Offers for 10 editions, from 0.09 WETH down to 0.05 WETH',
  });
  expect(chartAxis(chart)).toEqual(['10', '0']);
});

test('E307 shows more than six prices on request, and says how many there are', async () => {
  const levels = Array.from({ length: 8 }, (_, index) => ({
    price: { chainId: 1, coin: 'wrapped', amount: `${9 - index}0000000000000000` },
    quantity: 1,
    offers: 1,
  }));
  show({ [DEPTH]: { body: { levels, prices: 70, quantity: 90, offers: 90 } } });
  expect(await rowsOf(/Open offers/)).toHaveLength(6);
  expect(screen.getByText('The best 8 of 70 prices.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 8 prices' }));
  expect(await rowsOf(/Open offers/)).toHaveLength(8);
});

test('E307 draws no chart of a single price, and says when there is no offer', async () => {
  const [level] = traitDepth.levels;
  const api = show({ [DEPTH]: { body: { levels: [level], prices: 1, quantity: 2, offers: 1 } } });
  expect(await rowsOf(/Open offers/)).toHaveLength(1);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(api.requests).toContain(DEPTH);
});

test('E308 says who offered what, how each offer ended and when', async () => {
  show({}, { session: signedInAsAlice });
  expect(await rowsOf(/Ended offers/)).toEqual([
    '0.1 WETH1 of 3bob1 Oct 2026Expired1 of 3 bought31 Oct 2026',
    '0.11 WETH1 of 1You30 Sept 2026Filled1 Oct 2026',
  ]);
});

test('E308 loads older offers on request', async () => {
  const [first, second] = pastOfferPage.items;
  show({
    [PAST]: { body: { items: [first], nextCursor: 'next', total: 2 } },
    [`${PAST}?limit=10&cursor=next`]: { body: { items: [second], nextCursor: null, total: 2 } },
  });
  expect(await rowsOf(/Ended offers/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show more past offers' }));
  expect(await screen.findByText('2 of 2 past offers shown')).toBeInTheDocument();
  expect(await rowsOf(/Ended offers/)).toHaveLength(2);
});

test('says that there are no offers, and offers to retry a failure', async () => {
  const api = show({
    [DEPTH]: { status: 503, body: { message: 'Closed for cleaning' } },
    [PAST]: { body: none },
  });
  expect(await screen.findByText('No offer for it has ended yet.')).toBeInTheDocument();
  expect(await screen.findByText('Couldn’t load the offer depth')).toBeInTheDocument();
  api.answer(DEPTH, { body: { levels: [], prices: 0, quantity: 0, offers: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No open offers.')).toBeInTheDocument();
});

import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { alerts } from '@trait-market/contract/fixtures/economy/alerts';
import { offer, sale } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { attention, gainPage, walletValue } from '@trait-market/contract/fixtures/economy/worth';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { Unfinished } from '@/lib/actions/actions-context';
import { hiddenOffersText, estimateUnitText } from '@/lib/storage';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { WorthView } from './worth-view';

const ME = '/economy/v1/wallets/me';
const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;
const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const noSales = { items: [], nextCursor: null, total: 0 };

afterEach(() => {
  estimateUnitText.write('');
  hiddenOffersText(aliceAddress).write('');
});

const show = (answers: Parameters<typeof stubApi>[0] = {}, open?: Unfinished) => {
  const api = stubApi({
    '/economy/v1/rates': { body: rates },
    [`${ME}/value`]: { body: walletValue },
    [`${ME}/attention`]: { body: attention },
    [`${ME}/gains`]: { body: gainPage },
    [ORDERS]: { body: noSales },
    [INVENTORY]: { body: noSales },
    '/economy/v1/activity': { body: { items: [sale], nextCursor: null, total: 1 } },
    ...answers,
  });
  const { unfinished, within: withActions } = stubActions();
  if (open) unfinished.mockResolvedValue(open);
  renderScreen(withActions(<WorthView address={aliceAddress} />), { session: signedInAsAlice });
  return api;
};

/** Waits for the last part of the page, because all parts appear together. */
const region = async (name: string) => {
  await screen.findByRole('region', { name: 'Gains and losses' });
  return within(screen.getByRole('region', { name }));
};

test('E92 E548 the value by floor and what offers pay are next to each other, in total and per chain, each with what it leaves out', async () => {
  show();
  const value = await region('What you own is worth');
  // The value by floor is 0.36 ETH and 300 POL; the value by best offer is 0.09 ETH.
  expect(await value.findByText('≈ $1,230.00')).toBeVisible();
  const networks = await region('Worth by network');
  expect(networks.getByText('0.36 ETH')).toBeVisible();
  expect(networks.getAllByText('300 POL')).toHaveLength(2);
  expect(value.getByText('Excludes 2 editions with no floor.')).toBeVisible();
  expect(value.getByText('≈ $270.00')).toBeVisible();
  expect(networks.getAllByText('0.09 ETH')).toHaveLength(2);
  expect(value.getByText('Excludes 5 editions with no offer.')).toBeVisible();
});

test('E518 E648 the worth comes first, then what needs attention, the results of sales and the worth by network, then the history', async () => {
  show();
  const results = await region('Results of sales');
  expect(results.getByText('On Ethereum').parentElement).toHaveTextContent('On Ethereum+0.011 ETH');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'What you own is worth',
    'Needs your attention',
    'Results of sales',
    'Worth by network',
    'Latest history',
    'Gains and losses',
  ]);
});

const price = (coin: 'native' | 'wrapped', amount: string) => ({ chainId: 1, coin, amount });

test('E486 avatars count at their collection’s floor or their best offer, and those with neither are named', async () => {
  const ranked = { kind: 'avatar', rank: { place: 30, of: 250 } };
  const valued = {
    ...ranked,
    avatar: fathom7,
    worth: {
      floor: price('native', '500000000000000000'),
      bestOffer: price('wrapped', '100000000000000000'),
    },
  };
  const unvalued = {
    ...ranked,
    avatar: { ...fathom7, tokenId: '8' },
    worth: { floor: null, bestOffer: null },
  };
  show({ [INVENTORY]: { body: { items: [valued, unvalued], nextCursor: null, total: 2 } } });
  const value = await region('What you own is worth');
  const networks = await region('Worth by network');
  expect(networks.getByText('2 avatars')).toBeVisible();
  expect(networks.getByText('0.86 ETH')).toBeVisible();
  expect(value.getByText(/^Excludes 2 editions and 1 avatar with no floor\./)).toBeVisible();
  expect(value.getByText(/^Avatars count at their collection’s floor/)).toBeVisible();
  expect(networks.getByText('0.19 ETH')).toBeVisible();
  expect(value.getByText(/^Excludes 5 editions and 1 avatar with no offer\./)).toBeVisible();
});

test('E486 says that avatars aren’t counted when they can’t be loaded', async () => {
  show({ [INVENTORY]: { status: 503, body: { message: 'Down' } } });
  const value = await region('What you own is worth');
  expect(
    await value.findByText(/avatars couldn’t be loaded, so they aren’t counted/),
  ).toBeVisible();
  expect((await region('Worth by network')).getByText('0.36 ETH')).toBeVisible();
});

test('E92 the history is a chart with a description and a table, in the preferred unit', async () => {
  show();
  const value = await region('What you own is worth');
  expect(
    await value.findByRole('img', {
      name: 'About $600.00 on 8 Jan 2026, about $1,000.00 on 10 Jan 2026',
    }),
  ).toBeVisible();
  await userEvent.selectOptions(value.getByRole('combobox', { name: 'Estimates in' }), 'ETH');
  await userEvent.click(value.getByRole('button', { name: 'Show as a table' }));
  const rows = within(value.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '10 Jan 20260.3333 ETH',
    '9 Jan 20260.4333 ETH',
    '8 Jan 20260.2 ETH',
  ]);
});

test('E570 E92 each total names its basis in the same place', async () => {
  show();
  const value = await region('What you own is worth');
  const figure = async (basis: string) => (await value.findByText(basis)).parentElement;
  expect(await figure('Worth by floor, before fees')).toHaveTextContent('≈ $1,230.00');
  expect(await figure('Worth by offers, before fees')).toHaveTextContent('≈ $270.00');
});

test('E578 one row of alternatives follows the worth by floor: offers and last sales, each once', async () => {
  show();
  const value = await region('What you own is worth');
  const headline = (await value.findByText('Worth by floor, before fees')).parentElement;
  const figures = [...(headline?.parentElement?.children ?? [])];
  expect(figures.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
    'Worth by floor, before fees',
    'Worth by offers, before fees',
    'Traits by last sales',
  ]);
  expect(figures[2]).toHaveTextContent('≈ $1,000.00');
  expect(value.getAllByText('≈\u00A0$1,000.00', { normalizer: String })).toHaveLength(1);
});

test('E90 without rates, shows the coins and says that there is no estimate', async () => {
  show({ '/economy/v1/rates': { status: 503, body: { message: 'Down' } } });
  const value = await region('What you own is worth');
  expect(await value.findByText(/^No estimates right now/)).toBeVisible();
  expect((await region('Worth by network')).getByText('0.36 ETH')).toBeVisible();
});

test('links people who own nothing to the market', async () => {
  const nothing = { editions: 0, floor: '0', withoutFloor: 0, bestOffer: '0', withoutOffer: 0 };
  const chains = [{ chainId: 1, loose: nothing, worn: nothing }];
  show({
    [`${ME}/value`]: { body: { ...walletValue, chains } },
    [`${ME}/gains`]: { body: { ...noSales, totals: [] } },
    '/economy/v1/activity': { body: noSales },
  });
  expect(await screen.findByText(/^You don’t have any traits yet/)).toBeVisible();
  expect(await screen.findByText('You haven’t listed, bought or sold anything yet.')).toBeVisible();
  expect(await screen.findByText(/^Buy or sell a trait to see what/)).toBeVisible();
});

test('E94 E122 what needs attention links to where you can act', async () => {
  show();
  const list = await region('Needs your attention');
  const lines = await list.findAllByRole('link');
  expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    ['2 listings of yours are undercut', '/dashboard?view=radar&show=undercut'],
    ['1 order ends within 24 hours', '/dashboard?view=radar&show=ending'],
    ['3 orders are inactive', '/dashboard?view=radar&show=inactive'],
  ]);
});

test('E375 price alerts that have fired need attention, and waiting ones don’t', async () => {
  show({ '/economy/v1/wallets/me/alerts': { body: alerts } });
  const list = await region('Needs your attention');
  expect(
    await list.findByRole('link', { name: /^2 price alerts of yours have fired$/ }),
  ).toHaveAttribute('href', '/dashboard?view=watchlist');
});

test('E408 hidden offers aren’t among those to accept', async () => {
  const hidden = { ...offer, state: { kind: 'fillable' }, revivedAt: null };
  hiddenOffersText(aliceAddress).write(JSON.stringify([offer.hash]));
  show({
    [`${ME}/attention`]: { body: { ...attention, offersReceived: 3 } },
    [ORDERS]: { body: { items: [hidden], nextCursor: null, total: 3 } },
  });
  const list = await region('Needs your attention');
  expect(
    await list.findByRole('link', { name: '2 offers and trades you can accept' }),
  ).toBeVisible();
});

test.each(['Continue', 'Discard'] as const)(
  'E472 an unsigned action that was left needs attention, until the user presses %s',
  async (name) => {
    const open = { title: 'List for sale', resume: vi.fn(), discard: vi.fn() };
    show({}, open);
    const list = await region('Needs your attention');
    expect(list.getByText('unfinished action, not signed: List for sale')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name }));
    expect(open.resume).toHaveBeenCalledTimes(name === 'Continue' ? 1 : 0);
    expect(open.discard).toHaveBeenCalledTimes(name === 'Discard' ? 1 : 0);
    expect(list.queryByText(/^unfinished action/)).not.toBeInTheDocument();
  },
);

test('E94 says so when nothing needs attention', async () => {
  const body = { undercut: 0, ending: 0, inactive: 0, offersReceived: 0 };
  show({ [`${ME}/attention`]: { body } });
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeVisible();
});

test('E375 the latest history is the wallet’s own, written with “You”', async () => {
  const { requests } = show();
  const history = await region('Latest history');
  expect(await history.findByText('You')).toBeVisible();
  expect(requests).toContain(`/economy/v1/activity?wallet=${aliceAddress}&limit=5`);
});

test('E93 shows gains and losses of each trait, without what has no price', async () => {
  show();
  const gains = await region('Gains and losses');
  await gains.findByRole('link', { name: 'Brass Diving Helmet' });
  const item = gains
    .getAllByRole('listitem')
    .find((one) => one.textContent.includes('Brass Diving Helmet'));
  const row = within(item ?? document.body);
  const fact = (name: string) => row.getByText(name, { selector: 'dt' }).nextSibling;
  expect(fact('Bought for')).toHaveTextContent('0.1 ETH');
  expect(fact('Sold for')).toHaveTextContent('0.24 ETH');
  expect(fact('Fees')).toHaveTextContent('0.018 ETH');
  expect(fact('Result')).toHaveTextContent('+0.011 ETH');
  expect(row.getByText(/^1 edition with no cost basis sold for/)).toHaveTextContent(
    /^1 edition with no cost basis sold for 0.111 ETH after fees/,
  );
  expect(await gains.findByText('≈ $33.00')).toBeVisible();
  const proceeds = gains.getByText('Proceeds with no cost basis', { selector: 'dt' });
  expect(proceeds.nextElementSibling).toHaveTextContent('0.111 ETH');
  expect(gains.getByText(/^First in, first out/)).toHaveTextContent(
    /Minted, traded-in and earlier items have no cost basis\.$/,
  );
});

test.each([
  ['nothing is sold', 0, 0, /Nothing sold yet$/],
  ['no sold edition has a cost', 2, 0, /No cost basis$/],
  ['some sold editions have a cost', 2, 1, /\+0.011 ETH.*1 of 2 editions counted$/],
])('E409 the result when %s', async (_, sold, closed, words) => {
  const [gain] = gainPage.items;
  if (gain === undefined) throw new Error('The page has a gain.');
  const item = {
    ...gain,
    sold: { ...gain.sold, editions: sold },
    closed: { ...gain.closed, editions: closed },
  };
  show({ [`${ME}/gains`]: { body: { ...gainPage, items: [item] } } });
  const gains = await region('Gains and losses');
  const result = gains.getByText('Result', { selector: 'dt' }).parentElement;
  expect(result).toHaveTextContent(words);
});

test('E375 each row of the gains shows its trait', async () => {
  show();
  const gains = await region('Gains and losses');
  const row = (await gains.findByRole('link', { name: 'Brass Diving Helmet' })).closest('li');
  expect(row?.querySelector('img')).toHaveAttribute('src', gainPage.items[0]?.trait.imageUrl);
});

test('E93 gains and losses can be saved as a table', async () => {
  show();
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalled());
  expect(saved[0]?.type).toContain('text/csv');
});

test.each(['value', 'attention', 'gains'])(
  'without an answer to %s, the rest is shown',
  async (path) => {
    show({ [`${ME}/${path}`]: { status: 503, body: { message: 'Down for a moment' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment');
    expect(await screen.findByText('You')).toBeVisible();
  },
);

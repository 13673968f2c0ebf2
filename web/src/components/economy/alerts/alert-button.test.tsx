import { MAX_ALERTS, type Alert } from '@trait-market/contract/economy/alerts';
import { alerts } from '@trait-market/contract/fixtures/economy/alerts';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Session } from '@/lib/session/session';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AlertButton } from './alert-button';
import type { AlertSubject } from './alert-dialog';

const own = { ...listing, hash: `0x${'1'.repeat(64)}` };
const ofBob = { ...listing, maker: { address: bobAddress, username: 'bob' } };
const MINE = '/economy/v1/wallets/me/alerts';
const HOST = 'https://alert-flags.example';
const { id, floor } = divingHelmetDetail;
const lastSale = { chainId: 1, coin: 'native', amount: '80000000000000000' } as const;
const kind = { collection: ['fathom-club'], slot: ['headwear' as const] };
const words = 'Any Fathom Club headwear';
const subjects: AlertSubject[] = [
  { about: { kind: 'trait', id }, words: 'Brass Diving Helmet', floor, lastSale },
  { about: { kind: 'search', name: words, query: kind }, words },
];
const [waiting, fired] = alerts.items;
const ID = '0198c2a4-6a52-4c3e-9f10-5d2f9b6c7f09';

beforeEach(() => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(ID);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (items: readonly Alert[] = [], session: Session = signedInAsAlice) => {
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: {
      body: { status: 200, features: { watchlist: { defaultValue: true } } },
    },
    [MINE]: { body: { items } },
    [`/economy/v1/traits/${id}/orders?kind=listing&limit=60`]: {
      body: { items: [own, ofBob], nextCursor: null, total: 2 },
    },
    '/economy/v1/rates': { body: rates },
  });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<AlertButton subjects={subjects} unit="eth" />), {
    session,
    appConfig: { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } },
  });
  return { ...api, start };
};
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Price alert' }));
  // A dialog of the same name is open while the code loads.
  await screen.findByText(/^You’ll be notified once/);
  return within(screen.getByRole('dialog', { name: 'Price alert' }));
};
const price = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('textbox', { name: 'At this price or less' });

const rowOf = (link: HTMLElement): HTMLElement => {
  const row = link.closest('li');
  if (row === null) throw new Error('The link is in no row.');
  return row;
};
const press = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

test('E311 E693 sets an alert for a trait in its coin, and lists it with estimates', async () => {
  const { written, answer } = show();
  answer(`PUT ${MINE}/${ID}`, { body: { items: [waiting] } });
  const dialog = await open();
  expect(await dialog.findByRole('button', { name: 'Floor 0.12 ETH' })).toBeInTheDocument();
  await userEvent.type(await price(dialog), '0.1');
  await press(dialog, 'Set alert');
  expect(await dialog.findByText('Alert set at 0.1 ETH or less.')).toBeInTheDocument();
  expect(written).toEqual([
    {
      method: 'PUT',
      path: `${MINE}/${ID}`,
      body: { about: { kind: 'trait', id }, maxPrice: '100000000000000000', unit: 'eth' },
    },
  ]);
  const list = within(dialog.getByRole('list', { name: 'Alerts that you have' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Brass Diving HelmetAt 0.1 ETH or less≈ $300.00about 300 US dollarsFloor now 0.12 ETH ≈ $360.00, about 360 US dollars',
  );
  expect(await price(dialog)).toHaveValue('');
});

test('E327 says that a price is reached already before the alert is set, with a lower price and the listing', async () => {
  const { start, written } = show();
  const dialog = await open();
  await userEvent.type(await price(dialog), '0.1');
  expect(dialog.queryByText(/^It’s already listed/)).not.toBeInTheDocument();
  await userEvent.clear(await price(dialog));
  await userEvent.type(await price(dialog), '0.12');
  expect(
    await dialog.findByText(
      'It’s already listed for 0.12 ETH, so this alert would be reached immediately.',
    ),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Set alert anyway' })).toBeEnabled();
  await press(dialog, 'Use 0.114 ETH');
  expect(await price(dialog)).toHaveValue('0.114');
  expect(dialog.queryByText(/^It’s already listed/)).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'In' }), 'USD');
  await userEvent.clear(await price(dialog));
  await userEvent.type(await price(dialog), '99999');
  expect(await dialog.findByText(/^It’s already listed for 0.12 ETH/)).toBeVisible();
  await press(dialog, 'Buy it now');
  expect(start).toHaveBeenCalledExactlyOnceWith({
    kind: 'buy',
    order: expect.objectContaining({ hash: ofBob.hash }),
  });
  expect(written).toEqual([]);
});

test('E460 one press fills in the floor of others, 5% or 10% below it, or the last sale, with its currency', async () => {
  const { written, answer } = show();
  answer(`PUT ${MINE}/${ID}`, { body: { items: [waiting] } });
  const dialog = await open();
  const unit = () => dialog.getByRole('combobox', { name: 'In' });
  await price(dialog);
  await userEvent.selectOptions(unit(), 'USD');
  await userEvent.click(await dialog.findByRole('button', { name: /^10% below floor/ }));
  expect(await price(dialog)).toHaveValue('0.108');
  expect(unit()).toHaveValue('eth');
  await press(dialog, 'Last sale 0.08 ETH');
  expect(await price(dialog)).toHaveValue('0.08');
  expect(dialog.getByRole('button', { name: 'Last sale 0.08 ETH' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press(dialog, 'Floor 0.12 ETH');
  expect(await dialog.findByText(/^It’s already listed for 0.12 ETH/)).toBeVisible();
  await press(dialog, '5% below floor 0.114 ETH');
  await press(dialog, 'Set alert');
  expect(await dialog.findByText('Alert set at 0.114 ETH or less.')).toBeInTheDocument();
  expect(written[0]?.body).toMatchObject({ maxPrice: '114000000000000000', unit: 'eth' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For' }), words);
  expect(dialog.queryByRole('group', { name: 'Use a price' })).not.toBeInTheDocument();
});

test('E313 sets an alert for a kind, in dollars', async () => {
  const { written, answer } = show();
  answer(`PUT ${MINE}/${ID}`, { body: alerts });
  const dialog = await open();
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'For' }), words);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'In' }), 'USD');
  await userEvent.type(await price(dialog), '400.50');
  await press(dialog, 'Set alert');
  await waitFor(() =>
    expect(written[0]?.body).toEqual({
      about: { kind: 'search', name: words, query: kind },
      maxPrice: '40050',
      unit: 'usd',
    }),
  );
});

test.each([
  ['', 'Enter a number, such as 0.25.'],
  ['0', 'Enter a price above zero.'],
  ['abc', 'Enter a number, such as 0.25.'],
])('refuses %j as a price, next to the field', async (typed, reason) => {
  const { written } = show();
  const dialog = await open();
  if (typed !== '') await userEvent.type(await price(dialog), typed);
  else await price(dialog);
  await press(dialog, 'Set alert');
  expect(dialog.getByRole('alert')).toHaveTextContent(reason);
  expect(written).toEqual([]);
});

test('E312 a fired alert shows its listing, and can be set again or removed', async () => {
  const { written, answer } = show(alerts.items);
  answer(`PUT ${MINE}/${fired?.id}`, { body: { items: [waiting, { ...fired, fired: null }] } });
  answer(`DELETE ${MINE}/${waiting?.id}`, { body: { items: [fired] } });
  const dialog = await open();
  const row = within(await dialog.findByText(words, { selector: 'a' }).then(rowOf));
  expect(row.getByText('Reached').closest('p')).toHaveTextContent(
    /^Reached on 21 Nov 2026: Brass Diving Helmet for 0.12 ETH$/,
  );
  expect(row.getByRole('link', { name: words })).toHaveAttribute(
    'href',
    '/market?slot=headwear&collection=fathom-club',
  );
  await userEvent.click(row.getByRole('button', { name: `Change alert: ${words} at 400 USD` }));
  await userEvent.clear(row.getByRole('textbox'));
  await userEvent.type(row.getByRole('textbox'), '350');
  await userEvent.click(row.getByRole('button', { name: 'Save alert' }));
  await waitFor(() => expect(row.queryByText('Reached')).not.toBeInTheDocument());
  expect(written[0]).toMatchObject({ body: { maxPrice: '35000', unit: 'usd' } });
  // E689
  await press(dialog, 'Change alert: Brass Diving Helmet at 0.1 ETH');
  await press(dialog, 'Save alert');
  expect(dialog.getByText('This is already the price of this alert.')).toBeVisible();
  await press(dialog, 'Cancel');
  expect(written).toHaveLength(1);
  await press(dialog, 'Remove alert: Brass Diving Helmet at 0.1 ETH');
  await waitFor(() =>
    expect(dialog.queryByText('Brass Diving Helmet', { selector: 'a' })).toBeInTheDocument(),
  );
  expect(written[1]).toMatchObject({ method: 'DELETE', path: `${MINE}/${waiting?.id}` });
});

test('E311 alerts of other traits aren’t in the dialog, which leads to all of them', async () => {
  const other = { ...waiting, about: { kind: 'search', name: 'Eyes', query: { slot: ['eyes'] } } };
  show([other as Alert]);
  const dialog = await open();
  expect(await dialog.findByRole('link', { name: 'See all your alerts' })).toHaveAttribute(
    'href',
    '/watchlist',
  );
  expect(dialog.queryByRole('list')).not.toBeInTheDocument();
});

test('E311 says when there are too many alerts', async () => {
  const many = Array.from({ length: MAX_ALERTS }, (_, index) => ({ ...waiting, id: `${index}` }));
  show(many as Alert[]);
  const dialog = await open();
  expect(await dialog.findByText(/^You’ve reached the limit of 50 alerts/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Set alert' })).toBeDisabled();
});

test('asks visitors to connect a wallet first, and requests nothing', async () => {
  const { requests } = show([], anonymous);
  const dialog = await open();
  expect(dialog.getByText(/^Connect your wallet first/)).toBeInTheDocument();
  expect(requests.filter((address) => address.includes('alerts'))).not.toContain(MINE);
});

import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { compared } from '@/lib/compare/compared';
import { comparedText } from '@/lib/storage';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { CompareScreen } from './compare-screen';

const eth = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const fez: TraitDetail = {
  ...divingHelmetDetail,
  id: 'fez',
  value: 'Tomato Fez',
  rarity: 'epic',
  editions: 5,
  floor: eth('200000000000000000'),
  bestOffer: null,
  listed: 1,
  holders: { total: 2, items: [] },
};
const crown: TraitDetail = {
  ...divingHelmetDetail,
  id: 'crown',
  value: 'Tin Crown',
  floor: eth('120000000000000000'),
  listed: 3,
  holders: { total: 9, items: [] },
};
const none = { items: [], nextCursor: null, total: 0 };
const ofBob = { ...listing, maker: { address: bobAddress, username: 'bob' } };

const answersOf = (trait: TraitDetail) => ({
  [`/economy/v1/traits/${trait.id}`]: { body: trait },
  [`/economy/v1/traits/${trait.id}/history`]: { body: { ...traitHistory, sales: [] } },
  [`/economy/v1/traits/${trait.id}/orders`]: { body: { ...none, items: [ofBob], total: 1 } },
});

beforeEach(() => comparedText.write(''));

const open = (at: string, answers: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({ ...answersOf(fez), ...answersOf(crown), ...answers });
  const { start, within: withActions } = stubActions();
  const view = renderScreen(
    withActions(
      <main id="main" tabIndex={-1}>
        <CompareScreen />
      </main>,
    ),
    { at },
  );
  return { ...api, ...view, start };
};

const rowOf = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('E335 shows the facts of each trait, and marks the best ones by a word', async () => {
  open('/compare?ids=fez,crown');
  expect(await rowOf('Rarity')).toEqual([
    expect.stringMatching(/^Epic.*Rarest$/),
    expect.stringMatching(/^Rare(?!.*Rarest)/),
  ]);
  expect(await rowOf('Editions')).toEqual(['5Fewest', '24']);
  expect(await rowOf('Floor')).toEqual([
    expect.stringMatching(/^0\.2 ETH(?!.*Lowest)/),
    expect.stringMatching(/^0\.12 ETH.*Lowest$/),
  ]);
  expect(await rowOf('Listed')).toEqual(['1 of 5', '3 of 24Most']);
  expect(await rowOf('Best offer')).toEqual([
    'No offers',
    expect.stringMatching(/^0\.09 ETH(?!.*Highest)/),
  ]);
  expect(await rowOf('Holders')).toEqual(['2', '9Most']);
  expect(await rowOf('Volume')).toEqual(['No sales', 'No sales']);
});

test('E335 E621 the sales of all columns are drawn on one scale of round values', async () => {
  const at = new Date(Date.now() - 86_400_000).toISOString();
  const soldFor = (...amounts: string[]) => ({
    body: {
      ...traitHistory,
      sales: amounts.map((amount) => ({ at, quantity: 1, price: eth(amount) })),
    },
  });
  open('/compare?ids=fez,crown', {
    [`/economy/v1/traits/fez/history`]: soldFor('100000000000000000', '200000000000000000'),
    [`/economy/v1/traits/crown/history`]: soldFor('300000000000000000'),
  });
  const scale = '0.3 ETH0.20.1';
  await expect
    .poll(() => rowOf('Sales'))
    .toEqual([`${scale}From 0.1 ETH to 0.2 ETH`, `${scale}At 0.3 ETH`]);
});

test('E334 each trait can be bought, bid on and removed, in the address and in the choice', async () => {
  compared.add({ id: 'fez', name: 'Tomato Fez' });
  compared.add({ id: 'crown', name: 'Tin Crown' });
  const { start, whereabouts } = open('/compare?ids=fez,crown');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Tin Crown for 0.12 ETH' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'buy', order: ofBob });
  await userEvent.click(screen.getByRole('button', { name: 'Make an offer for Tomato Fez' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'offer', traitId: 'fez' });
  await userEvent.click(screen.getByRole('button', { name: /^Remove Tomato Fez/ }));
  expect(whereabouts()).toBe('/compare?ids=crown');
  expect(compared.read().map(({ id }) => id)).toEqual(['crown']);
  expect(screen.queryByText('Tomato Fez')).not.toBeInTheDocument();
  expect(screen.getByText(/^One trait/)).toHaveFocus();
});

test('E334 unknown, repeated and malformed ids are named, and the rest is compared', async () => {
  const { requests } = open('/compare?ids=fez,gone,fez,../me');
  expect(await screen.findByRole('columnheader', { name: /Tomato Fez/ })).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not a trait ID: “../me”.');
  expect(alert).toHaveTextContent('Named more than once, and shown once: “fez”.');
  expect(alert).toHaveTextContent('There’s no trait “gone” on the market.');
  expect(requests.filter((path) => path.includes('me'))).toEqual([]);
});

test('E334 an unknown id is no failure to load its sales, even if that response arrives first', async () => {
  const never = new Promise<void>(() => undefined);
  open('/compare?ids=fez,gone', {
    '/economy/v1/traits/gone': { status: 404, body: { message: 'Not found' }, until: never },
  });
  const text = 'There’s no trait “gone” on the market.';
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('E334 a failed request is reported next to the others, and can be sent again', async () => {
  const path = '/economy/v1/traits/crown';
  const { answer } = open('/compare?ids=fez,crown', {
    [path]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  expect(screen.getByRole('columnheader', { name: /Tomato Fez/ })).toBeInTheDocument();
  answer(path, { body: crown });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('columnheader', { name: /Tin Crown/ })).toBeInTheDocument();
});

test('E334 without ids it compares the choice of this browser, and without a choice it says how to choose', async () => {
  const { unmount } = open('/compare');
  expect(await screen.findByText(/^Nothing is chosen/)).toBeInTheDocument();
  unmount();
  compared.add({ id: 'fez', name: 'Tomato Fez' });
  const { whereabouts } = open('/compare');
  expect(await screen.findByRole('columnheader', { name: /Tomato Fez/ })).toBeInTheDocument();
  expect(whereabouts()).toBe('/compare?ids=fez');
});

const unavailable = { status: 503, body: { message: 'Closed for cleaning' } };

test('E334 sales that fail to load are reported, and replace no other fact by a skeleton', async () => {
  const path = '/economy/v1/traits/crown/history';
  const { answer } = open('/compare?ids=fez,crown', { [path]: unavailable });
  expect(await screen.findByText('Couldn’t load the sales of one of the traits')).toBeVisible();
  expect(await rowOf('Volume')).toEqual(['No sales', 'Couldn’t load']);
  answer(path, { body: { ...traitHistory, sales: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText('No sales');
  await expect.poll(() => rowOf('Volume')).toEqual(['No sales', 'No sales']);
});

test('E334 if no trait can be loaded, there is no table and no count', async () => {
  open('/compare?ids=fez', { '/economy/v1/traits/fez': unavailable });
  expect(await screen.findByText('None of the traits could be loaded.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('E334 another trait is added to the traits of a shared link', async () => {
  compared.add({ id: 'own', name: 'Own' });
  open('/compare?ids=fez,crown');
  await userEvent.click(
    await screen.findByRole('link', { name: 'Add another trait from the market' }),
  );
  expect(compared.read()).toEqual([
    { id: 'fez', name: 'Tomato Fez', imageUrl: fez.imageUrl },
    { id: 'crown', name: 'Tin Crown', imageUrl: crown.imageUrl },
  ]);
});

test('E334 without its last trait, a shared link stays empty, keeps the focus, and links to the own choice', async () => {
  compared.add({ id: 'crown', name: 'Tin Crown' });
  open('/compare?ids=fez,gone');
  await userEvent.click(await screen.findByRole('button', { name: /^Remove Tomato Fez/ }));
  expect(await screen.findByText(/^No trait is left/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Compare your own choice' })).toHaveAttribute(
    'href',
    '/compare?ids=crown',
  );
});

test('E334 with traits and avatars chosen, the traits link to the avatars', async () => {
  compared.add({ id: 'fez', name: 'Tomato Fez' });
  compared.add({ id: 'fathom-club.7', name: 'Fathom Club #7' });
  compared.add({ id: 'fathom-club.8', name: 'Fathom Club #8' });
  open('/compare');
  expect(
    await screen.findByRole('link', { name: 'Compare the 2 avatars that you chose' }),
  ).toHaveAttribute('href', '/compare?avatars=fathom-club.7,fathom-club.8');
});

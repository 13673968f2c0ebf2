import { tideOne, tideTwo } from '@trait-market/contract/fixtures/economy/packs';
import type { Drop } from '@trait-market/contract/economy/drops';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { packSelection } from '@/lib/economy/draws/pack-selection';
import { renderScreen } from '@/testing/render-screen';
import { stubActions } from '@/testing/actions/actions-stub';
import { stubApi } from '@/testing/stub-api';

import { DropList } from '../drop-list';

const onPolygon: Drop = {
  ...tideTwo,
  id: 'far-tide',
  name: 'Far Tide',
  chainId: 137,
  price: { chainId: 137, coin: 'native', amount: '5000000000000000000' },
};

beforeEach(packSelection.clear);

const open = (...items: readonly Drop[]) => {
  stubApi({ '/economy/v1/drops': { body: { items, nextCursor: null, total: items.length } } });
  const { start, within: acting } = stubActions();
  renderScreen(acting(<DropList />), { at: '/packs' });
  return { start };
};

const choose = async (name: string, packs: string) =>
  userEvent.selectOptions(
    await screen.findByRole('combobox', { name: `Packs to buy of ${name}` }),
    packs,
  );
const select = async (name: string, packs: string) => {
  await choose(name, packs);
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`^Select ${packs} packs? of ${name}`) }),
  );
};
const dock = () => screen.getByRole('region', { name: 'Selected packs' });

test('E283 packs of several drops are selected, with one total', async () => {
  const { start } = open(tideOne, tideTwo);
  await select('Tide One', '2');
  await select('Tide Two', '3');
  expect(within(dock()).getByRole('status')).toHaveTextContent('5 packs selected');
  expect(dock()).toHaveTextContent('One signature buys them all.');
  await userEvent.click(screen.getByRole('button', { name: 'Buy 5 packs for 0.07 ETH' }));
  expect(start).toHaveBeenCalledWith({
    kind: 'buySeveralPacks',
    lines: [
      { drop: tideOne, packs: 2 },
      { drop: tideTwo, packs: 3 },
    ],
  });
});

test('E524 E537 each drop can be bought alone, with the number of packs that its field shows, and names the sum', async () => {
  const { start } = open(tideOne, tideTwo);
  expect(
    await screen.findByRole('combobox', { name: 'Packs to buy of Tide One' }),
  ).toHaveDisplayValue('1');
  await userEvent.click(
    screen.getByRole('button', { name: 'Buy 1 pack of Tide One for 0.02 ETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'buyPacks', drop: tideOne });
  await choose('Tide Two', '3');
  await userEvent.click(
    screen.getByRole('button', { name: 'Buy 3 packs of Tide Two for 0.03 ETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({
    kind: 'buySeveralPacks',
    lines: [{ drop: tideTwo, packs: 3 }],
  });
  expect(dock()).toHaveTextContent(/^Select packs/);
});

test('E524 packs are selected and deselected by a button, which names their number', async () => {
  open(tideOne, tideTwo);
  await select('Tide One', '2');
  expect(dock()).toHaveTextContent('2 packs selected');
  await userEvent.click(screen.getByRole('button', { name: 'Deselect 2 packs of Tide One' }));
  expect(dock()).not.toHaveTextContent('selected');
  expect(screen.getByRole('button', { name: 'Select 2 packs of Tide One' })).toBeEnabled();
});

test('E283 packs on two networks say before the press that each takes a signature', async () => {
  open(tideOne, onPolygon);
  await select('Tide One', '1');
  await select('Far Tide', '2');
  expect(dock()).toHaveTextContent('Each network needs its own signature.');
  expect(
    screen.getByRole('button', { name: 'Buy 3 packs for 0.02 ETH and 10 POL' }),
  ).toBeInTheDocument();
});

test('E283 no more packs can be selected than are left, or than one signature buys', async () => {
  const many = { ...tideTwo, packs: { total: 90, sold: 0, opened: 0 } };
  open(tideOne, many);
  const most = async (name: string) =>
    within(await screen.findByRole('combobox', { name })).getAllByRole('option').length;
  expect(await most('Packs to buy of Tide One')).toBe(2);
  expect(await most('Packs to buy of Tide Two')).toBe(50);
  await select('Tide One', '2');
  expect(await most('Packs to buy of Tide Two')).toBe(48);
  await select('Tide Two', '48');
  expect(dock()).toHaveTextContent('You can buy 50 packs at a time on each network.');
  await choose('Tide One', '1');
  expect(dock()).not.toHaveTextContent('at a time');
});

test('E283 when all packs of a drop are selected, nothing is said about limits', async () => {
  open({ ...tideOne, packs: { total: 3, sold: 0, opened: 0 } });
  await select('Tide One', '3');
  expect(dock()).toHaveTextContent('3 packs selected');
  expect(dock()).not.toHaveTextContent('at a time');
});

test('E283 when no further drop can be selected, the dock says why', async () => {
  const drops = Array.from({ length: 21 }, (_, index) => ({
    ...tideOne,
    id: `tide-${index}`,
    name: `Drop ${index}.`,
  }));
  for (const { id } of drops.slice(0, 19)) packSelection.set(id, 1);
  open(...drops);
  expect(await screen.findByText('19 packs selected')).toBeVisible();
  expect(dock()).not.toHaveTextContent('at a time');
  await select('Drop 19.', '1');
  expect(dock()).toHaveTextContent('You can buy packs of 20 drops at a time.');
  const last = screen.getByRole('combobox', { name: 'Packs to buy of Drop 20.' });
  expect(within(last).getAllByRole('option')).toHaveLength(1);
});

test('E283 a selection survives, without drops that aren’t on sale and packs that are sold', async () => {
  packSelection.set('tide-one', 9);
  packSelection.set('tide-two', 1);
  open(tideOne, { ...tideTwo, state: 'sold-out' });
  expect(
    await screen.findByRole('button', { name: 'Buy 2 packs for 0.04 ETH' }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

test('E283 clearing the selection says how to select again', async () => {
  open(tideOne);
  await select('Tide One', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(dock()).toHaveTextContent(/^Select packs of several drops/);
  expect(within(dock()).queryByRole('button')).not.toBeInTheDocument();
});

test('drops of which none is on sale have no selection', async () => {
  open({ ...tideOne, state: 'upcoming' });
  await screen.findByRole('list', { name: 'Drops' });
  expect(screen.queryByRole('region', { name: 'Selected packs' })).not.toBeInTheDocument();
});

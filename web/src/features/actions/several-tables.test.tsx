import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { openAction, press } from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const COLLECTIONS = {
  '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
};
const held = inventoryPage.items.find((item) => item.kind === 'trait');
if (held?.kind !== 'trait') throw new Error('Alice holds no trait.');
const { trait, quantity } = held;
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    quantity,
    listedByOwner: 0,
    trait: { ...trait, id: `trait-${index}`, tokenId: `${index}`, value: `Trait ${index}` },
  }));
const listSeveral = (count: number): Action => ({ kind: 'listSeveral', items: lines(count) });

const columns = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('several listings are a table with a header, and a wide dialog', async () => {
  openAction(listSeveral(2), COLLECTIONS);
  expect(await columns('What you list')).toEqual([
    'Picture',
    'Name',
    'Collection',
    'Floor',
    'Price',
    'Vs floor',
    'Remove',
  ]);
  const [, first] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /^Trait 0.*Fathom ClubFloor 0\.12 ETH.*You get .*Vs floor: <0.1% lower$/,
  );
  expect(screen.getByRole('dialog')).toHaveClass('md:max-w-[56rem]');
});

test('a single line keeps the narrow dialog', async () => {
  openAction(listSeveral(1), COLLECTIONS);
  await columns('What you list');
  expect(screen.getByRole('dialog')).not.toHaveClass('md:max-w-[56rem]');
});

test('E379 a line that is taken out moves the focus to its neighbor, and the last one to the title', async () => {
  openAction(listSeveral(3), COLLECTIONS);
  const button = (name: string) => screen.getByRole('button', { name: `Take out ${name}` });
  await press('Take out Trait 1');
  await waitFor(() => expect(button('Trait 2')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Trait 0')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'List 3 traits' })).toHaveFocus());
  expect(screen.getByText('Nothing is left to list. Close this, and choose again.')).toBeVisible();
});

test('E379 returning to the suggested price moves the focus to its field', async () => {
  openAction(listSeveral(2), COLLECTIONS);
  const field = await screen.findByLabelText('Price of Trait 1, in ETH');
  await userEvent.type(field, '9');
  await press('Use 0.1199 ETH');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('0.1199');
});

test('a new price can be taken out of the table, and the last one leaves a message', async () => {
  const other = { ...listing, hash: `0x${'ab'.repeat(32)}` } as const;
  openAction({ kind: 'reprice', lines: [{ order: listing }, { order: other }] }, COLLECTIONS);
  expect(await columns('New prices')).toContain('Change');
  const remove = { name: 'Take out 3 × Brass Diving Helmet' };
  const [first] = screen.getAllByRole('button', remove);
  if (!first) throw new Error('There are two prices');
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', remove));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText('No listing is left. Close this, and choose again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
});

test('E554 E689 a single listing’s price comes first, without a table, and its new price is signed from the form', async () => {
  openAction({ kind: 'reprice', lines: [{ order: listing }] }, COLLECTIONS);
  const field = await screen.findByLabelText(/^New price of 3 × Brass Diving Helmet/);
  const [first] = screen.getAllByRole('textbox');
  expect(first).toBe(field);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Take out/ })).not.toBeInTheDocument();
  expect(screen.getByText('Enter a new price first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the new price' })).toBeDisabled();
  await userEvent.clear(field);
  await press('Sign the new price');
  expect(field).toHaveFocus();
  await userEvent.type(field, '0.15');
  expect(screen.getByText('25% higher')).toBeVisible();
  expect(screen.getByText(/0\.12 ETH → 0\.15 ETH/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeEnabled();
});

test.each([
  ['with a mouse, has the focus', '(pointer: fine)', true],
  ['on touch screens, doesn’t open the keyboard', '(pointer: coarse)', false],
])(
  'E676 the form of a new price says what its seller gets before any change, and its field, %s',
  async (_name, pointer, hasFocus) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === pointer }));
    openAction({ kind: 'reprice', lines: [{ order: listing }] }, COLLECTIONS);
    const field = await screen.findByLabelText(/^New price of 3 × Brass Diving Helmet/);
    expect(document.activeElement === field).toBe(hasFocus);
    expect(screen.getByText('You get').closest('div')).toHaveTextContent(/^You get0\.333 ETH/);
    await userEvent.type(field, '0.2', hasFocus ? { skipClick: true } : {});
    expect(field).toHaveValue('0.2');
    expect(await screen.findByText('What your wallet will sign')).toBeVisible();
    expect(screen.getByText('You get')).toHaveTextContent(/^You get 0\.555 ETH/);
  },
);

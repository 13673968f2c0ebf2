import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { readActionDraft } from './dialog/signing/action-draft';
import {
  offerOfBob,
  ofBob,
  openAction,
  ordersOf,
  page,
  press,
  TRAIT_ID,
  typeOver,
} from '@/testing/actions/open-action';

afterEach(() => sessionStorage.clear());

const field = () => screen.findByLabelText(/^Price per edition, in/);

test('E383 the prices of a trait are buttons that put them into the field', async () => {
  openAction(
    { kind: 'list', traitId: TRAIT_ID },
    {
      [ordersOf('offer')]: page({
        ...offerOfBob,
        unitPrice: { chainId: 1, coin: 'wrapped', amount: '90000000000000000' },
      }),
    },
  );
  const price = await field();
  await userEvent.click(await screen.findByRole('button', { name: 'Best offer 0.09 ETH' }));
  expect(price).toHaveValue('0.09');
  await press('Last sale 0.11 ETH');
  expect(price).toHaveValue('0.11');
  await press('Floor 0.12 ETH');
  expect(price).toHaveValue('0.12');
  expect(screen.getByRole('button', { name: 'Floor 0.12 ETH' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('E383 E663 prices that don’t exist are left out', async () => {
  openAction({ kind: 'offer', traitId: TRAIT_ID });
  await field();
  await waitFor(() => expect(screen.queryByText('Best offer')).not.toBeInTheDocument());
  expect(screen.queryByText('Beat best offer')).not.toBeInTheDocument();
  expect(screen.queryByText('No offers')).not.toBeInTheDocument();
  await press('Floor 0.12 WETH');
  expect(await field()).toHaveValue('0.12');
});

test('E383 the price of offers that couldn’t be loaded isn’t left out', async () => {
  openAction(
    { kind: 'list', traitId: TRAIT_ID },
    { [ordersOf('offer')]: { status: 400, body: { message: 'Refused.' } } },
  );
  await field();
  expect(screen.getByText('Best offer')).toBeVisible();
});

test('E384 a listing far below the floor waits for a tick, which a new price takes back', async () => {
  const { unmount } = openAction({ kind: 'list', traitId: TRAIT_ID });
  await typeOver(await field(), '0.06');
  const sign = await screen.findByRole('button', { name: 'Sign the listing' });
  expect(sign).toBeDisabled();
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'I want to list it 50% below the floor' }),
  );
  expect(sign).toBeEnabled();
  const stored = readActionDraft(aliceAddress);
  unmount();

  openAction({ kind: 'list', traitId: TRAIT_ID }, {}, stored);
  expect(await screen.findByRole('checkbox', { name: /50% below/ })).toBeChecked();
  await userEvent.clear(await field());
  await typeOver(await field(), '0.03');
  expect(screen.getByRole('checkbox', { name: /75% below the floor/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Sign the listing' })).toBeDisabled();
});

test('E384 a tick counts only for its price, even if the words stay the same', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID });
  const words = 'I want to list it at more than 10 times the floor';
  await typeOver(await field(), '1.32');
  await userEvent.click(await screen.findByRole('checkbox', { name: words }));
  expect(await screen.findByRole('checkbox', { name: words })).toBeChecked();
  await userEvent.clear(await field());
  await typeOver(await field(), '120');
  expect(await screen.findByRole('checkbox', { name: words })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Sign the listing' })).toBeDisabled();
});

test('E384 signing waits for the floor, and the tick that it then needs is announced', async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  openAction(
    { kind: 'list', traitId: TRAIT_ID },
    { [ordersOf('listing')]: { ...page(ofBob), until } },
  );
  await typeOver(await field(), '0.06');
  expect(await screen.findByRole('button', { name: 'Checking the price…' })).toBeDisabled();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  release();
  const box = await screen.findByRole('checkbox', { name: /50% below the floor/ });
  expect(screen.getByText('Confirm the price before you sign.')).toHaveRole('status');
  const sign = screen.getByRole('button', { name: 'Sign the listing' });
  expect(sign).toBeDisabled();
  expect(sign).toHaveAccessibleDescription('I want to list it 50% below the floor');
  await userEvent.click(box);
  expect(sign).toBeEnabled();
  expect(sign).not.toHaveAccessibleDescription();
});

test('E384 a floor that couldn’t be loaded doesn’t prevent signing', async () => {
  openAction(
    { kind: 'list', traitId: TRAIT_ID },
    { [ordersOf('listing')]: { status: 500, body: { message: 'Error' } } },
  );
  await typeOver(await field(), '0.06');
  expect(await screen.findByText('Couldn’t compare this price with the floor.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Sign the listing' })).toBeEnabled();
});

test('E384 a listing a little below the floor only has a note', async () => {
  openAction({ kind: 'list', traitId: TRAIT_ID });
  await typeOver(await field(), '0.1');
  expect(await screen.findByText(/below the floor:/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign the listing' })).toBeEnabled();
});

test('E384 accepting an offer far below the floor waits for a tick', async () => {
  const low = { chainId: 1, coin: 'wrapped', amount: '60000000000000000' } as const;
  openAction(
    { kind: 'accept', order: offer },
    {
      [ordersOf('listing')]: page({
        ...ofBob,
        unitPrice: { ...low, coin: 'native', amount: '100000000000000000000' },
      }),
    },
  );
  expect(
    await screen.findByRole('checkbox', { name: /^I want to sell it \S+ below the floor$/ }),
  ).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeDisabled();
});

test('E384 several listings far below their floors wait for one tick', async () => {
  const items = inventoryPage.items.flatMap((item) =>
    item.kind === 'trait' ? [{ trait: item.trait, quantity: item.quantity, listedByOwner: 0 }] : [],
  );
  openAction(
    { kind: 'listSeveral', items },
    { '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } } },
  );
  for (const one of await screen.findAllByRole('textbox', { name: /^Price of / })) {
    await userEvent.clear(one);
    await userEvent.type(one, '0.001');
  }
  await press('Review');
  const sign = await screen.findByRole('button', { name: /^Sign/ });
  expect(sign).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I want to list / }));
  expect(sign).toBeEnabled();
});

import type { Order } from '@trait-market/contract/economy/orders';
import { balances, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';

import type { Act } from '@/lib/acts/act';
import { actDraft } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ActDialog } from './act-dialog';
import { readActDraft } from './act-draft';

const { id } = divingHelmetDetail;
const TRAIT = `/economy/v1/traits/${id}`;

/** As the provider of acts has it: gone as soon as it is closed. */
function Opened({ act }: { act: Act }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <ActDialog act={act} kept={undefined} address={aliceAddress} onClose={() => setOpen(false)} />
  ) : null;
}

const open = (act: Act, answers: Parameters<typeof stubApi>[0] = {}) => {
  stubApi({
    [TRAIT]: { body: divingHelmetDetail },
    [`${TRAIT}/history`]: { body: traitHistory },
    '/economy/v1/wallets/me/balances': { body: balances },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage },
    ...answers,
  });
  renderScreen(<Opened act={act} />, { session: signedInAsAlice });
};

const ofBob: Order = { ...listing, maker: { address: bobAddress, username: null } };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => actDraft.clear());

describe('buying', () => {
  test('shows what it costs with its fees, and then what will be signed', async () => {
    open({ kind: 'buy', order: ofBob });
    const quantity = await screen.findByLabelText('Editions, of 3');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    expect(screen.getByText('0.24 ETH')).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('You pay 0.24 ETH at most, fees included.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Buy' })).toBeInTheDocument();
    expect(readActDraft(aliceAddress)?.steps).toHaveLength(1);
  });

  test('more than there is cannot be reviewed', async () => {
    open({ kind: 'buy', order: ofBob });
    const quantity = await screen.findByLabelText('Editions, of 3');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('There are no more than 3.');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('says what is missing of the coin', async () => {
    open(
      { kind: 'buy', order: ofBob },
      {
        '/economy/v1/wallets/me/balances': {
          body: { items: [{ chainId: 1, native: '20000000000000000', weth: '0', counter: '0' }] },
        },
      },
    );
    expect(
      await screen.findByText('Your wallet holds 0.02 ETH: 0.1 ETH is missing.'),
    ).toBeInTheDocument();
  });

  test('an order that is not what its hash says is not offered for signing', async () => {
    open({ kind: 'buy', order: { ...ofBob, hash: `0x${'ab'.repeat(32)}` } });
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('This order is not what it says');
    expect(screen.queryByRole('button', { name: /Sign/ })).not.toBeInTheDocument();
  });

  test('a wallet that cannot be had says so, and it can be tried again', async () => {
    open({ kind: 'buy', order: ofBob });
    await press('Review');
    await press('Sign in your wallet');
    expect(await screen.findByText('Your wallet did not sign')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('listing', () => {
  test('says what is got after the fees, and warns below the floor', async () => {
    open({ kind: 'list', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price of one edition, in ETH'), '0.1');
    expect(screen.getByText('0.0925 ETH')).toBeInTheDocument();
    expect(screen.getByText(/This is 16% below the floor/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('You offer 1 × Brass Diving Helmet for 0.1 ETH.')).toBeInTheDocument();
    expect(screen.getByText(/This is 16% below the floor/)).toBeInTheDocument();
    await press('Back');
    expect(screen.getByLabelText('Price of one edition, in ETH')).toHaveValue('0.1');
  });

  test('asks for an amount in plain words', async () => {
    open({ kind: 'list', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price of one edition, in ETH'), '1,5');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Give an amount in figures, with a point');
  });

  test('is not offered to whoever holds none', async () => {
    open(
      { kind: 'list', traitId: id },
      {
        [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
          body: { items: [], nextCursor: null, total: 0 },
        },
      },
    );
    expect(await screen.findByText(/holds no loose edition of it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });
});

describe('an offer', () => {
  test('wraps what is missing first, and says that the wallet asks twice', async () => {
    open({ kind: 'offer', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price of one edition, in WETH'), '0.5');
    expect(screen.getByText(/0.5 ETH is wrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('Signature 1 of 2: Wrapping')).toBeInTheDocument();
    expect(
      screen.getByText('0.5 ETH of yours becomes 0.5 WETH, one to one and without a fee.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign 2 times in your wallet' })).toBeInTheDocument();
  });

  test('above what can be wrapped is not reviewed', async () => {
    open({ kind: 'offer', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price of one edition, in WETH'), '99');
    await press('Review');
    expect(screen.getByText(/your ETH is not enough to wrap it/)).toBeInTheDocument();
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('without an end that can be is not reviewed', async () => {
    open({ kind: 'offer', traitId: id });
    await userEvent.type(await screen.findByLabelText('Price of one edition, in WETH'), '0.1');
    await userEvent.clear(screen.getByLabelText('Last day'));
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a day from today on');
  });
});

test('cancelling names the orders, and begins with what is signed', async () => {
  open({ kind: 'cancel', orders: [listing] });
  expect(screen.getByText('Listing: 3 × Brass Diving Helmet at 0.12 ETH each')).toBeInTheDocument();
  expect(await screen.findByText('You take back 1 order for good.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('cancelling everything signs the counter of now', async () => {
  open({ kind: 'cancelAll', chainId: 137 });
  expect(await screen.findByText(/ever signed on Polygon/)).toBeInTheDocument();
  const [step] = readActDraft(aliceAddress)?.steps ?? [];
  expect(step).toMatchObject({ kind: 'cancelAll', chainId: 137, message: { counter: '2' } });
});

test('no more is wrapped than there is', async () => {
  open({ kind: 'wrap', chainId: 1 });
  const amount = await screen.findByLabelText('Amount, in ETH');
  await userEvent.type(amount, '3');
  expect(screen.getByRole('alert')).toHaveTextContent('You hold 2.45 ETH.');
  await userEvent.clear(amount);
  await userEvent.type(amount, '2');
  await press('Review');
  expect(screen.getByText(/2 ETH of yours becomes 2 WETH/)).toBeInTheDocument();
});

test('closing leaves nothing behind', async () => {
  open({ kind: 'offer', traitId: id });
  await userEvent.type(await screen.findByLabelText('Price of one edition, in WETH'), '0.5');
  expect(readActDraft(aliceAddress)?.values).toEqual({ price: '0.5' });
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readActDraft(aliceAddress)).toBeUndefined();
});

test('a draft of somebody else’s wallet is none', async () => {
  open({ kind: 'offer', traitId: id });
  await screen.findByLabelText('Price of one edition, in WETH');
  expect(readActDraft(aliceAddress)).toBeDefined();
  expect(readActDraft(bobAddress)).toBeUndefined();
});

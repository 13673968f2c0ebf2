import type { Order } from '@trait-market/contract/economy/orders';
import { buildOrder, orderHash, orderSalt } from '@trait-market/contract/economy/typed-data';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { deployment, listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import {
  TRAIT_ID,
  TRAIT,
  ordersOf,
  page,
  openAction,
  ofBob,
  offerOfBob,
  press,
} from '@/testing/actions/open-action';
import { setBrowserLocale } from '@/testing/browser-locale';
import { helmet } from '@/testing/sentences';
import { wholeItem } from '@/testing/whole-item';

import { partyName } from '@/lib/page-meta/party-name';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

describe('buying', () => {
  test('E374 shows the cost with its fees, and then once what is paid and what will be signed', async () => {
    openAction({ kind: 'buy', order: ofBob });
    const quantity = await screen.findByLabelText('Editions (3 available)');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    expect(screen.getByText('0.24 ETH')).toBeInTheDocument();
    const fee = screen.getByText('Includes 2.5% market fee', { selector: 'dt' });
    expect(fee.nextElementSibling).toHaveTextContent('0.006 ETH');
    await press('Review');
    expect(screen.getByText('You pay')).toHaveTextContent(/^You pay 0\.24 ETH \(fees included\)/);
    expect(screen.getAllByText(/0\.24 ETH/)).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Buy' })).toBeInTheDocument();
    expect(readActionDraft(aliceAddress)?.steps).toHaveLength(1);
  });

  test('E374 shows the estimate of the price in the first step, and hides it without rates', async () => {
    const { unmount } = openAction(
      { kind: 'buy', order: ofBob },
      { '/economy/v1/rates': { body: rates } },
    );
    const sum = (await screen.findByText('You pay', { selector: 'dt' })).nextElementSibling;
    await waitFor(() => expect(sum).toHaveTextContent(/^0\.12 ETH≈\s\$[\d,.]+about/));
    unmount();
    openAction({ kind: 'buy', order: ofBob });
    const plain = (await screen.findByText('You pay', { selector: 'dt' })).nextElementSibling;
    await waitFor(() => expect(plain?.textContent).toBe('0.12 ETH'));
  });

  test('cannot be reviewed for more than there is', async () => {
    openAction({ kind: 'buy', order: ofBob });
    const quantity = await screen.findByLabelText('Editions (3 available)');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('There are only 3.');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  const holding = (native: string, wrapped: string) => ({
    '/economy/v1/wallets/me/balances': {
      body: { items: [{ chainId: 1, native, wrapped, counter: '0' }] },
    },
  });

  test('names the seller and the buyer’s balance', async () => {
    openAction({ kind: 'buy', order: ofBob }, holding('20000000000000000000', '0'));
    expect(await screen.findByText(/^You hold/)).toHaveTextContent(
      'You hold 20 ETH. Signing costs no gas.',
    );
    expect(screen.getByText('Seller')).toBeInTheDocument();
    expect(screen.getByText(partyName(ofBob.maker))).toBeInTheDocument();
  });

  test('unwraps the missing amount first', async () => {
    openAction({ kind: 'buy', order: ofBob }, holding('20000000000000000', '100000000000000000'));
    expect(await screen.findByText(/^0.1 WETH will be unwrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('Signature 1 of 2: unwrapping')).toBeInTheDocument();
    expect(readActionDraft(aliceAddress)?.steps).toMatchObject([
      { kind: 'unwrap', chainId: 1, message: { amount: '100000000000000000' } },
      { kind: 'fulfilment' },
    ]);
  });

  test('E15 says what is missing when even that is not enough, and cannot be reviewed', async () => {
    openAction({ kind: 'buy', order: ofBob }, holding('20000000000000000', '99999999999999999'));
    expect(
      await screen.findByText(
        'Not enough ETH: you have 0.02 ETH and 0.099999999999999999 WETH. Add ETH to your wallet.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See your balances' })).toHaveAttribute(
      'href',
      '/dashboard?view=balances',
    );
  });

  test('does not offer an order for signing that doesn’t match its hash', async () => {
    openAction({ kind: 'buy', order: { ...ofBob, hash: `0x${'ab'.repeat(32)}` } });
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('This order doesn’t match its signature');
    expect(screen.queryByRole('button', { name: /Sign/ })).not.toBeInTheDocument();
  });

  test('says that a wallet cannot be reached, and lets you try again', async () => {
    openAction({ kind: 'buy', order: ofBob });
    await press('Review');
    await press('Sign the purchase');
    expect(await screen.findByText('Your wallet didn’t sign')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('listing', () => {
  test('says what you get after fees, and warns below the floor', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID });
    const price = await screen.findByLabelText('Price per edition, in ETH');
    await userEvent.type(price, '0.1');
    expect(screen.getByText('0.0925 ETH')).toBeInTheDocument();
    expect(screen.getByText(/This is 16.7% below the floor/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText(wholeItem(`You list 1 × ${helmet} for 0.1 ETH.`))).toBeInTheDocument();
    expect(screen.getByText(/This is 16.7% below the floor/)).toBeInTheDocument();
    await press('Back');
    expect(screen.getByLabelText('Price per edition, in ETH')).toHaveValue('0.1');
  });

  test('E275 a counter names the offer that it answers, and says that anyone can buy it', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID, counters: offerOfBob });
    expect(
      await screen.findByRole('dialog', { name: 'List instead of accepting' }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/you make a public listing at your price/)).toHaveTextContent(
      `${partyName(offerOfBob.maker)} offers`,
    );
  });

  test('does not warn of a price below your own listing or offer', async () => {
    const own = { ...offerOfBob, maker: listing.maker };
    openAction(
      { kind: 'list', traitId: TRAIT_ID },
      {
        [ordersOf('listing')]: page(listing),
        [ordersOf('offer')]: page(own),
        [`${TRAIT}/history`]: { body: { ...traitHistory, sales: [] } },
      },
    );
    const price = await screen.findByLabelText('Price per edition, in ETH');
    expect(await screen.findByRole('button', { name: 'Floor, yours 0.12 ETH' })).toBeVisible();
    await userEvent.type(price, '0.1');
    await press('Review');
    expect(await screen.findByText('What your wallet will sign')).toBeInTheDocument();
    expect(screen.queryByText(/below the floor/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Someone offers/)).not.toBeInTheDocument();
  });

  test('warns of a price below another’s listing or offer, regardless of yours', async () => {
    const others: Order = {
      ...ofBob,
      unitPrice: { chainId: 1, coin: 'native', amount: '200000000000000000' },
    };
    openAction(
      { kind: 'list', traitId: TRAIT_ID },
      {
        [ordersOf('listing')]: page(listing, others),
        [ordersOf('offer')]: page({ ...offerOfBob, maker: listing.maker }, offerOfBob),
      },
    );
    await userEvent.type(await screen.findByLabelText('Price per edition, in ETH'), '0.1');
    expect(
      await screen.findByText(/50% below the cheapest listing of anyone else: 0\.2 ETH/),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Someone offers 0.12 WETH for it now/)).toBeInTheDocument();
  });

  test('takes a price with a decimal comma', async () => {
    setBrowserLocale('de-DE');
    openAction({ kind: 'list', traitId: TRAIT_ID });
    await userEvent.type(await screen.findByLabelText('Price per edition, in ETH'), '1,5');
    await press('Review');
    expect(screen.getByText(wholeItem(`You list 1 × ${helmet} for 1.5 ETH.`))).toBeInTheDocument();
  });

  test.each(['1.000', '1,000'])(
    'prompts for the meaning of “%s”, and reviews the amount that is typed then',
    async (typed) => {
      setBrowserLocale('de-DE');
      openAction({ kind: 'list', traitId: TRAIT_ID });
      const field = await screen.findByLabelText('Price per edition, in ETH');
      await userEvent.type(field, typed);
      await press('Review');
      expect(screen.getByRole('alert')).toHaveTextContent(
        `“${typed}” can mean 1 or 1000. Type the one you mean.`,
      );
      expect(field).toHaveValue(typed);
      await userEvent.clear(field);
      await userEvent.type(field, '1000');
      await press('Review');
      expect(
        screen.getByText(wholeItem(`You list 1 × ${helmet} for 1\u202F000 ETH.`)),
      ).toBeInTheDocument();
    },
  );

  test('requires a number', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID });
    await userEvent.type(await screen.findByLabelText('Price per edition, in ETH'), 'one');
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number, such as 0.25.');
  });
});

describe('a new price', () => {
  const listingOfOne = (salt: bigint): Order => {
    const components = buildOrder({
      ...listingTerms,
      asset: { ...listingTerms.asset, quantity: 1n },
      salt: orderSalt(deployment, salt),
    });
    return { ...listing, components, hash: orderHash(components), quantity: 1, remaining: 1 };
  };
  const lines = [1n, 2n].map((salt) => ({
    order: listingOfOne(salt),
    unitPrice: '100000000000000000',
  }));
  const answers = {
    '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    '/economy/v1/wallets/me/approvals': { body: approvals },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: {
        ...inventoryPage,
        items: inventoryPage.items.flatMap((item) =>
          item.kind === 'trait' ? [{ ...item, quantity: 2, listedByOwner: 2 }] : [],
        ),
      },
    },
  };

  test.each([
    ['one listing', lines.slice(0, 1)],
    ['several listings at once', lines],
  ])('E229 of %s promises no more than before, so nothing warns of it', async (_, repriced) => {
    const { settled } = openAction({ kind: 'reprice', lines: repriced }, answers);
    expect(await screen.findByRole('button', { name: 'Sign 2 times' })).toBeInTheDocument();
    await settled();
    expect(screen.queryByText(/your listings already offer/)).not.toBeInTheDocument();
  });

  test('E229 differs from one more listing of the same editions, which is warned about', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID }, answers);
    await userEvent.type(await screen.findByLabelText('Price per edition, in ETH'), '0.12');
    await press('Review');
    expect(await screen.findByText(/your listings already offer 2\./)).toBeInTheDocument();
  });
});

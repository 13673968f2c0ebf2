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
import { getAddress } from 'viem';
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
  typeOver,
} from '@/testing/actions/open-action';
import { setBrowserLocale } from '@/testing/browser-locale';
import { helmet } from '@/testing/sentences';
import { wholeItem } from '@/testing/whole-item';

import { partyName } from '@/lib/page-meta/party-name';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

describe('buying', () => {
  test('E474 opens with price, fees, balance afterwards and what will be signed', async () => {
    openAction({ kind: 'buy', order: ofBob });
    expect(await screen.findByText('You pay')).toHaveTextContent(
      /^You pay 0\.12 ETH \(fees included\)/,
    );
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(fact('Includes 2.5% market fee')).toHaveTextContent('0.003 ETH');
    expect(fact('Includes 5% artists’ royalty')).toHaveTextContent('0.006 ETH');
    await waitFor(() => expect(fact('Balance after this')).toHaveTextContent('2.33 ETH'));
    expect(screen.getByText(/^You buy 1 ×/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the purchase' })).toBeEnabled();
  });

  test('E474 has no second step for the last edition', async () => {
    openAction({ kind: 'buy', order: { ...ofBob, remaining: 1 } });
    await screen.findByRole('button', { name: 'Sign the purchase' });
    expect(screen.queryByRole('button', { name: 'Buy several' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('E474 repeats what is paid and bought while the wallet is asked', async () => {
    openAction({ kind: 'buy', order: ofBob }, {}, undefined, {
      walletChain: 1,
      isWalletSilent: true,
    });
    await press('Sign the purchase');
    await screen.findByRole('button', { name: 'Stop waiting' });
    expect(screen.getByText('You pay')).toHaveTextContent(/^You pay 0\.12 ETH/);
    expect(screen.getByText('Includes 2.5% market fee')).toBeVisible();
    expect(screen.getByText(/^You buy 1 ×/)).toBeVisible();
    expect(screen.getByText('Brass Diving Helmet')).toBeVisible();
  });

  test('E374 several editions are chosen in the form, and the review states once what is paid', async () => {
    openAction({ kind: 'buy', order: ofBob }, {}, undefined, {
      walletChain: 1,
      isWalletSilent: true,
    });
    await press('Buy several');
    const quantity = await screen.findByLabelText('Editions (3 available)');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    const fee = screen.getByText('Includes 2.5% market fee', { selector: 'dt' });
    expect(fee.nextElementSibling).toHaveTextContent('0.006 ETH');
    expect(screen.getByText('You pay')).toHaveTextContent(/^You pay 0\.24 ETH \(fees included\)/);
    expect(screen.getAllByText(/0\.24 ETH/)).toHaveLength(1);
    await press('Sign the purchase');
    await screen.findByRole('button', { name: 'Stop waiting' });
    expect(readActionDraft(aliceAddress)?.steps).toMatchObject([{ message: { quantity: '2' } }]);
  });

  test('E374 shows the estimate of the price in each step, and hides it without rates', async () => {
    const { unmount } = openAction(
      { kind: 'buy', order: ofBob },
      { '/economy/v1/rates': { body: rates } },
    );
    const total = await screen.findByText('You pay');
    await waitFor(() => expect(total).toHaveTextContent(/≈\s\$[\d,.]+about/));
    await press('Buy several');
    const sum = await screen.findByText('You pay');
    await waitFor(() => expect(sum).toHaveTextContent(/^You pay 0\.12 ETH.*≈\s\$[\d,.]+about/));
    unmount();
    openAction({ kind: 'buy', order: ofBob });
    await press('Buy several');
    await screen.findByLabelText('Editions (3 available)');
    expect(screen.getByText('You pay').textContent).not.toContain('$');
  });

  test('cannot be reviewed for more than there is', async () => {
    openAction({ kind: 'buy', order: ofBob });
    await press('Buy several');
    const quantity = await screen.findByLabelText('Editions (3 available)');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await press('Sign the purchase');
    expect(screen.getByRole('alert')).toHaveTextContent('There are only 3.');
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  const holding = (native: string, wrapped: string) => ({
    '/economy/v1/wallets/me/balances': {
      body: { items: [{ chainId: 1, native, wrapped, counter: '0' }] },
    },
  });

  test('the form of several editions names the seller and what is left of the balance', async () => {
    openAction({ kind: 'buy', order: ofBob }, holding('20000000000000000000', '0'));
    await press('Buy several');
    await screen.findByLabelText('Editions (3 available)');
    const left = screen.getByText('Balance after this', { selector: 'dt' }).nextElementSibling;
    await waitFor(() => expect(left).toHaveTextContent(/^19\.88 ETH$/));
    expect(screen.getByText(/^You buy 1 ×/)).toHaveTextContent(/from 0x8ba…BA72\./);
  });

  test('E514 what is left afterwards includes the wrapped coin that remains', async () => {
    openAction({ kind: 'buy', order: ofBob }, holding('20000000000000000', '1300000000000000000'));
    const left = await screen.findByText('Balance after this', { selector: 'dt' });
    await waitFor(() => expect(left.nextElementSibling).toHaveTextContent(/^0 ETH and 1\.2 WETH$/));
  });

  test('unwraps the missing amount first', async () => {
    openAction({ kind: 'buy', order: ofBob }, holding('20000000000000000', '100000000000000000'));
    expect(await screen.findByText('Signature 1 of 2: unwrapping')).toBeInTheDocument();
    const left = screen.getByText('Balance after this', { selector: 'dt' }).nextElementSibling;
    await waitFor(() => expect(left).toHaveTextContent(/^0 ETH$/));
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
    expect(screen.getByRole('button', { name: 'Sign the purchase' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See your balances' })).toHaveAttribute(
      'href',
      '/dashboard?view=balances',
    );
  });

  test('does not offer an order for signing that doesn’t match its hash', async () => {
    openAction({ kind: 'buy', order: { ...ofBob, hash: `0x${'ab'.repeat(32)}` } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This order doesn’t match its signature',
    );
    expect(screen.queryByRole('button', { name: /Sign/ })).not.toBeInTheDocument();
  });

  test('says that a wallet cannot be reached, and lets you try again', async () => {
    openAction({ kind: 'buy', order: ofBob });
    await press('Sign the purchase');
    expect(await screen.findByText('Your wallet didn’t sign')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('listing', () => {
  test('says what you get after fees, and warns below the floor', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID });
    const price = await screen.findByLabelText('Price per edition, in ETH');
    await typeOver(price, '0.1');
    expect(screen.getByText(/^You get/, { selector: 'p' })).toHaveTextContent('0.0925 ETH');
    expect(screen.getByText(/This is 16.7% below the floor/)).toBeInTheDocument();
    expect(screen.getByText(wholeItem(`You list 1 × ${helmet} for 0.1 ETH.`))).toBeInTheDocument();
  });

  test('E458 E459 the review follows the price, names the network fee, and its button signs it', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID }, {}, undefined, {
      walletChain: 1,
      isWalletSilent: true,
    });
    const price = await screen.findByLabelText('Price per edition, in ETH');
    await typeOver(price, '0');
    await userEvent.clear(price);
    await press('Sign the listing');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(/^You list/)).not.toBeInTheDocument();
    await typeOver(price, '0.1');
    expect(screen.getByText(/^You list/)).toHaveTextContent('for 0.1 ETH.');
    await userEvent.type(price, '5{Enter}');
    expect(screen.getByText(/^You list/)).toHaveTextContent('for 0.15 ETH.');
    expect(screen.getByText(/Network fee: none\./)).toBeVisible();
    await press('Sign the listing');
    await screen.findByRole('button', { name: 'Stop waiting' });
    expect(readActionDraft(aliceAddress)?.steps).toHaveLength(1);
    expect(screen.getByText(/^You list/)).toHaveTextContent('for 0.15 ETH.');
  });

  test('E448 E465 a counter names the offer, and is reserved for its bidder', async () => {
    openAction({
      kind: 'list',
      traitId: TRAIT_ID,
      unitPrice: '130000000000000000',
      counters: offerOfBob,
    });
    expect(await screen.findByRole('dialog', { name: 'Counter the offer' })).toBeInTheDocument();
    expect(await screen.findByText(/Counter with your own price/)).toHaveTextContent(
      `${partyName(offerOfBob.maker)} offers`,
    );
    const buyer = await screen.findByLabelText('Buyer’s username or address');
    expect(buyer).toHaveValue(getAddress(offerOfBob.maker.address));
    expect(screen.getByText('Only this wallet sees the listing and can buy it.')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /Reserved: only .* sees it and can buy it until then/,
    );
    expect(screen.getByRole('button', { name: 'Sign the counter' })).toBeInTheDocument();
  });

  test('E536 a counter says that an own listing stays open, and changes its price instead', async () => {
    const own = { ...listing, state: { kind: 'fillable' }, revivedAt: null };
    openAction(
      { kind: 'list', traitId: TRAIT_ID, counters: offerOfBob },
      { [`/economy/v1/wallets/${aliceAddress}/orders`]: page(own) },
    );
    const notice = await screen.findByRole('region', { name: 'Your open listings' });
    expect(notice).toHaveTextContent(
      'Your listing stays open next to this counter.To sell at a new price to anyone, change the listing’s price instead.0.12 ETH each',
    );
    expect(notice).not.toHaveTextContent('This adds another');
  });

  test('E448 a counter’s button has the same name before and after its price is entered', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID, counters: offerOfBob });
    expect(await screen.findByRole('button', { name: 'Sign the counter' })).toBeVisible();
    await typeOver(screen.getByLabelText(/^Price per edition/), '1');
    expect(await screen.findByText('What your wallet will sign')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the counter' })).toBeVisible();
  });

  test('E464 a listing is reserved for a wallet, for no one if the field is empty, and never for a wrong address', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID, unitPrice: '100000000000000000' });
    await userEvent.click(await screen.findByText('Reserve for a wallet'));
    const buyer = screen.getByLabelText('Buyer’s username or address');
    await userEvent.type(buyer, '0x12');
    await press('Sign the listing');
    expect(screen.getByText(/^Enter a wallet address/)).toBeVisible();
    await userEvent.clear(buyer);
    await userEvent.type(buyer, listing.maker.address);
    expect(screen.getByText(/^This is your own address/)).toBeVisible();
    await userEvent.clear(buyer);
    expect(screen.getByText('Empty: anyone can see the listing and buy it.')).toBeVisible();
    expect(screen.getByText(/^Anyone can buy it until then/)).toBeVisible();
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
    await typeOver(price, '0.1');
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
    await typeOver(await screen.findByLabelText('Price per edition, in ETH'), '0.1');
    expect(await screen.findByText(/50% below the others’ floor: 0\.2 ETH/)).toBeInTheDocument();
    expect(await screen.findByText(/Someone offers 0.12 ETH for it now/)).toBeInTheDocument();
  });

  test('takes a price with a decimal comma', async () => {
    setBrowserLocale('de-DE');
    openAction({ kind: 'list', traitId: TRAIT_ID });
    await typeOver(await screen.findByLabelText('Price per edition, in ETH'), '1,5');
    expect(screen.getByText(wholeItem(`You list 1 × ${helmet} for 1.5 ETH.`))).toBeInTheDocument();
  });

  test.each(['1.000', '1,000'])(
    'prompts for the meaning of “%s”, and reviews the amount that is typed then',
    async (typed) => {
      setBrowserLocale('de-DE');
      openAction({ kind: 'list', traitId: TRAIT_ID });
      const field = await screen.findByLabelText('Price per edition, in ETH');
      await typeOver(field, typed);
      await press('Sign the listing');
      expect(screen.getByRole('alert')).toHaveTextContent(
        `“${typed}” can mean 1 or 1000. Type the one you mean.`,
      );
      expect(field).toHaveValue(typed);
      await userEvent.clear(field);
      await userEvent.type(field, '1000');
      expect(
        screen.getByText(wholeItem(`You list 1 × ${helmet} for 1\u202F000 ETH.`)),
      ).toBeInTheDocument();
    },
  );

  test('requires a number', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID });
    await typeOver(await screen.findByLabelText('Price per edition, in ETH'), 'one');
    await press('Sign the listing');
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
    expect(screen.queryByText(/and would offer/)).not.toBeInTheDocument();
  });

  test('E229 differs from one more listing of the same editions, which is warned about', async () => {
    openAction({ kind: 'list', traitId: TRAIT_ID }, answers);
    await typeOver(await screen.findByLabelText('Price per edition, in ETH'), '0.12');
    expect(await screen.findByText(/and would offer 3\. Orders that/)).toBeInTheDocument();
  });
});

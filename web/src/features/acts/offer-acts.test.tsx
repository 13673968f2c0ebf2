import type { Order } from '@trait-market/contract/economy/orders';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { anyHat, hats } from '@trait-market/contract/fixtures/economy/criteria';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { TRAIT_ID, ordersOf, page, openAct, ofBob, press } from '@/testing/open-act';

afterEach(() => sessionStorage.clear());

describe('an offer', () => {
  test('warns that a price above another’s listing is higher than needed, but not above your own', async () => {
    const dearer: Order = {
      ...ofBob,
      unitPrice: { chainId: 1, coin: 'native', amount: '200000000000000000' },
    };
    openAct({ kind: 'offer', traitId: TRAIT_ID }, { [ordersOf('listing')]: page(listing, dearer) });
    const price = await screen.findByLabelText('Price per edition, in WETH');
    await userEvent.type(price, '0.25');
    expect(
      await screen.findByText('You can buy one now for 0.2 ETH, which is less.'),
    ).toBeInTheDocument();
    await userEvent.clear(price);
    await userEvent.type(price, '0.15');
    expect(screen.queryByText(/You can buy one now/)).not.toBeInTheDocument();
  });

  test('wraps the missing amount first, and says that the wallet asks twice', async () => {
    openAct({ kind: 'offer', traitId: TRAIT_ID });
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '0.5');
    expect(screen.getByText(/0.5 ETH will be wrapped first/)).toBeInTheDocument();
    await press('Review');
    expect(screen.getByText('Signature 1 of 2: Wrapping')).toBeInTheDocument();
    expect(
      screen.getByText('0.5 ETH becomes 0.5 WETH, one to one and with no fee.'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Sign 2 times with your wallet' }),
    ).toBeInTheDocument();
  });

  test('cannot be reviewed for more than can be wrapped', async () => {
    openAct({ kind: 'offer', traitId: TRAIT_ID });
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '99');
    await press('Review');
    expect(screen.getByText(/you don’t have enough ETH to wrap/)).toBeInTheDocument();
    expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  });

  test('cannot be reviewed without a possible end', async () => {
    openAct({ kind: 'offer', traitId: TRAIT_ID });
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '0.1');
    await userEvent.clear(screen.getByLabelText('Last day'));
    await press('Review');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a day between today and');
  });

  test('for any trait of a kind compares the price with what others ask and offer alone', async () => {
    const { collection } = anyHat;
    const own = {
      floor: { chainId: 1, coin: 'native', amount: '10' },
      bestOffer: { chainId: 1, coin: 'wrapped', amount: '900000000000000000' },
    };
    const path = `/economy/v1/criteria?collection=${collection}`;
    openAct(
      { kind: 'offerAny', collection },
      {
        [path]: { body: { ...hats, ...own } },
        [`${path}&buyer=${aliceAddress}`]: { body: { ...hats, floor: null, bestOffer: null } },
      },
    );
    await userEvent.type(await screen.findByLabelText('Price per edition, in WETH'), '0.5');
    expect(await screen.findByText(/No offers yet/)).toBeInTheDocument();
    expect(screen.queryByText(/which is less|Sellers see that one first/)).not.toBeInTheDocument();
  });
});

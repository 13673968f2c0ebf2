import type { Order } from '@trait-market/contract/economy/orders';
import { buildOrder, orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import { fathom7Detail, offerForFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { listing, listingTerms, offer } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import {
  offerOfBob,
  ofBob,
  openAction,
  ordersOf,
  page,
  press,
} from '@/testing/actions/open-action';

import { readActionDraft } from './dialog/signing/action-draft';

afterEach(() => sessionStorage.clear());

const HUNDREDTH = 10n ** 16n;
const weth = (amount: bigint) => ({ chainId: 1, coin: 'wrapped', amount: String(amount) }) as const;

/** Alice's offer of 0.05 WETH for one edition. */
const components = buildOrder({
  ...listingTerms,
  kind: 'offer',
  maker: aliceAddress,
  asset: { ...listingTerms.asset, quantity: 1n },
  unitPrice: 5n * HUNDREDTH,
  commitments: [],
});
const own: Order = {
  ...offer,
  maker: listing.maker,
  components,
  hash: orderHash(components),
  unitPrice: weth(5n * HUNDREDTH),
  quantity: 1,
  remaining: 1,
};
const ofOthers = { ...offerOfBob, unitPrice: weth(8n * HUNDREDTH) };
const MARKET = { [ordersOf('listing')]: page(ofBob), [ordersOf('offer')]: page(ofOthers, own) };

const priceField = () => screen.findByLabelText(/^New price.*, in WETH$/);

test('E329 an own offer is raised with its old price, the floor and the best offer of others in view', async () => {
  openAction({ kind: 'raise', order: own }, MARKET);
  expect(await screen.findByText('Your offer now')).toBeVisible();
  expect(screen.getByText('0.05 WETH')).toBeVisible();
  expect(screen.getByText('Floor').parentElement).toHaveTextContent(/ETH$/);
  expect((await screen.findByText('0.08 WETH')).parentElement).toHaveTextContent(
    'Best offer by others',
  );
  expect(screen.getByText(/^You hold/)).toHaveTextContent(/WETH and .* ETH\.$/);

  await userEvent.type(await priceField(), '0.05');
  expect(screen.getByText('Enter more than your offer now, 0.05 WETH.')).toBeVisible();
  await userEvent.clear(await priceField());
  await userEvent.type(await priceField(), '0.06');
  expect(screen.getByText('20% higher')).toBeVisible();
  expect(screen.getByText(/^Someone else offers 0\.08 WETH\./)).toBeVisible();
  await press('Review');

  expect(await screen.findByText(/^One signature cancels your old offer/)).toBeVisible();
  const steps = readActionDraft(aliceAddress)?.steps ?? [];
  const [cancel, order] = steps.slice(-2);
  expect(cancel).toMatchObject({ kind: 'cancel', message: { orderHashes: [own.hash] } });
  if (order?.kind !== 'order') throw new Error('There is no new offer.');
  expect(order.replaces).toBe(own.hash);
  expect(readOrder(1, order.components)).toMatchObject({
    kind: 'offer',
    unitPrice: 6n * HUNDREDTH,
    quantity: 1n,
    expiresAt: listingTerms.expiresAt,
  });
});

test('E329 a raise beyond the balance can’t be reviewed', async () => {
  openAction({ kind: 'raise', order: own }, MARKET);
  await userEvent.type(await priceField(), '5000');
  expect(await screen.findByText(/^Not enough WETH/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
});

test('E329 an offer for an avatar is raised with the same promised traits', async () => {
  const { collection, token, tokenId } = fathom7Detail;
  const { asset: _asset, ...terms } = listingTerms;
  const ownComponents = buildOrder({
    ...terms,
    kind: 'offer',
    maker: aliceAddress,
    asset: { kind: 'avatar', token, tokenId },
    commitments: offerForFathom7.commitments,
  });
  const ownForAvatar: Order = {
    ...offerForFathom7,
    maker: listing.maker,
    components: ownComponents,
    hash: orderHash(ownComponents),
  };
  const avatar = `/economy/v1/avatars/${collection}/${tokenId}`;
  openAction(
    { kind: 'raise', order: ownForAvatar },
    {
      [avatar]: { body: fathom7Detail },
      [`${avatar}/history`]: { body: { sales: [], floors: [] } },
      [`${avatar}/orders?limit=60`]: page(ownForAvatar),
      '/economy/v1/collections': page(),
    },
  );
  expect(await screen.findByText('Floor of its collection')).toBeVisible();
  await userEvent.type(await priceField(), '0.3');
  await press('Review');
  await screen.findByText('What your wallet will sign');
  const order = readActionDraft(aliceAddress)?.steps.find(({ kind }) => kind === 'order');
  expect(order).toMatchObject({
    replaces: ownForAvatar.hash,
    commitments: offerForFathom7.commitments,
  });
});

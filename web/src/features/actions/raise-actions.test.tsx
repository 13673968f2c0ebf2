import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Order } from '@trait-market/contract/economy/orders';
import {
  buildOrder,
  criteriaOf,
  orderHash,
  readOrder,
} from '@trait-market/contract/economy/typed-data';
import { fathom7Detail, offerForFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import {
  anyHatOffer,
  anyHatTerms,
  hatIds,
  hats,
} from '@trait-market/contract/fixtures/economy/criteria';
import { listing, listingTerms, offer } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import {
  offerOfBob,
  ofBob,
  openAction,
  ordersOf,
  page,
  typeOver,
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

/** Opens the form with a wallet that never responds. */
const open = (action: Action, answers: Parameters<typeof openAction>[1] = MARKET) =>
  openAction(action, answers, undefined, { walletChain: 1, isWalletSilent: true });

/** Presses the button below the review, and returns what is signed. */
const signed = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Sign \d times$/ }));
  await screen.findByRole('button', { name: 'Stop waiting' });
  return readActionDraft(aliceAddress)?.steps ?? [];
};

const priceField = () => screen.findByLabelText(/^New price.*, in WETH$/);

test('E329 E458 an own offer is raised in one step, with its old price, the floor and the best offer of others in view', async () => {
  open({ kind: 'raise', order: own });
  expect(await screen.findByText('Your offer now')).toBeVisible();
  expect(screen.getByText('0.05 WETH')).toBeVisible();
  const prices = within(screen.getByRole('group', { name: 'Use a price' }));
  expect(prices.getByText('Floor').parentElement).toHaveTextContent(/ WETH$/);
  expect(prices.getByText('Last sale').parentElement).toHaveTextContent(/ WETH$/);
  await userEvent.click(await prices.findByRole('button', { name: 'Best offer 0.08 WETH' }));
  expect(await priceField()).toHaveValue('0.08');
  await userEvent.clear(await priceField());
  expect(screen.getByText(/^You hold/)).toHaveTextContent(/WETH and .* ETH\.$/);

  await typeOver(await priceField(), '0.05');
  expect(screen.getByText('Enter more than your offer now, 0.05 WETH.')).toBeVisible();
  expect(screen.queryByText('What your wallet will sign')).not.toBeInTheDocument();
  await typeOver(await priceField(), '0.06');
  expect(screen.getByText('20% higher')).toBeVisible();
  expect(screen.getByText(/^Someone else offers 0\.08 ETH\./)).toBeVisible();
  expect(screen.getByText(/^One signature cancels your old offer/)).toBeVisible();
  const [cancel, order] = (await signed()).slice(-2);
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

test('E329 E689 an offer is replaced by a lower one in one flow, which says until when the higher one counts', async () => {
  open({ kind: 'raise', order: own, isLowerAllowed: true });
  expect(screen.getByRole('dialog', { name: 'Change your offer' })).toBeVisible();
  await typeOver(await priceField(), '0.05');
  expect(screen.getByText('This is your price already.')).toBeVisible();
  expect(screen.getByText('Enter a new price first')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Sign/ })).toBeDisabled();
  await typeOver(await priceField(), '0.04');
  expect(screen.getByText('20% lower')).toBeVisible();
  expect(screen.getByText(/^One signature cancels your old offer/)).toHaveTextContent(
    'Until the cancellation is sent, anyone can still accept your old offer at 0.05 WETH.',
  );
  const steps = await signed();
  expect(steps.map(({ kind }) => kind).slice(-2)).toEqual(['cancel', 'order']);
  const order = steps.at(-1);
  if (order?.kind !== 'order') throw new Error('There is no new offer.');
  expect(order.replaces).toBe(own.hash);
  expect(readOrder(1, order.components)).toMatchObject({ unitPrice: 4n * HUNDREDTH });
});

describe('an offer for any trait of a set', () => {
  const setComponents = buildOrder({ ...anyHatTerms, maker: aliceAddress });
  const ownForSet: Order = {
    ...anyHatOffer,
    maker: listing.maker,
    components: setComponents,
    hash: orderHash(setComponents),
  };
  const SET = `/economy/v1/criteria?collection=fathom-club&buyer=${aliceAddress}&slot=headwear`;
  const bestOffer = weth(8n * HUNDREDTH);
  const raise = async (now: CriteriaSet) => {
    open(
      { kind: 'raise', order: ownForSet },
      { [SET]: { body: now }, '/economy/v1/criteria': { body: hats } },
    );
    await typeOver(await priceField(), '0.09');
  };
  const newOffer = async () => {
    const step = (await signed()).at(-1);
    if (step?.kind !== 'order') throw new Error('There is no new offer.');
    return step;
  };

  test('E329 E476 is raised for the same set, with the set’s floor and the best offer of others', async () => {
    await raise({ ...hats, bestOffer });
    expect(screen.getByText('Any headwear of Fathom Club')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Others’ floor 0.12 WETH' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Best offer by others 0.08 WETH' })).toBeVisible();
    expect(screen.queryByText(/^The set has changed/)).not.toBeInTheDocument();
    const step = await newOffer();
    expect(step).toMatchObject({
      replaces: ownForSet.hash,
      criteria: { slot: 'headwear', tokenIds: hatIds },
    });
    expect(readOrder(1, step.components)).toMatchObject({
      unitPrice: 9n * HUNDREDTH,
      quantity: 2n,
      asset: { kind: 'any', criteria: hats.criteria.root },
    });
  });

  test('E329 says if other traits fit now, and is made for those', async () => {
    const traits = hats.traits.slice(0, 1);
    const root = criteriaOf(traits.map(({ tokenId }) => tokenId));
    await raise({ ...hats, traits, criteria: { ...hats.criteria, root, traits: 1 } });
    expect(
      screen.getByText(/^The set has changed: 1 trait fits now, 2 when you made the offer\./),
    ).toBeVisible();
    const step = await newOffer();
    expect(step.criteria?.tokenIds).toEqual(hatIds.slice(0, 1));
    expect(readOrder(1, step.components)).toMatchObject({ asset: { criteria: root } });
  });
});

test('E329 a raise beyond the balance can’t be signed', async () => {
  open({ kind: 'raise', order: own });
  await typeOver(await priceField(), '5000');
  expect(await screen.findByText(/^Not enough WETH: you have/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the offer' })).toBeDisabled();
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
  open(
    { kind: 'raise', order: ownForAvatar },
    {
      [avatar]: { body: fathom7Detail },
      [`${avatar}/history`]: { body: { sales: [], floors: [] } },
      [`${avatar}/orders?limit=60`]: page(ownForAvatar),
      '/economy/v1/collections': page(),
    },
  );
  await typeOver(await priceField(), '0.3');
  const order = (await signed()).find(({ kind }) => kind === 'order');
  expect(order).toMatchObject({
    replaces: ownForAvatar.hash,
    commitments: offerForFathom7.commitments,
  });
});

import type { Order } from '@trait-market/contract/economy/orders';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder, orderHash, readOrder } from '@trait-market/contract/economy/typed-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { changeOfTrade } from '@/lib/economy/orders/can-raise';
import { openAction, press, typeOver } from '@/testing/actions/open-action';
import { token, tokenId } from '@/testing/sentences';

import { readActionDraft } from '../dialog/signing/action-draft';
import { matchesAction } from '../dialog/signing/matches-action';

afterEach(() => sessionStorage.clear());

const wanted = { ...divingHelmetDetail, id: 'wanted', tokenId: '99', value: 'Tomato Fez' };
const HUNDREDTH = 10n ** 16n;

/** Alice's trade of two helmets, Fathom Club #7 and 0.05 WETH for a fez, without a promise. */
const components = buildOrder({
  ...listingTerms,
  kind: 'trade',
  maker: aliceAddress,
  gives: [
    { kind: 'avatar', token: fathom7.token, tokenId: '7' },
    { kind: 'trait', token, tokenId, quantity: 2n },
  ],
  gets: [{ kind: 'trait', token, tokenId: '99', quantity: 1n }],
  coin: { side: 'given', amount: 5n * HUNDREDTH, fees: [] },
  commitments: [],
});
const own: Order = {
  ...listing,
  kind: 'trade',
  components,
  hash: orderHash(components),
  commitments: [],
  gives: [
    { kind: 'avatar', avatar: fathom7 },
    { kind: 'trait', trait: divingHelmetDetail, quantity: 2 },
  ],
  gets: [{ kind: 'trait', trait: wanted, quantity: 1 }],
  unitPrice: { chainId: 1, coin: 'wrapped', amount: String(5n * HUNDREDTH) },
  fees: [],
  quantity: 1,
  remaining: 1,
  expiresAt: new Date(listingTerms.expiresAt).toISOString(),
};

/** Alice's inventory with her helmets only. */
const withHelmets = (quantity: number) => ({
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: {
      ...inventoryPage,
      items: inventoryPage.items.flatMap((item) =>
        item.kind === 'trait' ? [{ ...item, quantity }] : [],
      ),
    },
  },
});

const open = (replaces: Order, answers: Parameters<typeof openAction>[1] = {}) => {
  const action = changeOfTrade(replaces);
  if (action === undefined) throw new Error('The trade can’t be changed.');
  openAction(action, { '/economy/v1/traits/wanted': { body: wanted }, ...answers }, undefined, {
    walletChain: 1,
    isWalletSilent: true,
  });
  return action;
};

const helmets = () => screen.findByRole('textbox', { name: /Brass Diving Helmet/ });

test('E669 the form of an own trade starts with its items, promises, coin and end, and can’t be reviewed unchanged', async () => {
  open(own);
  expect(screen.getByRole('dialog', { name: 'Change your trade' })).toBeVisible();
  expect(await helmets()).toHaveValue('2');
  expect(screen.getByRole('checkbox', { name: /Fathom Club #7.*Avatar/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Promise that it keeps/ })).not.toBeChecked();
  expect(screen.getByLabelText('You add, in WETH')).toHaveValue('0.05');
  expect(screen.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Change something first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Promise that it keeps/ }));
  expect(screen.getByRole('button', { name: 'Review' })).toBeEnabled();
});

test('E669 the items of the trade are first until the form closes', async () => {
  open({ ...own, gives: own.gives.slice(0, 1) });
  const avatar = await screen.findByRole('checkbox', { name: /Fathom Club #7.*Avatar/ });
  const group = screen.getByRole('group', { name: /^What you give/ });
  const first = () => within(group).getAllByRole('listitem')[0];
  for (const order of ['dearest', 'cheapest', 'name']) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), order);
    expect(first()).toContainElement(avatar);
  }
  await userEvent.click(avatar);
  expect(first()).toContainElement(avatar);
});

test('E669 the review says what changes, and the cancellation is signed before the new trade, which replaces the old one', async () => {
  const action = open(own);
  await typeOver(await helmets(), '1');
  await typeOver(screen.getByLabelText('You add, in WETH'), '0.04');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Promise that it keeps/ }));
  await userEvent.click(screen.getByRole('button', { name: '1 week' }));
  await press('Review');
  const changes = within(await screen.findByRole('region', { name: 'What changes' }));
  expect(changes.getByText('You give:').parentElement).toHaveTextContent(
    'Fathom Club #7, 2 × Brass Diving Helmet and 0.05 WETH → Fathom Club #7, Brass Diving Helmet and 0.04 WETH',
  );
  expect(changes.getByText('Promised:').parentElement).toHaveTextContent('none → 1 worn trait');
  expect(changes.getByText('Ends:').parentElement).toHaveTextContent(/ → /);
  expect(changes.queryByText(/^You get/)).not.toBeInTheDocument();
  expect(screen.getByText(/^One signature cancels your old trade/)).toHaveTextContent(
    'If you decline one, your trade stays as it is. Until the cancellation is sent, anyone can still accept your old trade.',
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Sign \d times$/ }));
  await screen.findByRole('button', { name: 'Stop waiting' });
  const steps = readActionDraft(aliceAddress)?.steps ?? [];
  const [cancel, order] = steps.slice(-2);
  expect(cancel).toMatchObject({ kind: 'cancel', message: { orderHashes: [own.hash] } });
  if (order?.kind !== 'order') throw new Error('There is no new trade.');
  expect(order.replaces).toBe(own.hash);
  expect(readOrder(1, order.components)).toMatchObject({
    kind: 'trade',
    gives: [{ kind: 'avatar' }, { kind: 'trait', quantity: 1n }],
    gets: [{ kind: 'trait', tokenId: '99', quantity: 1n }],
    coin: { side: 'given', amount: 4n * HUNDREDTH },
  });
  expect(matchesAction({ action, address: aliceAddress, steps })).toBe(true);
  const alone = [{ ...order, replaces: undefined }];
  expect(matchesAction({ action, address: aliceAddress, steps: alone })).toBe(false);
  const ofOther = [{ ...order, replaces: listing.hash }];
  expect(matchesAction({ action, address: aliceAddress, steps: ofOther })).toBe(false);
});

test('E669 a trade keeps its exact end while its day stays', async () => {
  open(own);
  await typeOver(await helmets(), '1');
  await press('Review');
  const changes = within(await screen.findByRole('region', { name: 'What changes' }));
  expect(changes.queryByText('Ends:')).not.toBeInTheDocument();
});

test('E669 what the user can’t give anymore is said at the item, and the new trade leaves it out', async () => {
  open(own, withHelmets(1));
  expect(await screen.findByText('Only 1 of 2 left')).toBeVisible();
  const lost = screen.getByText(/^Not yours anymore/).closest('li');
  expect(lost).toHaveTextContent('Fathom Club #7');
  expect(screen.getByRole('region', { name: 'You give' })).toHaveTextContent('Brass Diving Helmet');
  await press('Review');
  const changes = within(await screen.findByRole('region', { name: 'What changes' }));
  expect(changes.getByText('You give:').parentElement).toHaveTextContent(
    '→ Brass Diving Helmet and 0.05 WETH',
  );
});

test('E669 a trade can’t be changed if its shown terms aren’t those that were signed', async () => {
  open({ ...own, hash: listing.hash });
  await typeOver(await helmets(), '1');
  await press('Review');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This order doesn’t match its signature',
  );
});

describe('a trade for an avatar', () => {
  const ofBob = {
    ...fathom7Detail,
    owner: { address: bobAddress, username: null },
    worn: fathom7Detail.worn.slice(0, 1),
  };
  const [worn] = ofBob.worn;
  const promised = { token: fathom7.token, avatarId: '7', slot: 'headwear' as const, traitId: '1' };
  const change = (commitments: Order['commitments'], owner = ofBob.owner) => {
    const terms = buildOrder({
      ...listingTerms,
      kind: 'trade',
      maker: aliceAddress,
      gives: [{ kind: 'trait', token, tokenId, quantity: 2n }],
      gets: [{ kind: 'avatar', token: fathom7.token, tokenId: '7' }],
      commitments,
    });
    const order: Order = {
      ...own,
      components: terms,
      hash: orderHash(terms),
      commitments,
      gives: own.gives.slice(1),
      gets: [{ kind: 'avatar', avatar: fathom7 }],
      unitPrice: null,
    };
    open(order, { '/economy/v1/avatars/fathom-club/7': { body: { ...ofBob, owner } } });
  };
  const looks = () => screen.findByRole('checkbox', { name: /^Only with what it wears now/ });

  test('E669 keeps whether it asks for the avatar’s look', async () => {
    change([]);
    expect(await looks()).not.toBeChecked();
  });

  test('E669 says that the look it asks for has changed', async () => {
    if (worn === undefined) throw new Error('It wears nothing.');
    change([promised]);
    expect(await looks()).toBeChecked();
    expect(screen.getByText(/^Fathom Club #7 doesn’t wear what your trade asks for/)).toBeVisible();
  });

  test('E669 says that the avatar is the user’s own now', async () => {
    change([], { address: aliceAddress, username: null });
    expect(
      await screen.findByText(/^Fathom Club #7 is yours now, so no one can accept this trade/),
    ).toBeVisible();
  });
});

test('E669 only own trades for one edition or one avatar can be changed', () => {
  const [, helmet] = own.gives;
  if (helmet === undefined) throw new Error('It gives helmets.');
  expect(changeOfTrade({ ...own, gets: [helmet] })).toBeUndefined();
  expect(changeOfTrade({ ...own, gets: [...own.gets, ...own.gets] })).toBeUndefined();
  expect(changeOfTrade(listing)).toBeUndefined();
});

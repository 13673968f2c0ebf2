import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetCard, traitPage } from '@trait-market/contract/fixtures/economy/traits';
import type { Order } from '@trait-market/contract/economy/orders';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { cart, MAX_LINES } from '@/lib/cart/cart';
import type { Session } from '@/lib/session/session';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { Sets } from './sets';

const host = 'https://sets-flags.example';
const bob = { address: `0x${'b0'.repeat(20)}` as const, username: null };
const inEth = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const cap = {
  ...divingHelmetCard,
  id: 'cap',
  value: 'Captain’s Cap',
  floor: inEth('20000000000000000'),
};
const hood = { ...divingHelmetCard, id: 'hood', value: 'Hood', floor: inEth('10000000000000000') };
const visor = { ...divingHelmetCard, id: 'visor', value: 'Visor', floor: null, listed: 0 };
const listingOf = (position: number, trait: typeof cap, amount = trait.floor.amount): Order => ({
  ...listing,
  hash: `0x${String(position).padStart(64, '0')}`,
  maker: bob,
  gives: [{ kind: 'trait', trait, quantity: 1 }],
  unitPrice: inEth(amount),
});
const pageOf = (items: readonly unknown[]) => ({ items, nextCursor: null, total: items.length });

afterEach(cart.clear);

const AVATARS = `/economy/v1/wallets/${aliceAddress}/inventory?kind=avatar&limit=60&collection=fathom-club`;

const show = (
  session: Session = signedInAsAlice,
  owned: readonly unknown[] = [],
  answers: Parameters<typeof stubApi>[0] = {},
) => {
  const api = stubApi({
    [`/economy/v1/wallets/${aliceAddress}/inventory?kind=trait&limit=60&collection=fathom-club`]: {
      body: pageOf(owned),
    },
    [AVATARS]: {
      body: pageOf([{ kind: 'avatar', avatar: fathom7 }]),
    },
    '/economy/v1/traits': {
      body: { ...traitPage, ...pageOf([hood, cap, divingHelmetCard, visor]) },
    },
    '/economy/v1/listings': {
      body: pageOf([listingOf(1, hood), listingOf(2, hood), listingOf(3, cap)]),
    },
    [`${host}/api/features/sdk`]: {
      body: { status: 200, features: { cart: { defaultValue: true } } },
    },
    ...answers,
  });
  renderScreen(<Sets collection={fathomClub} />, {
    session,
    appConfig: { featureFlags: { host, clientKey: 'sdk', usageUrl: null } },
  });
  return api;
};

const openHeadwear = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('E310 shows visitors how many traits each slot has, without any holdings', async () => {
  show(anonymous);
  expect(screen.getByRole('button', { name: /^Headwear/ })).toHaveTextContent('16 traits');
  expect(screen.getByText(/^All traits of each slot/)).toBeInTheDocument();
});

test('E310 E693 counts loose and worn traits once each, and shows what is missing with its price and estimate', async () => {
  const owned = (trait: object) => ({
    kind: 'trait',
    trait: { ...trait, token: bob.address, tokenId: '1' },
    quantity: 2,
    listedByOwner: 0,
  });
  show(signedInAsAlice, [owned(cap), owned(divingHelmetCard)], {
    '/economy/v1/rates': { body: rates },
  });
  await openHeadwear(/^Headwear 2 of 16$/);
  const missing = within(await screen.findByRole('list', { name: 'Missing in Headwear' }));
  await missing.findByText(/^≈/);
  expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hood Rare 0.01 ETH≈\u00A0$30.00about 30 US dollars',
    'Visor Rare Not listed',
  ]);
});

test('E310 “Add missing to cart” adds the cheapest listing of each missing trait to the cart', async () => {
  show();
  await openHeadwear(/^Headwear 1 of 16$/);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Add 2 missing to cart \( ?0.03 ETH ?\)$/ }),
  );
  expect(await screen.findByText('Added 2 traits, each at its lowest price.')).toBeInTheDocument();
  expect(cart.read().map(({ traitId, price }) => [traitId, price.amount])).toEqual([
    ['hood', '10000000000000000'],
    ['cap', '20000000000000000'],
  ]);
  expect(screen.getByText('Everything that’s for sale is in your cart.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
});

test('E310 adds only as many as the cart holds', async () => {
  for (let line = 1; line < MAX_LINES; line += 1) {
    cart.add(listingOf(100 + line, { ...cap, id: `other${line}` }));
  }
  show();
  await openHeadwear(/^Headwear 1 of 16$/);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Add 1 missing to cart \( ?0.01 ETH ?\)$/ }),
  );
  expect(await screen.findByText(/^Your cart is full/)).toBeInTheDocument();
  expect(cart.read()).toHaveLength(MAX_LINES);
});

test('E310 says so if the listings have been sold meanwhile', async () => {
  const { answer } = show();
  answer('/economy/v1/listings', { body: pageOf([listingOf(3, cap)]) });
  await openHeadwear(/^Headwear 1 of 16$/);
  await userEvent.click(await screen.findByRole('button', { name: /missing to cart/ }));
  expect(
    await screen.findByText('Added 1 trait. The others may have just been sold.'),
  ).toBeInTheDocument();
});

test('shows the slots’ sizes when the holdings fail, and loads them after Try again', async () => {
  const { answer } = show(signedInAsAlice, [], {
    [AVATARS]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByText('Couldn’t load what you hold')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Headwear/ })).toHaveTextContent('16 traits');
  answer(AVATARS, { body: pageOf([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Headwear 0 of 16$/ })).toBeInTheDocument();
});

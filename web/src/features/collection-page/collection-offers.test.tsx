import {
  anyFathomOffer,
  anyHatOffer,
  hats,
} from '@trait-market/contract/fixtures/economy/criteria';
import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { collectionOfferPage } from '@trait-market/contract/fixtures/economy/tokens';
import { divingHelmetCard } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { CollectionOffer } from '@trait-market/contract/economy/tokens';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { Session } from '@/lib/session/session';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { CollectionOffers } from './collection-offers';

const OFFERS = '/economy/v1/collections/fathom-club/offers';
const inventoryOf = (kind: string) =>
  `/economy/v1/wallets/${aliceAddress}/inventory?kind=${kind}&limit=60&collection=fathom-club`;

const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;
const pageOf = (items: readonly unknown[], total = items.length) => ({
  items,
  nextCursor: null,
  total,
});
const weth = (amount: string) => ({ chainId: 1, coin: 'wrapped', amount }) as const;

const anyHat: CollectionOffer = { ...anyHatOffer, hash: hashOf('1'), floor: hats.floor };
const anyOfRarity = (root: string): CollectionOffer => ({
  ...anyHat,
  hash: hashOf('2'),
  gets: [
    {
      kind: 'any',
      quantity: 1,
      criteria: { ...hats.criteria, slot: null, rarity: 'epic', root },
    },
  ],
});
const helmet: CollectionOffer = { ...offer, hash: hashOf('3'), floor: null };
const eyes: CollectionOffer = {
  ...helmet,
  hash: hashOf('4'),
  gets: [
    {
      kind: 'trait',
      quantity: 1,
      trait: { ...divingHelmetCard, id: 'laser-eyes', value: 'Laser Eyes', slot: 'eyes' },
    },
  ],
};
const heldHelmet = (quantity = 2) => ({
  kind: 'trait',
  trait: { ...divingHelmetCard, token: hats.token, tokenId: '1' },
  quantity,
  listedByOwner: 0,
});

const show = (
  offers: readonly CollectionOffer[],
  {
    session = signedInAsAlice,
    owned = [],
    avatars = [],
  }: { session?: Session; owned?: readonly object[]; avatars?: readonly object[] } = {},
  answers: Parameters<typeof stubApi>[0] = {},
) => {
  const api = stubApi({
    [OFFERS]: { body: pageOf(offers) },
    [inventoryOf('trait')]: { body: pageOf(owned) },
    [inventoryOf('avatar')]: { body: pageOf(avatars) },
    ...answers,
  });
  const { within: withActions, start } = stubActions();
  renderScreen(withActions(<CollectionOffers collection={fathomClub} />), { session });
  return { ...api, start };
};

const rowsOf = async () =>
  (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);

test('E508 E545 E693 lists offers for sets with their size, then those for one trait, with editions, bidder, price, estimate and floor', async () => {
  show(collectionOfferPage.items, { session: anonymous }, { '/economy/v1/rates': { body: rates } });
  await screen.findAllByText(/^≈/);
  expect(await rowsOf()).toEqual([
    'For any trait of a set',
    'Any headwear 2 traits, fixed when signed 2 editions, by bob0.05 WETH≈\u00A0$150.00about 150 US dollars Floor 0.12 ETH',
    'For one trait',
    expect.stringMatching(
      /^Brass Diving Helmet 3 editions, by 0x.*0\.12 WETH≈\s\$360\.00.* Floor 0\.12 ETH$/,
    ),
  ]);
  expect(screen.getByText('Offers pay in WETH: 1 WETH = 1 ETH')).toBeInTheDocument();
});

test('E507 the best offer for any trait of the collection is the first, whatever others pay', async () => {
  const any: CollectionOffer = {
    ...anyHat,
    hash: hashOf('7'),
    unitPrice: weth('30000000000000000'),
    gets: [{ kind: 'any', quantity: 1, criteria: { ...hats.criteria, slot: null, root: '0' } }],
  };
  show([any, anyHat, helmet], { session: anonymous });
  expect(await rowsOf()).toEqual([
    'For any trait of a set',
    expect.stringMatching(/^Any trait .*0\.03 WETH/),
    expect.stringMatching(/^Any headwear .*0\.05 WETH/),
    'For one trait',
    expect.stringMatching(/^Brass Diving Helmet .*0\.12 WETH/),
  ]);
});

test('E508 “Show more” loads the other offers up to the last', async () => {
  show(
    [],
    {},
    {
      [OFFERS]: { body: { items: [anyHat], nextCursor: 'next', total: 2 } },
      [`${OFFERS}?limit=10&cursor=next`]: { body: pageOf([helmet], 2) },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show more offers' }));
  expect(await screen.findByText('2 of 2 offers shown')).toBeInTheDocument();
  expect((await rowsOf()).at(-1)).toMatch(/^Brass Diving Helmet .*Not listed$/);
  expect(screen.queryByRole('button', { name: 'Show more offers' })).not.toBeInTheDocument();
});

const anyAvatar: CollectionOffer = {
  ...anyFathomOffer,
  hash: hashOf('8'),
  floor: fathomClub.avatarFloor ?? null,
};

test('E608 offers for any avatar come first, with the number of avatars and the floor of avatars', async () => {
  show([anyHat, anyAvatar], { session: anonymous });
  expect((await rowsOf()).slice(0, 3)).toEqual([
    'For any avatar',
    expect.stringMatching(/^Any avatar 2 avatars, by bob0\.7 WETH\s* Floor 0\.9 ETH$/),
    'For any trait of a set',
  ]);
  expect(screen.getByRole('link', { name: 'Any avatar' })).toHaveAttribute(
    'href',
    '/market?kind=avatars&collection=fathom-club',
  );
});

test.each([
  [0, []],
  [1, ['Accept at 0.7 WETH and give any Fathom Club avatar']],
])('E609 an offer for any avatar has Accept if one is owned: %d', async (owned, names) => {
  const { start } = show([anyAvatar, helmet], {
    owned: [heldHelmet()],
    avatars: [{ kind: 'avatar', avatar: fathom7 }].slice(0, owned),
  });
  await screen.findByRole('button', { name: /^Accept at 0.12/ });
  const accept = screen.queryAllByRole('button', { name: /^Accept at 0.7/ });
  expect(accept.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  for (const button of accept) await userEvent.click(button);
  expect(start.mock.calls).toEqual(names.map(() => [{ kind: 'accept', order: anyAvatar }]));
});

test('E607 “Offer for any avatar” opens its form', async () => {
  const { start } = show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Offer for any avatar' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'offerAnyAvatar', collection: 'fathom-club' });
});

test('E509 each offer that a loose edition could fill has Accept', async () => {
  const { start } = show([anyHat, anyOfRarity('99'), helmet, eyes], { owned: [heldHelmet()] });
  const accept = await screen.findAllByRole('button', { name: /^Accept/ });
  expect(accept.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Accept at 0.05 WETH and give any headwear of Fathom Club',
    'Accept at 0.12 WETH and give 1 Brass Diving Helmet',
  ]);
  for (const button of accept) await userEvent.click(button);
  expect(start.mock.calls).toEqual([
    [{ kind: 'accept', order: anyHat }],
    [{ kind: 'accept', order: helmet, traitId: divingHelmetCard.id }],
  ]);
});

test('E509 an offer for a rarity is matched by the traits that were signed', async () => {
  show(
    [anyOfRarity('99')],
    { owned: [heldHelmet()] },
    {
      '/economy/v1/criteria/99': {
        body: { ...hats, criteria: { ...hats.criteria, slot: null, rarity: 'epic', root: '99' } },
      },
    },
  );
  expect(await screen.findByRole('button', { name: /^Accept at 0.05 WETH/ })).toBeInTheDocument();
});

test('E509 worn editions fill nothing', async () => {
  const heldEyes = heldHelmet();
  const owned = [
    heldHelmet(0),
    { ...heldEyes, trait: { ...heldEyes.trait, id: 'laser-eyes', slot: 'eyes' } },
  ];
  show([helmet, eyes], { owned });
  const accept = await screen.findAllByRole('button', { name: /^Accept/ });
  expect(accept.map((button) => button.title)).toEqual(['You give 1 Laser Eyes']);
});

test('E380 an own offer says if it’s the highest for its trait, and can’t be accepted', async () => {
  const maker = { address: aliceAddress, username: 'alice' } as const;
  const own = (digit: string, amount: string): CollectionOffer => ({
    ...helmet,
    hash: hashOf(digit),
    maker,
    unitPrice: weth(amount),
  });
  show([helmet, own('5', '100000000000000000'), own('6', '90000000000000000')], {
    owned: [heldHelmet()],
  });
  const [, , other, first, second] = await screen.findAllByRole('row');
  if (!other || !first || !second) throw new Error('The table has three offers.');
  expect(await within(other).findByRole('button', { name: /^Accept/ })).toBeInTheDocument();
  expect(first).toHaveTextContent('by you');
  expect(first).toHaveTextContent('Your offer is outbid by 0.02 ETH');
  expect(second).not.toHaveTextContent('outbid');
  for (const row of [first, second]) {
    expect(within(row).getByRole('button', { name: /^Cancel your/ })).toBeInTheDocument();
    expect(within(row).queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  }
});

test('E380 an own offer for a set is outbid by a higher one for any trait', async () => {
  const maker = { address: aliceAddress, username: 'alice' } as const;
  const any: CollectionOffer = {
    ...anyHat,
    hash: hashOf('7'),
    unitPrice: weth('60000000000000000'),
    gets: [{ kind: 'any', quantity: 1, criteria: { ...hats.criteria, slot: null, root: '0' } }],
  };
  show([any, { ...anyHat, maker }]);
  expect(await screen.findByText(/^Your offer is outbid by/)).toHaveTextContent('0.01 ETH');
});

test('says that there are no offers, and offers to retry a failure', async () => {
  const api = show([], {}, { [OFFERS]: { status: 503, body: { message: 'Closed' } } });
  expect(await screen.findByText('Couldn’t load the offers')).toBeInTheDocument();
  api.answer(OFFERS, { body: pageOf([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No offers yet\./)).toBeInTheDocument();
});

import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { dormantListing } from '@trait-market/contract/fixtures/economy/orders';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { anyHatOffer, hats } from '@trait-market/contract/fixtures/economy/criteria';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { onStart, openAction, page, press } from '@/testing/actions/open-action';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { AcceptNext, nextOffer } from './accept/accept-next';

afterEach(() => sessionStorage.clear());

const TIN_HAT = '/economy/v1/traits/tin-hat';
const answers = {
  [`/economy/v1/criteria/${hats.criteria.root}`]: { body: hats },
  '/economy/v1/wallets/me/approvals': {
    body: { items: approvals.items.map((one) => ({ ...one, approved: true })) },
  },
  [TIN_HAT]: {
    body: { ...divingHelmetDetail, id: 'tin-hat', value: 'Tin Hat', tokenId: '1000099' },
  },
  [`${TIN_HAT}/history`]: { body: { ...traitHistory, sales: [] } },
  [`${TIN_HAT}/orders?kind=listing&limit=60`]: page(),
  [`${TIN_HAT}/orders?kind=offer&limit=60`]: page(),
};

test.each([
  ['the trait of the page isn’t held', 'tin-hat'],
  ['no trait is named', undefined],
])('the review describes the trait that is given when %s', async (_, traitId) => {
  openAction({ kind: 'accept', order: anyHatOffer, ...(traitId && { traitId }) }, answers);
  if (traitId) {
    const choice = await screen.findByRole('radio', { name: /Diving Helmet/ });
    await userEvent.click(choice);
  }
  expect(await screen.findByText(/below the floor:/)).toHaveTextContent('0.12');
  expect(screen.queryByText(/^You don’t hold a loose edition/)).not.toBeInTheDocument();
  expect(screen.getByText('You give Brass Diving Helmet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeVisible();
  expect(screen.queryByText('Tin Hat')).not.toBeInTheDocument();
});

const helmets = inventoryPage.items.find(({ kind }) => kind === 'trait');
if (helmets?.kind !== 'trait') throw new Error('Alice holds no trait.');
const native = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const held = (id: string, tokenId: string, floor: string | null) => ({
  ...helmets,
  trait: { ...helmets.trait, id, tokenId, value: id },
  quantity: 1,
  worth: { floor: floor === null ? null : native(floor), bestOffer: null },
});
const LONG = `The ${'very '.repeat(10)}long hat`;
const INVENTORY = `/economy/v1/wallets/${aliceAddress}/inventory`;

test('E387 lists what fits with rarity, floor and last sale, and preselects the cheapest', async () => {
  const dear = held(LONG, '1000099', '300000000000000000');
  const cheap = held('tin-hat', hats.traits[0]?.tokenId ?? '', '200000000000000000');
  openAction(
    { kind: 'accept', order: anyHatOffer },
    { ...answers, [INVENTORY]: { body: { ...inventoryPage, items: [dear, cheap], total: 2 } } },
  );
  const group = within(await screen.findByRole('radiogroup', { name: 'You give' }));
  const names = group.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(names[0]).toHaveTextContent(
    /^tin-hatRareOthers’ floor 0\.2 ETH · Last sale 0\.11 ETHYou hold 1 loose$/,
  );
  expect(names[1]).toHaveTextContent(LONG);
  expect(group.getByRole('radio', { name: /^tin-hat/ })).toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'dearest');
  expect(group.getAllByRole('radio')[0]?.closest('label')).toHaveTextContent(LONG);
  expect(group.getByRole('radio', { name: /^tin-hat/ })).toBeChecked();
});

test('E387 E470 lists 12 traits with the preselected one first, and says when a search has no match', async () => {
  const many = Array.from({ length: 13 }, (_, index) =>
    held(`hat-${index}`, hats.traits[0]?.tokenId ?? '', '200000000000000000'),
  );
  openAction(
    { kind: 'accept', order: anyHatOffer, traitId: 'hat-12' },
    { ...answers, [INVENTORY]: { body: { ...inventoryPage, items: many, total: 13 } } },
  );
  const chosen = await screen.findByRole('radio', { name: /^hat-12/ });
  const shown = screen.getAllByRole('radio');
  expect(shown).toHaveLength(12);
  expect(shown[0]).toBe(chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Show more of 13' }));
  expect(screen.getAllByRole('radio')).toHaveLength(13);
  expect(screen.queryByText('No matches.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Choose from your 13 traits that fit'));
  await userEvent.type(screen.getByRole('searchbox'), 'shoe');
  expect(screen.getByText('No matches.')).toBeVisible();
  expect(screen.getAllByRole('radio')).toEqual([chosen]);
});

test.each([
  [null, '2 traits, fixed when signed. Your browser checked them against what the buyer signed.'],
  [
    'epic',
    '2 traits, as rated when signed. Your browser checked them against what the buyer signed. Their rarity may have changed since.',
  ],
] as const)(
  'E545 says how many traits fit, as of the signature: rarity %s',
  async (rarity, text) => {
    const criteria = { ...hats.criteria, rarity };
    openAction(
      {
        kind: 'accept',
        order: { ...anyHatOffer, gets: [{ kind: 'any', criteria, quantity: 2 }] },
      },
      answers,
    );
    expect(await screen.findByText(/^This offer is for/)).toHaveTextContent(text);
  },
);

const misfit = held('tin-hat', '42', null);

test.each([
  ['isn’t held', inventoryPage.items, 'You don’t hold a loose edition of this trait.'],
  ['doesn’t fit', [...inventoryPage.items, misfit], 'This trait doesn’t fit the offer.'],
])(
  'E560 nothing is selected or signed in place of a trait that %s, until the user chooses',
  async (_, items, why) => {
    openAction(
      { kind: 'accept', order: anyHatOffer, traitId: 'tin-hat' },
      { ...answers, [INVENTORY]: { body: { ...inventoryPage, items, total: items.length } } },
    );
    expect(await screen.findByText(`${why} Choose another one that fits.`)).toBeVisible();
    const choice = screen.getByRole('radio', { name: /Diving Helmet/ });
    expect(choice).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Sign the sale' })).toBeDisabled();
    expect(screen.getByText('Choose the trait that you give.')).toBeVisible();
    await userEvent.click(choice);
    expect(await screen.findByText('You give Brass Diving Helmet')).toBeVisible();
    expect(screen.queryByText('Choose the trait that you give.')).not.toBeInTheDocument();
  },
);

const received = (part: Partial<WalletOrder>): WalletOrder => ({
  ...anyHatOffer,
  state: { kind: 'fillable' },
  revivedAt: null,
  given: { held: 1, trait: helmets.trait },
  ...part,
});

const NEXT = `/economy/v1/wallets/${aliceAddress}/orders?side=received&kind=offer&sort=value&limit=60`;
const OPEN = `/economy/v1/wallets/${aliceAddress}/orders?side=made&state=fillable&state=dormant&limit=60`;
const showNext = (
  answer: { status?: number; body: object },
  listings: readonly WalletOrder[] = [],
  values = {},
) => {
  stubApi({
    [NEXT]: answer,
    [OPEN]: { body: { items: listings, nextCursor: null, total: listings.length } },
  });
  return renderScreen(
    <AcceptNext
      action={{ kind: 'accept', order: anyHatOffer }}
      values={values}
      address={aliceAddress}
      isMissed={() => false}
      onStart={onStart}
      onClose={() => {}}
    />,
    { session: signedInAsAlice },
  );
};

test.each([
  ['Accept with another trait', [received({ hash: `0x${'1'.repeat(64)}` }), received({})], 1],
  ['Accept another offer for 0.05 WETH', [received({ hash: `0x${'1'.repeat(64)}` })], 0],
])('E387 after accepting: %s', async (name, orders, next) => {
  showNext({ body: { items: orders, nextCursor: null, total: orders.length } });
  await press(name);
  expect(onStart).toHaveBeenLastCalledWith({ kind: 'accept', order: orders[next] });
});

test('E387 after accepting: says that no open offer takes another trait', async () => {
  showNext({ body: { items: [], nextCursor: null, total: 0 } });
  expect(await screen.findByText(/^No open offer takes another/)).toBeVisible();
});

test('E387 after accepting: says nothing about other offers if they couldn’t be loaded', async () => {
  const { container, settled } = showNext({ status: 400, body: { message: 'Refused.' } });
  await settled();
  expect(container).toBeEmptyDOMElement();
});

test('E466 E592 after accepting: names the own listing that sells what was given, with its row in Orders, and cancels it', async () => {
  const { state } = dormantListing;
  const unapproved = { ...state, reason: 'not-approved' } as WalletOrder['state'];
  const listings = [
    dormantListing,
    { ...dormantListing, hash: `0x${'2'.repeat(64)}`, state: { kind: 'fillable' } },
    { ...dormantListing, hash: `0x${'3'.repeat(64)}`, state: unapproved },
  ] as const;
  const [item] = dormantListing.gives;
  if (item?.kind !== 'trait') throw new Error('The listing sells a trait.');
  const none = { body: { items: [], nextCursor: null, total: 0 } };
  const { unmount } = showNext(none, listings, { give: item.trait.id });
  expect(
    await screen.findByText(
      /^Your listing of Brass Diving Helmet at 0\.12 ETH is inactive now, because you sold it to /,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in Orders' })).toHaveAttribute(
    'href',
    expect.stringContaining(`#order-${dormantListing.hash}`),
  );
  const cancel = 'Cancel it: your listing of Brass Diving Helmet at 0.12 ETH';
  expect(screen.getByRole('button', { name: cancel })).toHaveTextContent(/^Cancel it$/);
  await press(cancel);
  expect(onStart).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [dormantListing] });
  unmount();
  showNext(none, listings, { give: 'another' });
  expect(await screen.findByText(/^No open offer takes another/)).toBeVisible();
  expect(screen.queryByText(/is inactive now/)).not.toBeInTheDocument();
});

test('E387 nothing is offered when no open offer takes another trait', () => {
  expect(nextOffer([], anyHatOffer)).toBeUndefined();
  expect(nextOffer(undefined, anyHatOffer)).toBeUndefined();
});

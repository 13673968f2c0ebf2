import {
  anyHatOffer,
  hats,
  receivedAnyFathomOffer,
} from '@trait-market/contract/fixtures/economy/criteria';
import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Item } from '@trait-market/contract/economy/shared';
import type { OrderMarket, WalletOrder } from '@trait-market/contract/economy/wallets';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { counterAction } from '@/lib/economy/orders/counter-offer';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';

import { compareOffer } from './compare-offer';
import { ReceivedList } from './received-list';

const [helmet] = inventoryPage.items.flatMap((item) => (item.kind === 'trait' ? item.trait : []));
if (helmet === undefined) throw new Error('The inventory has a trait.');

afterEach(() => localStorage.clear());

const native = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const market: OrderMarket = {
  floor: native('160000000000000000'),
  undercutBy: null,
  bestOffer: null,
  lastSale: { price: native('100000000000000000'), at: '2026-11-20T10:00:00.000Z' },
};
const received = (part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...offer,
  state: { kind: 'fillable' },
  revivedAt: null,
  given: { held: 1 },
  market,
  ...part,
});
const anyHat = received({ ...anyHatOffer, given: { held: 1, trait: helmet } });
const oneHelmet = { kind: 'trait', trait: divingHelmetRef, quantity: 1 } as const;
const anAvatar = { kind: 'avatar', avatar: fathom7 } as const;
const hashAt = (number: number) => `0x${String(number).padStart(64, '0')}` as const;

const show = (
  orders: readonly WalletOrder[],
  { address = aliceAddress, lastVisit }: { address?: WalletAddress; lastVisit?: string } = {},
) => {
  const { start, within: acting } = stubActions();
  const list = <ReceivedList address={address} orders={orders} lastVisit={lastVisit} />;
  const { unmount } = renderScreen(acting(list), { session: signedInAsAlice });
  return Object.assign(start, { unmount });
};
const select = async (...names: RegExp[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
};

test('E272 each offer is compared with the floor and the last sale', () => {
  expect(compareOffer(received())).toEqual([
    '25% below the others’ floor, 0.16 ETH',
    'last sale 0.1 ETH',
  ]);
  expect(
    compareOffer(received({ market: { ...market, floor: native('100000000000000000') } })),
  ).toEqual(['20% above the others’ floor, 0.1 ETH', 'last sale 0.1 ETH']);
  expect(compareOffer(received({ market: { ...market, floor: null, lastSale: null } }))).toEqual([
    'None for sale by others',
    'never sold',
  ]);
});

test('E596 a row rounds its prices to five digits, with all of them in tooltips and buttons', () => {
  const price = { chainId: 1, coin: 'wrapped', amount: '147167500000000000' } as const;
  const floor = native('1633080665000000000');
  show([
    received({
      unitPrice: price,
      market: { ...market, floor },
      fees: [],
      quantity: 1,
      remaining: 1,
    }),
  ]);
  expect(screen.getByText('0.14716 WETH')).toHaveAttribute('title', '0.1471675 WETH');
  expect(screen.getByText('you get 0.14716 WETH')).toHaveAttribute(
    'title',
    'you get 0.1471675 WETH',
  );
  expect(screen.getByText(/floor, 1\.6331 ETH$/)).toHaveAttribute(
    'title',
    expect.stringContaining('1.633080665 ETH'),
  );
  expect(screen.getByText('last sale 0.1 ETH')).not.toHaveAttribute('title');
  expect(
    screen.getByRole('button', { name: /^Accept and give .*, 0\.1471675 WETH/ }),
  ).toBeVisible();
  cleanup();
  show([received({ quantity: 1, remaining: 1 })]);
  expect(screen.getByText('0.12 WETH')).not.toHaveAttribute('title');
});

test('E597 a row says who made the offer, when it ends and only an unusual state, and the columns of offers have heads', () => {
  const state = {
    kind: 'dormant',
    reason: 'insufficient-funds',
    message: 'Too little WETH.',
  } as const;
  const maker = { address: bobAddress, username: 'bob' } as const;
  const { unmount } = show([received({ maker }), received({ hash: hashAt(2), state })]);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Offer by bob · ends 24 Dec/);
  expect(screen.queryByText(/Can be accepted/)).not.toBeInTheDocument();
  expect(screen.getAllByText(/Inactive/)).toHaveLength(1);
  expect(screen.getByText('Compared')).toBeInTheDocument();
  unmount();
  show([received({ kind: 'trade', unitPrice: null, gives: [oneHelmet], gets: offer.gets })]);
  expect(screen.queryByText('Compared')).not.toBeInTheDocument();
});

test('E479 an offer is compared with a sale in wrapped coin by native coin', () => {
  const lastSale = {
    price: { chainId: 1, coin: 'wrapped', amount: '100000000000000000' } as const,
    at: '2026-11-20T10:00:00.000Z',
  };
  expect(compareOffer(received({ market: { ...market, lastSale } }))).toEqual([
    '25% below the others’ floor, 0.16 ETH',
    'last sale 0.1 ETH',
  ]);
});

test('E272 several selected offers are accepted together, with the trait that fits each', async () => {
  const first = received();
  const start = show([first, anyHat]);
  expect(screen.queryByRole('region', { name: 'Selected offers' })).not.toBeInTheDocument();
  await select(/0\.12 WETH/, /0\.05 WETH/);
  const bar = within(screen.getByRole('region', { name: 'Selected offers' }));
  expect(bar.getByRole('status')).toHaveTextContent(
    '2 offers selectedYou get 0.15725 WETH after fees',
  );
  await select(/Only if all/);
  await userEvent.click(bar.getByRole('button', { name: 'Accept 2 offers' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'acceptSeveral',
    lines: [{ order: first }, { order: anyHat, trait: helmet }],
    allRequired: true,
  });
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Selected offers' })).not.toBeInTheDocument();
});

test('E272 warns when the selected offers want more editions than are held', async () => {
  show([received(), received({ hash: hashAt(2) })]);
  const boxes = screen.getAllByRole('checkbox');
  for (const box of boxes) await userEvent.click(box);
  expect(screen.getByText(/^They want more than you hold/)).toBeInTheDocument();
});

test('E272 no more than 20 offers can be selected, and a trade can’t', async () => {
  const trade = received({ kind: 'trade', unitPrice: null, given: undefined, hash: hashAt(99) });
  const offers = Array.from({ length: 21 }, (_, index) => received({ hash: hashAt(index) }));
  show([trade, ...offers]);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(21);
  for (const box of boxes.slice(0, 20)) await userEvent.click(box);
  expect(screen.getByText('You can accept 20 offers at a time.')).toBeInTheDocument();
  expect(boxes[20]).toBeDisabled();
});

test('E390 an offer for any trait of a kind says which one would be given, and accepts with it', async () => {
  const start = show([anyHat]);
  expect(screen.getByText(/^You’d give/)).toHaveTextContent(
    /Diving Helmet, the cheapest you hold that fits/,
  );
  const accept = screen.getByRole('button', {
    name: /^Accept and give Brass Diving Helmet: the offer for/,
  });
  expect(accept).toHaveTextContent(/^Accept$/);
  await userEvent.click(accept);
  expect(start).toHaveBeenLastCalledWith({ kind: 'accept', order: anyHat, traitId: helmet.id });
});

test('E609 an offer for any avatar names the one that would be given, and accepts with it', async () => {
  const start = show([receivedAnyFathomOffer]);
  expect(screen.getByRole('heading', { name: 'Any Fathom Club avatar' })).toBeInTheDocument();
  expect(screen.getByText(/^You’d give/)).toHaveTextContent(
    'You’d give Fathom Club #7, with all it wears.',
  );
  expect(compareOffer(receivedAnyFathomOffer)).toEqual([
    '22.2% below the cheapest avatar of its collection, 0.9 ETH',
  ]);
  const { given, ...order } = receivedAnyFathomOffer;
  await press(
    /^Accept and give Fathom Club #7: the offer for any Fathom Club avatar, 2 avatars, 0\.7 WETH each/,
  );
  expect(start).toHaveBeenLastCalledWith({
    kind: 'accept',
    order: { ...order, given },
    avatarId: fathom7.tokenId,
  });
  await press(/^Counter the offer/);
  expect(start).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'listAvatar', tokenId: fathom7.tokenId }),
  );
  await select(/any Fathom Club avatar/);
  await press(/^Accept 1 offer$/);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'acceptSeveral',
    lines: [{ order: receivedAnyFathomOffer, avatar: given?.avatar }],
    allRequired: false,
  });
});

test('E272 E609 warns when selected offers for any avatar would take the same one', async () => {
  const twoHeld = {
    ...receivedAnyFathomOffer,
    given: { ...receivedAnyFathomOffer.given, held: 2 },
  };
  show([twoHeld, { ...twoHeld, hash: hashAt(2) }]);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getByText(/^They want more than you hold/)).toBeInTheDocument();
});

test('E545 an offer for any trait of a set says how many traits it has, and that they stay as signed', () => {
  const sized = (rarity: 'epic' | null, root: string) =>
    received({
      ...anyHat,
      gets: [
        { kind: 'any', criteria: { ...hats.criteria, rarity, root, traits: 24 }, quantity: 2 },
      ],
    });
  show([sized('epic', '7')]);
  expect(screen.getByText('24 traits, as rated when signed')).toBeInTheDocument();
  cleanup();
  show([sized(null, '7')]);
  expect(screen.getByText('24 traits, fixed when signed')).toBeInTheDocument();
  cleanup();
  show([sized(null, '0')]);
  expect(screen.getByText(/^You’d give/)).toBeInTheDocument();
  expect(screen.queryByText(/when signed/)).not.toBeInTheDocument();
});

const press = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('button', { name: /^Accept and give/ });

test('E274 a hidden offer stays hidden for its account in this browser, and can be undone', async () => {
  const orders = [received(), anyHat];
  const { unmount } = show(orders);
  await press(/^Hide the offer for .*0\.12 WETH/);
  expect(rows()).toHaveLength(1);
  await press(/^Undo$/);
  expect(rows()).toHaveLength(2);
  await press(/^Hide the offer for .*0\.12 WETH/);
  unmount();

  const again = show(orders);
  expect(rows()).toHaveLength(1);
  again.unmount();
  show(orders, { address: bobAddress });
  expect(rows()).toHaveLength(2);
});

test.each([/^Clear$/, /^Hide 1$/])(
  'E661 the list takes the focus of “%s”, which unmounts',
  async (name) => {
    show([received(), anyHat]);
    await select(/0\.12 WETH/);
    await press(name);
    expect(screen.getByRole('list', { name: 'Received offers' })).toHaveFocus();
  },
);

test('E274 selected offers are hidden together', async () => {
  show([received(), anyHat]);
  await select(/0\.12 WETH/, /0\.05 WETH/);
  await press(/^Hide 2$/);
  expect(rows()).toHaveLength(0);
  expect(
    screen.getByText('2 offers hidden on this device. The other side isn’t notified.'),
  ).toBeInTheDocument();
  expect(screen.getByText('You’ve hidden all offers shown here.')).toBeInTheDocument();
});

test('E465 E275 a counter is an own listing that starts halfway between the offer and the floor', async () => {
  const order = received();
  const start = show([order]);
  await press(/^Counter the offer/);
  expect(start).toHaveBeenLastCalledWith({
    kind: 'list',
    traitId: divingHelmetRef.id,
    unitPrice: '140000000000000000',
    counters: order,
  });
});

test.each<[string, WalletOrder, object]>([
  [
    'an offer above the floor, without a suggested price',
    received({ market: { ...market, floor: native('100000000000000000') } }),
    { kind: 'list', traitId: divingHelmetRef.id },
  ],
  [
    'an offer for any trait of a kind, with the one that would be given',
    anyHat,
    { kind: 'list', traitId: helmet.id, unitPrice: '105000000000000000' },
  ],
  [
    'an offer for an avatar',
    received({ gets: [{ kind: 'avatar', avatar: fathom7 }] }),
    {
      kind: 'listAvatar',
      collection: fathom7.collection,
      tokenId: fathom7.tokenId,
      unitPrice: '140000000000000000',
    },
  ],
  [
    'a trade that gives one edition, with an own trade',
    received({ kind: 'trade', unitPrice: null, gives: [oneHelmet], gets: offer.gets }),
    { kind: 'trade', traitId: divingHelmetRef.id },
  ],
  [
    'a trade that gives an avatar, with an own trade',
    received({ kind: 'trade', unitPrice: null, gives: [anAvatar], gets: offer.gets }),
    { kind: 'tradeAvatar', collection: fathom7.collection, tokenId: fathom7.tokenId },
  ],
])('E275 E445 counters %s', (_, order, action) => {
  expect(counterAction(order)).toEqual({ ...action, counters: order });
});

test.each<[string, Item[]]>([
  ['several items', [oneHelmet, anAvatar]],
  ['several editions', [{ ...oneHelmet, quantity: 2 }]],
])('E445 a trade that gives %s isn’t countered, because an own trade wants one', (_, gives) => {
  show([received({ kind: 'trade', unitPrice: null, gives, gets: offer.gets })]);
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Counter/ })).not.toBeInTheDocument();
});

test('E276 an offer that was made since the last visit is marked as new', () => {
  const { unmount } = show([received(), anyHat]);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  unmount();
  const recent = received({ createdAt: '2026-11-23T00:00:00.000Z' });
  show([recent, anyHat], { lastVisit: '2026-11-22T00:00:00.000Z' });
  expect(screen.getAllByText('New')).toHaveLength(1);
});

test('E596 a row never shows a reserved listing cheaper than it is', () => {
  const unitPrice = native('147161000000000000');
  show([received({ kind: 'listing', gives: offer.gets, gets: [], unitPrice })]);
  expect(screen.getByTitle('3 editions, 0.147161 ETH each')).toHaveTextContent('0.14717 ETH');
});

test('E463 a reserved listing is bought here, and says that only the user can buy it', async () => {
  const order = received({
    kind: 'listing',
    gives: offer.gets,
    gets: [],
    unitPrice: native('100000000000000000'),
    reservedFor: { address: aliceAddress, username: 'alice' },
  });
  const start = show([order]);
  expect(screen.getByText('Reserved for you')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Counter/ })).not.toBeInTheDocument();
  await press(/^Buy: the listing for .*0\.1 ETH/);
  expect(start).toHaveBeenLastCalledWith({ kind: 'buy', order });
});

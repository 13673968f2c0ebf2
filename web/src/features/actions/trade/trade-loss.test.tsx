import type { Order } from '@trait-market/contract/economy/orders';
import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { buildOrder, orderHash } from '@trait-market/contract/economy/typed-data';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { ofBob, openAction, page, press, TRAIT_ID } from '@/testing/actions/open-action';

import type { Basis } from '@/lib/economy/floors/use-item-prices';
import { lossOf } from '@/lib/economy/floors/use-trade-values';

afterEach(() => sessionStorage.clear());

const eth = (tenths: number) => BigInt(tenths) * 10n ** 17n;
const side = (amount: bigint, counted = 1, unknown = 0, basis: Basis = 'floor') => ({
  amount,
  counted,
  unknown,
  missing: 0,
  bases: new Set(counted > 0 ? [basis] : []),
});
const TEN = side(eth(10));

test.each([
  [TEN, side(eth(8)), undefined],
  [TEN, side(eth(8) - 1n), expect.stringMatching(/^I accept that I get .* less than I give/)],
  [TEN, side(eth(5)), 'I accept that I get 0.5 ETH (50%) less than I give, by floor'],
  [TEN, side(eth(12)), undefined],
  [
    TEN,
    side(0n, 0, 1),
    'I accept that I give 1 ETH, by floor, for what has no floor, sale or offer',
  ],
  [
    TEN,
    side(eth(5), 1, 1),
    'I accept that I get 0.5 ETH (50%) less than I give, by floor, without what has no floor, sale or offer',
  ],
  [TEN, side(eth(8), 1, 1), undefined],
  [
    TEN,
    side(eth(5), 1, 0, 'last sale'),
    'I accept that I get 0.5 ETH (50%) less than I give, by floor and last sale',
  ],
  [
    { ...TEN, bases: new Set<Basis>() },
    side(0n, 0, 1),
    'I accept that I give 1 ETH for what has no floor, sale or offer',
  ],
  [TEN, { ...side(0n, 0), missing: 1 }, undefined],
  [side(0n, 0), side(0n, 0, 1), undefined],
  [side(0n, 0, 1), side(eth(5)), undefined],
  [
    side(eth(10), 1, 1),
    side(eth(5)),
    'I accept that I get at least 0.5 ETH (50%) less than I give, by floor',
  ],
])('E540 E682 a trade of %o for %o needs a tick: %s', (gives, gets, words) => {
  expect(lossOf(1, gives, gets)).toEqual(words);
});

const wanted = { ...divingHelmetDetail, id: 'wanted', tokenId: '99', value: 'Tomato Fez' };
const native = (tenths: number) =>
  ({ chainId: 1, coin: 'native', amount: String(eth(tenths)) }) as const;

/** Alice's helmet has a floor of 1 ETH; the fez, one of `tenths`, or none. */
const answersWith = (tenths: number | undefined) => ({
  '/economy/v1/traits/wanted': { body: wanted },
  '/economy/v1/traits/wanted/orders?kind=listing&limit=60':
    tenths === undefined ? page() : page({ ...ofBob, unitPrice: native(tenths) }),
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: {
      ...inventoryPage,
      items: inventoryPage.items.map((item) =>
        item.kind === 'trait'
          ? { ...item, quantity: 1, worth: { floor: native(10), bestOffer: null } }
          : item,
      ),
    },
  },
});

const components = buildOrder({
  ...listingTerms,
  kind: 'trade',
  maker: bobAddress,
  gives: [{ kind: 'trait', token: wanted.token, tokenId: '99', quantity: 1n }],
  gets: [{ ...listingTerms.asset, quantity: 1n }],
  commitments: [],
});
const received: Order = {
  ...ofBob,
  kind: 'trade',
  hash: orderHash(components),
  components,
  commitments: [],
  gives: [{ kind: 'trait', trait: wanted, quantity: 1 }],
  gets: [{ kind: 'trait', trait: divingHelmetDetail, quantity: 1 }],
  unitPrice: null,
  fees: [],
  quantity: 1,
  remaining: 1,
};

const LOSS = 'I accept that I get 0.9 ETH (90%) less than I give, by floor';

const expectTick = async (words: string) => {
  const box = await screen.findByRole('checkbox', { name: words });
  const sign = screen.getByRole('button', { name: 'Sign the trade' });
  expect(sign).toBeDisabled();
  expect(screen.getByText('Confirm the difference before you sign.')).toBeVisible();
  await userEvent.click(box);
  expect(sign).toBeEnabled();
};

test('E540 proposing a trade that brings far less than it takes needs a tick', async () => {
  openAction({ kind: 'trade', traitId: 'wanted' }, answersWith(1));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Brass Diving Helmet/ }));
  expect(await screen.findByText('90% less')).toBeVisible();
  await press('Review');
  await expectTick(LOSS);
});

test('E540 accepting a trade that brings far less than it takes needs a tick', async () => {
  openAction({ kind: 'accept', order: received, traitId: TRAIT_ID }, answersWith(1));
  await expectTick(LOSS);
});

const sale = (tenths: number) => ({ price: native(tenths), at: '2026-01-01T00:00:00.000Z' });

/** The fez has no floor, but a last sale or an offer. */
const withoutFloor = (lastSale: ReturnType<typeof sale> | null, ...offers: readonly Order[]) => ({
  ...answersWith(undefined),
  '/economy/v1/traits/wanted': { body: { ...wanted, lastSale } },
  '/economy/v1/traits/wanted/orders?kind=offer&limit=60': page(...offers),
});
const offer = (tenths: number): Order => ({
  ...ofBob,
  kind: 'offer',
  unitPrice: { chainId: 1, coin: 'wrapped', amount: String(eth(tenths)) },
});
const ownOffer: Order = { ...offer(9), maker: { address: aliceAddress, username: null } };

test.each([
  ['last sale', withoutFloor(sale(1), offer(9)), 'Last sale 0.1 ETH', `${LOSS} and last sale`],
  ['best offer', withoutFloor(null, offer(1)), 'Best offer 0.1 WETH', `${LOSS} and best offer`],
  [
    'best offer of others',
    withoutFloor(null, ownOffer, offer(1)),
    'Best offer by others 0.1 WETH',
    `${LOSS} and best offer`,
  ],
  [
    'lack of any price',
    withoutFloor(null, ownOffer),
    'No floor, sale or offer',
    'I accept that I give 1 ETH, by floor, for what has no floor, sale or offer',
  ],
])(
  'E682 a trade for a trait without a floor needs a tick by its %s',
  async (_, answers, fact, words) => {
    const { unmount } = openAction({ kind: 'trade', traitId: 'wanted' }, answers);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Brass Diving Helmet/ }));
    await press('Review');
    expect(await screen.findByText(fact)).toBeVisible();
    await expectTick(words);
    unmount();
    sessionStorage.clear();
    openAction({ kind: 'accept', order: received, traitId: TRAIT_ID }, answers);
    expect(await screen.findByText(fact)).toBeVisible();
    await expectTick(words);
  },
);

test('E682 the form of a trade says what the value of one item is, but not of a total, or that nothing shows it', async () => {
  const { unmount } = openAction(
    { kind: 'trade', traitId: 'wanted' },
    {
      ...withoutFloor(sale(1)),
      '/economy/v1/collections': { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    },
  );
  const got = await screen.findByRole('region', { name: 'You get' });
  expect(got).toHaveTextContent('Last sale 0.1 ETH');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('closest');
  await userEvent.click(screen.getByRole('checkbox', { name: /Brass Diving Helmet/ }));
  await userEvent.type(screen.getByLabelText(/You ask for, in ETH/), '0.1');
  expect(got).toHaveTextContent('0.1925 ETH');
  expect(got).not.toHaveTextContent('Last sale');
  unmount();
  openAction({ kind: 'trade', traitId: 'wanted' }, withoutFloor(null));
  expect(
    await screen.findByText('No floor, sale or offer shows the value of what you get.'),
  ).toBeVisible();
});

test.each([
  ['its last sale shows that it brings enough', withoutFloor(sale(8))],
  ['it brings enough', answersWith(8)],
])('E540 E682 a trade is signed without a tick if %s', async (_, answers) => {
  openAction({ kind: 'accept', order: received, traitId: TRAIT_ID }, answers);
  expect(await screen.findByRole('button', { name: 'Sign the trade' })).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /I accept/ })).not.toBeInTheDocument();
});

test('E540 a trade whose prices can’t be loaded says so and can be signed', async () => {
  openAction(
    { kind: 'accept', order: received, traitId: TRAIT_ID },
    {
      ...answersWith(1),
      '/economy/v1/traits/wanted/orders?kind=listing&limit=60': {
        status: 404,
        body: { message: 'No' },
      },
    },
  );
  expect(await screen.findByText('Couldn’t compare both sides.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign the trade' })).toBeEnabled();
});

import { giftAction } from '@trait-market/contract/economy/actions';
import { TraitDepthSchema } from '@trait-market/contract/economy/tokens';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import {
  InventoryPageSchema,
  WalletOrderPageSchema,
  type WalletOrder,
} from '@trait-market/contract/economy/wallets';
import { WatchedNowListSchema } from '@trait-market/contract/economy/watchlist';
import { AttentionSchema, WalletValueSchema } from '@trait-market/contract/economy/worth';

import { expectSuccess } from '../../../expectations';
import type { Newcomer } from '../../../session/session';
import { CHAIN, once, PRICE, type Market } from '../../market';
import { marketFlow } from '../market-flow';
import { convert, RatesSchema } from '@trait-market/contract/economy/rates';
import { UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import {
  createReader,
  expectEach,
  expectOrdered,
  expectSame,
  steadily,
  sum,
  sumOfWei,
  type Reader,
} from './reading';
import { fits, highestSum } from './highest-sum';
import { detailOf, ordersFor } from './trait-readers';
import { BOUGHT, expectGains, expectLedger, expectNotices, SOLD } from './wallet-ledgers';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const transfer = async (
  market: Market,
  owner: Newcomer,
  recipient: Newcomer,
  { token, tokenId }: TraitDetail,
) => {
  const message = {
    owner: owner.walletAddress,
    token,
    tokenId,
    recipient: recipient.walletAddress,
    quantity: '1',
    ...once(),
  };
  const body = await market.signAction(owner, giftAction, message);
  expectSuccess(await market.request('economy.wallets.gift', owner, { body }));
};

/** Gives a wallet an undercut, an ending, an inactive, a canceled and a filled order, and an offer. */
const trade = async (market: Market) => {
  const [held, ending, gone, traded] = [
    await market.trait(),
    await market.trait(),
    await market.trait(),
    await market.trait(),
  ];
  const owner = await market.collector({ [held.id]: 4, [ending.id]: 1, [gone.id]: 1 });
  const rival = await market.collector({ [held.id]: 2, [traded.id]: 1 });
  const supply = await market.list(rival, traded, 1n, BOUGHT);
  await market.fulfil(owner, supply.hash);
  const sale = await market.list(owner, traded, 1n, SOLD);
  await market.fulfil(rival, sale.hash);
  await market.list(owner, held, 2n, PRICE * 2n);
  await market.list(rival, held, 1n, PRICE * 2n - 1000n);
  await market.post(owner, {
    kind: 'listing',
    asset: market.assetOf(ending),
    fees: ending.fees,
    unitPrice: PRICE * 5n,
    expiresAt: Date.now() + 2 * HOUR_MS,
  });
  await market.list(owner, gone, 1n, PRICE * 4n);
  await transfer(market, owner, rival, gone);
  await market.offer(owner, traded, 1n, 1001n);
  const canceled = await market.offer(owner, traded, 1n, 1002n);
  expectSuccess(await market.cancel(owner, canceled.hash));
  await market.offer(rival, held, 2n, PRICE);
  await market.offer(rival, ending, 1n, PRICE / 2n);
  return { owner, rival, held, traded };
};

const STATES = ['fillable', 'dormant', 'filled', 'cancelled', 'expired'] as const;

const ordersOf = (reader: Reader, by: Newcomer, query: Readonly<Record<string, unknown>> = {}) =>
  reader.all(
    'economy.wallets.orders',
    WalletOrderPageSchema,
    { params: { address: by.walletAddress }, query },
    by,
  );

/** Returns the lowest listed price of other wallets, which an offer is compared with (E407). */
const floorOfOthers = async (
  reader: Reader,
  owner: Newcomer,
  id: string,
): Promise<string | undefined> => {
  const { items } = await ordersFor(reader, id);
  return items.find(
    ({ kind, maker }) =>
      kind === 'listing' && maker.address.toLowerCase() !== owner.walletAddress.toLowerCase(),
  )?.unitPrice?.amount;
};

const expectOrders = async (reader: Reader, owner: Newcomer): Promise<void> => {
  const made = await ordersOf(reader, owner);
  const hashes = (items: readonly WalletOrder[]) => items.map(({ hash }) => hash).toSorted();
  const expectFiltered = async (
    query: Readonly<Record<string, unknown>>,
    isMeant: (order: WalletOrder) => boolean,
  ) => {
    const found = await ordersOf(reader, owner, query);
    expectSame(
      `orders with ${JSON.stringify(query)}`,
      hashes(found.items),
      hashes(made.items.filter(isMeant)),
      found,
    );
    expectSame('their total', found.total, found.items.length, found);
  };
  for (const kind of [['listing', 'offer'], ['offer'], ['trade']])
    await expectFiltered({ kind }, (order) => kind.includes(order.kind));
  for (const state of [
    STATES.slice(0, 2),
    STATES.slice(1, 4),
    ['fillable', 'filled'],
    ['expired'],
  ]) {
    await expectFiltered({ state }, (order) => state.includes(order.state.kind));
  }
  expectOrdered(
    'orders with the newest first',
    made,
    (before, after) => Date.parse(before.createdAt) >= Date.parse(after.createdAt),
  );
  const received = await ordersOf(reader, owner, { side: 'received' });
  expectEach(
    'orders of others',
    received,
    ({ maker }) => maker.address.toLowerCase() !== owner.walletAddress.toLowerCase(),
  );
  const { worth } = await reader.get('economy.rates.now', RatesSchema);
  const valueOf = ({ unitPrice }: WalletOrder) =>
    unitPrice === null
      ? undefined
      : convert(worth, BigInt(unitPrice.amount), UNIT_OF_CHAIN[unitPrice.chainId], 'eth');
  for (const side of ['made', 'received']) {
    const sorted = await ordersOf(reader, owner, { side, sort: 'value' });
    const unsorted = side === 'made' ? made : received;
    expectSame('the orders sorted by value', hashes(sorted.items), hashes(unsorted.items), sorted);
    expectOrdered('orders by value, those without a price last', sorted, (before, after) => {
      const [one, other] = [valueOf(before), valueOf(after)];
      return other === undefined || (one !== undefined && one >= other);
    });
  }
  for (const order of [...made.items, ...received.items]) {
    const item = order.kind === 'listing' ? order.gives[0] : order.gets[0];
    if (order.market === undefined || item?.kind !== 'trait') continue;
    const { id } = item.trait;
    const detail = await detailOf(reader, id);
    const { floor, bestOffer, lastSale, undercutBy } = order.market;
    const expected =
      order.kind === 'offer' ? await floorOfOthers(reader, owner, id) : detail.floor?.amount;
    expectSame(
      `the market next to the ${order.kind} for ${id}`,
      [floor?.amount, bestOffer?.amount, lastSale?.price.amount],
      [expected, detail.bestOffer?.amount, detail.lastSale?.price.amount],
      made,
    );
    if (undercutBy === null) continue;
    const difference = BigInt(order.unitPrice?.amount ?? '0') - BigInt(undercutBy.price.amount);
    expectSame(
      'the difference to the cheaper listing',
      undercutBy.difference,
      String(difference),
      made,
    );
  }
};

const expectAttention = async (reader: Reader, owner: Newcomer): Promise<void> => {
  const attention = await reader.get('economy.worth.attention', AttentionSchema, {}, owner);
  const { items } = await ordersOf(reader, owner);
  const received = await ordersOf(reader, owner, { side: 'received' });
  const fillable = items.filter(({ state }) => state.kind === 'fillable');
  const counts = {
    undercut: fillable.filter(
      ({ kind, market }) => kind === 'listing' && typeof market?.undercutBy?.hash === 'string',
    ).length,
    ending: fillable.filter(({ expiresAt }) => Date.parse(expiresAt) - Date.now() < DAY_MS).length,
    inactive: items.filter(({ state }) => state.kind === 'dormant').length,
    offersReceived: received.total,
  };
  const { undercut, ending, inactive, offersReceived } = attention;
  const isCompared = items.some(({ market }) => market !== undefined);
  const figures = [isCompared ? undercut : counts.undercut, ending, inactive, offersReceived];
  expectSame('attention counts', figures, Object.values(counts), attention);
  expectSame(
    'an order of each kind that needs attention',
    [undercut, ending, inactive].every((count) => count > 0),
    true,
    attention,
  );
  const watched = await reader.get('economy.watchlist.now', WatchedNowListSchema, {
    query: { of: `wallet:${owner.walletAddress}` },
  });
  for (const wallet of watched.items) {
    if (wallet.kind === 'wallet')
      expectSame(
        'the listings of the watched wallet',
        wallet.listings,
        fillable.filter(({ kind }) => kind === 'listing').length,
        watched,
      );
  }
};

const expectInventory = async (
  reader: Reader,
  owner: Newcomer,
  held: TraitDetail,
): Promise<void> => {
  const page = await reader.all('economy.wallets.inventory', InventoryPageSchema, {
    params: { address: owner.walletAddress },
  });
  const received = await ordersOf(reader, owner, { side: 'received' });
  const takes = ({ gets }: WalletOrder, trait: TraitDetail) =>
    gets.some((item) => fits(item, trait));
  const value = await reader.get('economy.worth.value', WalletValueSchema, {}, owner);
  const traits = page.items.flatMap((item) =>
    item.kind === 'trait' && item.trait.chainId === CHAIN ? [item] : [],
  );
  for (const { trait, quantity, ownListing, worth, offersReceived } of traits) {
    if (trait.id !== held.id) continue;
    expectSame(
      'the own listing',
      ownListing === undefined
        ? undefined
        : [ownListing?.price.amount, ownListing?.undercutBy?.amount],
      ownListing === undefined ? undefined : [String(PRICE * 2n), String(PRICE * 2n - 1000n)],
      page,
    );
    expectSame('the editions', quantity, 4, page);
    if (worth !== undefined)
      expectSame(
        'the floor of others for each edition',
        worth.floor?.amount,
        String(BigInt(quantity) * (PRICE * 2n - 1000n)),
        page,
      );
    const detail = await detailOf(reader, trait.id);
    if (offersReceived !== undefined)
      expectSame(
        'the received offers',
        offersReceived,
        received.items.filter((order) => takes(order, detail)).length,
        page,
      );
  }
  const chain = value.chains.find(({ chainId }) => chainId === CHAIN);
  if (traits.some(({ worth }) => worth === undefined) || chain === undefined) return;
  const floors = traits.filter(({ worth }) => worth?.floor);
  const { editions, floor, withoutFloor, bestOffer, withoutOffer } = chain.loose;
  expectSame(
    'loose editions, their floors, and those without one',
    [editions, floor, withoutFloor],
    [
      sum(traits.map(({ quantity }) => quantity)),
      sumOfWei(floors.map(({ worth }) => worth?.floor?.amount ?? '0')),
      sum(traits.filter(({ worth }) => !worth?.floor).map(({ quantity }) => quantity)),
    ],
    value,
  );
  const offers = received.items.filter(({ kind }) => kind === 'offer');
  const details = await Promise.all(traits.map(({ trait }) => detailOf(reader, trait.id)));
  for (const detail of details) {
    const { id } = detail;
    const depth = await reader.get('economy.tokens.depth', TraitDepthSchema, { params: { id } });
    const wanted = offers.filter((order) => takes(order, detail));
    // An offer whose maker can't pay all of it counts for fewer editions than it wants.
    if (depth.quantity !== sum(wanted.map(({ remaining }) => remaining))) return;
  }
  const best = highestSum(
    details.map((detail, index) => ({ ...detail, quantity: traits[index]?.quantity ?? 0 })),
    offers,
  );
  expectSame(
    'the highest sum of all offers, and the editions without one',
    [bestOffer, withoutOffer],
    [String(best.sum), editions - best.units],
    value,
  );
};

export const walletFigures = marketFlow('worth.value', 'a wallet’s figures add up', {
  rule: 'E267 A wallet’s orders, inventory, value, attention, gains, notices and credits add up: each is the sum or the count of the lists that it is about, and each parameter of its orders has its effect.',
  needs: ['giveCredits'],
  run: async (market) => {
    const { owner, held, traded } = await trade(market);
    await market.capabilities.giveCredits?.(owner.walletAddress, { subscription: 7, vanilla: 11 });
    await market.capabilities.giveCredits?.(owner.walletAddress, { subscription: 0, vanilla: 5 });
    await steadily(async () => {
      const reader = createReader(market);
      await expectOrders(reader, owner);
      await expectAttention(reader, owner);
      await expectInventory(reader, owner, held);
      const { history, response } = await reader.get(
        'economy.worth.value',
        WalletValueSchema,
        {},
        owner,
      );
      expectOrdered(
        'the value of each day, the oldest first',
        { items: history, response },
        (before, after) => Date.parse(before.at) < Date.parse(after.at),
      );
      await expectGains(reader, owner, traded);
      await expectLedger(reader, owner);
    });
    await expectNotices(market, owner);
  },
});

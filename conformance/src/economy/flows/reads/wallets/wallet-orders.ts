import { convert, RatesSchema } from '@trait-market/contract/economy/rates';
import { UNIT_OF_CHAIN } from '@trait-market/contract/economy/shared';
import { WalletOrderPageSchema, type WalletOrder } from '@trait-market/contract/economy/wallets';
import { WatchedNowListSchema } from '@trait-market/contract/economy/watchlist';
import { AttentionSchema } from '@trait-market/contract/economy/worth';

import type { Newcomer } from '../../../../session/session';
import { expectEach, expectOrdered, expectSame, type Reader } from '../reading';
import { detailOf, ordersFor } from '../trait-readers';

const DAY_MS = 24 * 60 * 60_000;
const STATES = ['fillable', 'dormant', 'filled', 'cancelled', 'expired'] as const;

export const ordersOf = (
  reader: Reader,
  by: Newcomer,
  query: Readonly<Record<string, unknown>> = {},
) =>
  reader.all(
    'economy.wallets.orders',
    WalletOrderPageSchema,
    { params: { address: by.walletAddress }, query },
    by,
  );

/** Returns the lowest listed price of other wallets, in wei (E407). */
export const floorOfOthers = async (
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

/** Returns the number of other wallets' listings of a trait at a price in wei (E547). */
export const tiesOf = async (
  reader: Reader,
  owner: Newcomer,
  id: string,
  price: string | undefined,
): Promise<number> => {
  const { items } = await ordersFor(reader, id);
  return items.filter(
    ({ kind, maker, unitPrice }) =>
      kind === 'listing' &&
      unitPrice?.amount === price &&
      maker.address.toLowerCase() !== owner.walletAddress.toLowerCase(),
  ).length;
};

/** Expects that each parameter has its effect, and that orders agree with the traits they name. */
export const expectOrders = async (reader: Reader, owner: Newcomer): Promise<void> => {
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
  // The coin of a trade isn't its value.
  const valueOf = ({ kind, unitPrice }: WalletOrder) =>
    kind === 'trade' || unitPrice === null
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
    const { floor, bestOffer, lastSale, undercutBy, tiedWith } = order.market;
    const expected =
      order.kind === 'offer' ? await floorOfOthers(reader, owner, id) : detail.floor?.amount;
    expectSame(
      `the market next to the ${order.kind} for ${id}`,
      [floor?.amount, bestOffer?.amount, lastSale?.price.amount],
      [expected, detail.bestOffer?.amount, detail.lastSale?.price.amount],
      made,
    );
    if (tiedWith !== undefined)
      expectSame(
        'the other listings at its price',
        tiedWith,
        await tiesOf(reader, owner, id, order.unitPrice?.amount),
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

/** Expects that the figures of what needs attention are counts of the orders. */
export const expectAttention = async (reader: Reader, owner: Newcomer): Promise<void> => {
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

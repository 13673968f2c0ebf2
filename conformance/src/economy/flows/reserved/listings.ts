import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { ListingsNowSchema } from '@trait-market/contract/economy/listings';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import { OrderPageSchema } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import { InventoryPageSchema, WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';

import type { Check } from '../../../check';
import { expectSuccess, expectThat } from '../../../expectations';
import type { CompletedExchange } from '../../../probe/exchange';
import type { Newcomer } from '../../../session/session';
import { CHAIN, PRICE, type Market } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { booksOf, expectSale, expectState, expectUnchanged, gained, ordersOf } from '../books';
import { marketFlow } from '../market-flow';

const addressIn = (party: { address: string } | undefined): string | undefined =>
  party?.address.toLowerCase();

/** Lists an edition of a trait, at an unusually low price, for one of two other collectors. */
const reserved = async (market: Market) => {
  const trait = await market.trait();
  const seller = await market.collector({ [trait.id]: 2 });
  const buyer = await market.collector();
  const stranger = await market.collector();
  const before = await booksOf(market, [seller, buyer, stranger], trait.id);
  const order = await market.post(seller, {
    kind: 'listing',
    asset: market.assetOf(trait),
    fees: trait.fees,
    reservedFor: buyer.walletAddress,
  });
  const books = () => booksOf(market, [seller, buyer, stranger], trait.id);
  return { trait, seller, buyer, stranger, order, before, books };
};

const sold = marketFlow('orders.fulfil', 'a reserved listing is sold only to its buyer', {
  rule: 'Only the wallet that a listing is reserved for can fill it.',
  run: async (market) => {
    const { trait, seller, buyer, stranger, order, before, books } = await reserved(market);
    const { hash, response } = order;
    const forBuyer = buyer.walletAddress.toLowerCase();
    expectEqual('reservedFor', addressIn(order.reservedFor), forBuyer, response);
    const facts = readOrder(CHAIN, order.components);
    const signed = facts.kind === 'listing' ? facts.reservedFor?.toLowerCase() : undefined;
    expectEqual('whom the signed order is for', signed, forBuyer, response);
    const body = await market.signFulfilment(stranger, hash);
    expectCode(await market.sendFulfilment(stranger, hash, body), 'reserved');
    const data = await market.request('economy.orders.fulfilmentData', stranger, {
      params: { hash },
    });
    expectCode(data, 'reserved');
    expectUnchanged(before, await books());
    await expectState(market, seller, hash, 'fillable');

    const exact = { highestPrice: String(PRICE) };
    const receipt = await market.fulfil(buyer, hash, exact);
    const after = await books();
    expectEqual('the editions of the three wallets', after.loose, [1, 1, 0], after.response);
    const due = order.fees.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    expectEqual(
      'the coin of the three wallets',
      [0, 1, 2].map((index) => gained(before.purses[index], after.purses[index]).native),
      [PRICE - due, -PRICE, 0n],
      receipt.response,
    );
    await expectSale(market, trait.id, hash, PRICE);
    await expectState(market, seller, hash, 'filled');
  },
});

const received = async (market: Market, by: Newcomer) => {
  const { items, response } = await market.read(
    'economy.wallets.orders',
    WalletOrderPageSchema,
    { params: { address: by.walletAddress }, query: { side: 'received', limit: '60' } },
    by,
  );
  return { items, response };
};

const expectAbsent = (
  place: string,
  hash: Bytes32,
  {
    items,
    response,
  }: {
    items: readonly { hash?: string; orderHash?: string | null }[];
    response: CompletedExchange;
  },
): void => {
  const isThere = items.some((item) => item.hash === hash || item.orderHash === hash);
  expectThat(!isThere, `nothing of it in ${place}`, 'it is there', response);
};

const hidden = marketFlow('orders.post', 'a reserved listing is in no public list', {
  rule: 'Only its maker and the wallet that it is reserved for see a reserved listing. It is no floor and is not counted.',
  run: async (market) => {
    const { trait, seller, buyer, stranger, order } = await reserved(market);
    const { hash } = order;
    const page = { limit: '60' };
    const now = await market.traitById(trait.id);
    const prices = ({ floor, listed }: typeof trait) => [floor?.amount, listed];
    expectEqual('floor and listed', prices(now), prices(trait), now.response);
    expectAbsent('the trait’s orders', hash, await ordersOf(market, trait.id));
    const browsed = await market.read('economy.listings.browse', OrderPageSchema, {
      query: { chainId: String(CHAIN), collection: trait.collection, ...page },
    });
    expectAbsent('the listings', hash, browsed);
    const { items: chosen, response } = await market.read(
      'economy.listings.now',
      ListingsNowSchema,
      { query: { hash } },
    );
    expectEqual('the listing by its hash', chosen[0]?.listing, null, response);
    const history = () =>
      market.read('economy.activity.list', ActivityPageSchema, {
        query: { trait: trait.id, ...page },
      });
    expectAbsent('the activity', hash, await history());
    const inventory = await market.read('economy.wallets.inventory', InventoryPageSchema, {
      params: { address: seller.walletAddress },
    });
    const listedByOwner = inventory.items.flatMap((item) =>
      item.kind === 'trait' ? [item.listedByOwner] : [],
    );
    expectEqual('listedByOwner', listedByOwner, [0], inventory.response);

    await expectState(market, seller, hash, 'fillable');
    expectAbsent('what a stranger received', hash, await received(market, stranger));
    const { items, response: ofBuyer } = await received(market, buyer);
    const own = items.find((one) => one.hash === hash);
    expectEqual(
      'what its buyer received',
      [own?.kind, addressIn(own?.reservedFor)],
      ['listing', buyer.walletAddress.toLowerCase()],
      ofBuyer,
    );
    const inbox = await market.read(
      'economy.notices.list',
      NoticePageSchema,
      { query: page },
      buyer,
    );
    const notices = inbox.items.filter((one) => 'orderHash' in one && one.orderHash === hash);
    expectEqual(
      'its buyer’s notices of it',
      notices.map(({ kind }) => kind),
      ['offer-received'],
      inbox.response,
    );

    expectSuccess(await market.cancel(seller, hash));
    await expectState(market, seller, hash, 'cancelled');
    expectAbsent('what its buyer received, canceled', hash, await received(market, buyer));
    expectAbsent('the activity, canceled', hash, await history());
  },
});

export const reservedListingFlows = (): Check[] => [sold, hidden];

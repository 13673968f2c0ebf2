import { ActivityPageSchema, type Activity } from '@trait-market/contract/economy/activity';
import { OrderPageSchema, type Order } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { WalletOrderPageSchema, type WalletOrder } from '@trait-market/contract/economy/wallets';
import type { CreditAmounts } from '../../capabilities';
import { expectThat } from '../../expectations';
import type { CompletedExchange } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import type { Market, Purse } from '../market';
import { expectEqual } from '../market-expectations';

export type Books = {
  purses: Purse[];
  loose: number[];
  supply: { editions: number; loose: number; worn: number };
  response: CompletedExchange;
};

export const booksOf = async (
  market: Market,
  people: readonly Newcomer[],
  traitId: string,
): Promise<Books> => {
  const purses: Purse[] = [];
  const loose: number[] = [];
  for (const person of people) {
    purses.push(await market.purse(person));
    loose.push((await market.loose(person))[traitId] ?? 0);
  }
  const { editions, loose: inWallets, worn, response } = await market.traitById(traitId);
  return { purses, loose, supply: { editions, loose: inWallets, worn }, response };
};

export const expectUnchanged = (before: Books, after: Books): void => {
  expectEqual('the coin of all wallets', after.purses, before.purses, after.response);
  expectEqual('editions in the wallets', after.loose, before.loose, after.response);
  expectEqual('editions that there are', after.supply, before.supply, after.response);
};

/** Returns the two amounts without additional fields that a provider may send. */
export const amountsOf = ({ subscription, vanilla }: CreditAmounts): CreditAmounts => ({
  subscription,
  vanilla,
});

export const gained = (before: Purse | undefined, after: Purse | undefined) => ({
  native: (after?.native ?? 0n) - (before?.native ?? 0n),
  wrapped: (after?.wrapped ?? 0n) - (before?.wrapped ?? 0n),
});

export const ordersOf = (
  market: Market,
  traitId: string,
): Promise<{ items: Order[]; response: CompletedExchange }> =>
  market.read('economy.traits.orders', OrderPageSchema, {
    params: { id: traitId },
    query: { limit: '60' },
  });

const ownOrder = async (
  market: Market,
  of: Newcomer,
  hash: Bytes32,
): Promise<WalletOrder & { response: CompletedExchange }> => {
  const { items, response } = await market.read(
    'economy.wallets.orders',
    WalletOrderPageSchema,
    { params: { address: of.walletAddress }, query: { limit: '60' } },
    of,
  );
  const found = items.find((order) => order.hash === hash);
  expectThat(found !== undefined, `the order ${hash} among its maker’s`, 'none', response);
  if (found === undefined) throw new Error('unreachable');
  return { ...found, response };
};

export const expectState = async (
  market: Market,
  of: Newcomer,
  hash: Bytes32,
  state: WalletOrder['state']['kind'],
): Promise<void> => {
  const order = await ownOrder(market, of, hash);
  expectEqual('state.kind', order.state.kind, state, order.response);
};

export const expectListed = async (
  market: Market,
  traitId: string,
  hash: Bytes32,
  isListed: boolean,
): Promise<void> => {
  const { items, response } = await ordersOf(market, traitId);
  const isThere = items.some((order) => order.hash === hash);
  expectThat(
    isThere === isListed,
    isListed ? 'the order on the page of its trait' : 'nothing of the order on the page',
    isThere ? 'it is there' : 'it is not there',
    response,
  );
};

export const activityOf = async (
  market: Market,
  traitId: string,
  hash: Bytes32,
): Promise<{ items: Activity[]; response: CompletedExchange }> => {
  const { items, response } = await market.read('economy.activity.list', ActivityPageSchema, {
    query: { trait: traitId, limit: '60' },
  });
  return { items: items.filter(({ orderHash }) => orderHash === hash), response };
};

/** Expects the activity to have an order's sale of a trait, at a price in wei. */
export const expectSale = async (
  market: Market,
  traitId: string,
  hash: Bytes32,
  price: bigint,
): Promise<void> => {
  const { items, response } = await activityOf(market, traitId, hash);
  const [sale] = items;
  expectEqual(
    'its sale in the activity',
    [sale?.type, sale?.price?.amount],
    ['sale', String(price)],
    response,
  );
};

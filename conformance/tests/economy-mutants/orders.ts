import { noting, reading, understanding, type Plant } from '@trait-market/mock-server/planted';

import { planted, type EconomyMutant } from './economy-mutant';

const BOUGHT = 'economy.orders.fulfil/flow/a listing is bought';
const SOLD_OUT = 'economy.orders.fulfil/flow/a listing is bought to its end';
const SHOWN = 'economy.orders.post/flow/a listing is shown as it was signed';
const CANCELED = 'economy.orders.cancel/flow/an order is canceled';
const CANCELED_TOGETHER = 'economy.orders.cancelSeveral/flow/several orders are canceled together';
const CANCELED_ALL = 'economy.orders.cancelAll/flow/everything on a chain is canceled';
const ENDED = 'economy.orders.fulfil/flow/refused: an expired order';
const UNHELD = 'economy.orders.post/flow/refused: a listing without the item';
const LAST = 'economy.orders.fulfil/flow/the maker no longer holds it';

const E1 = 'E1 An order is exactly what its maker signed';
const E4 = 'E4 An order ends when it says so';
const E11 = 'E11 An order fills at most its quantity, and never once it was canceled or has ended';
const E12 =
  'E12 An order whose maker lacks its items is inactive, and becomes active when they return';

const HOUR_MS = 60 * 60_000;

const priced = (change: (price: bigint) => bigint): Plant =>
  understanding(({ money }) =>
    money === undefined ? {} : { money: { ...money, price: change(money.price) } },
  );

const afterwards =
  (act: 'cancel' | 'cancelAll', who: 'its maker’s' | 'everybody’s'): Plant =>
  (market) => {
    const done = market[act];
    const { tables, termsOf, now } = market.context;
    const cancelOthers = (caller: string): void => {
      for (const hash of tables.orders.keys()) {
        const order = tables.orders.find(hash);
        if (order === undefined) continue;
        if (who === 'its maker’s' && termsOf(order).maker !== caller) continue;
        tables.orders.put(hash, { ...order, cancelledAt: now() });
      }
    };
    // Every action of the market receives the caller as its first argument.
    Object.assign(market, {
      [act]: async (...args: Parameters<typeof market.cancel>) => {
        const result = await Reflect.apply(done, market, args);
        cancelOthers(args[0]);
        return result;
      },
    });
  };

type Market = Parameters<Plant>[0];
type Tables = Market['context']['tables'];
type OrderRow = NonNullable<ReturnType<Tables['orders']['find']>>;
type CancelSeveral = Market['cancelSeveral'];

/** Changes which of the orders that a signature names are canceled. */
const cancelingTogether =
  (change: (cancel: CancelSeveral, tables: Tables) => CancelSeveral): Plant =>
  (market) => {
    Object.assign(market, {
      cancelSeveral: change(market.cancelSeveral, market.context.tables),
    });
  };

const reopening = (isReopened: (order: OrderRow, named: readonly OrderRow[]) => boolean): Plant =>
  cancelingTogether((cancel, { orders }) => async (caller, request, respond) => {
    const named = request.message.orderHashes.flatMap((hash) => orders.find(hash) ?? []);
    const result = await cancel(caller, request, respond);
    for (const order of named) if (isReopened(order, named)) orders.put(order.hash, order);
    return result;
  });

export const orderMutants: readonly EconomyMutant[] = [
  ...planted(BOUGHT, E11, {
    'A fill in part is not noted': noting((order, before) => ({
      filled: before === undefined || order.filledAt !== null ? order.filled : before.filled,
    })),
    'A fill in part ends the order': noting((order) => ({
      filledAt: order.filled > 0 ? order.createdAt : null,
    })),
    'A fill counts one unit, however many were bought': noting((order, before) => ({
      filled: before === undefined ? order.filled : Math.min(order.filled, before.filled + 1),
    })),
  }),
  ...planted(SOLD_OUT, E11, {
    'An order that was filled can be filled again': noting((order) => ({
      filledAt: null,
      filled: order.filledAt === null ? order.filled : 0,
    })),
  }),
  ...planted(CANCELED, E11, {
    'An order that was canceled can be filled': noting(() => ({ cancelledAt: null })),
  }),
  ...planted('economy.orders.cancel/flow/one signature for several orders', E11, {
    'Canceling one order cancels all of its maker': afterwards('cancel', 'its maker’s'),
  }),
  ...planted(CANCELED_TOGETHER, E11, {
    'Of several canceled orders the last stays open': reopening(
      (order, named) => order === named.at(-1),
    ),
    'A filled order stops the cancellation of the others': reopening((_, named) =>
      named.some(({ filledAt }) => filledAt !== null),
    ),
  }),
  ...planted('economy.orders.cancelSeveral/flow/refused: with another user’s order', E11, {
    'A refused cancellation of several orders cancels the own ones': cancelingTogether(
      (cancel, { orders }) =>
        async (caller, request, respond) => {
          try {
            return await cancel(caller, request, respond);
          } catch (error) {
            const [first] = request.message.orderHashes.flatMap((hash) => orders.find(hash) ?? []);
            if (first) orders.put(first.hash, { ...first, cancelledAt: first.createdAt });
            throw error;
          }
        },
    ),
  }),
  ...planted(CANCELED_ALL, E11, {
    'Canceling everything cancels the orders of others, too': afterwards(
      'cancelAll',
      'everybody’s',
    ),
    'Canceling everything leaves the counter as it was': ({ context: { tables } }) => {
      tables.counters = { ...tables.counters, put: () => {} };
    },
  }),
  ...planted(ENDED, E4, {
    'An order ends a day late': understanding(({ expiresAt }) => ({
      expiresAt: expiresAt + 24 * HOUR_MS,
    })),
    'An order ends three quarters of an hour early': understanding(({ expiresAt }) => ({
      expiresAt: expiresAt - 0.75 * HOUR_MS,
    })),
  }),
  ...planted(SHOWN, E1, {
    'An order has a unit more than it says': understanding(({ quantity }) => ({
      quantity: quantity + 1,
    })),
  }),
  ...planted(BOUGHT, E1, {
    'A price is a wei more than was signed': priced((price) => price + 1n),
    'A price is rounded down to whole gwei': priced((price) => price - (price % 1_000_000_000n)),
  }),
  ...planted(UNHELD, E12, {
    "A wallet can list items that it doesn't own": reading(({ looseOf }) => ({
      looseOf: (account, id) => looseOf(account, id) + 1,
    })),
    'Offers need no coin behind them': reading(({ coinOf }) => ({
      coinOf: (account, chainId, coin) => coinOf(account, chainId, coin) + 10n ** 24n,
    })),
  }),
  ...planted(LAST, E12, {
    "A wallet’s last edition isn't counted": reading(({ looseOf }) => ({
      looseOf: (account, id) => Math.max(0, looseOf(account, id) - 1),
    })),
  }),
  ...planted(
    'economy.approvals.approve/flow/granted and revoked',
    "E200 An order can't give items that Seaport isn't approved to move",
    {
      "Approvals aren't checked": reading(() => ({ isApproved: () => true })),
    },
  ),
];

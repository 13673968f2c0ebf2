import { expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, MARKET_NOW, openTestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { chainKey, looseKey } from '../tables/keys';
import { emptyBase, openTables, stateOfTables } from '../tables/tables';
import { creditBookOf } from '../credits/credit-book-of-records';
import { createUndo } from './undo';

const TOO_MUCH = String(2n ** 256n);

const opened = async () => {
  const place = openTestMarket();
  const { account, ...acting } = actingFor(newWallet(), place.market);
  await place.giveTrait(account, 'alpha-hat', 3);
  await acting.post(acting.listingOf('alpha-hat', ETHER));
  const coins = new Map<string, bigint>();
  const tables = openTables(emptyBase(MARKET_NOW), place.market.state());
  const undo = createUndo(
    tables,
    {
      of: (chainId, owner) => coins.get(chainKey(chainId, owner)) ?? 0n,
      set: (chainId, owner, wei) => void coins.set(chainKey(chainId, owner), wei),
    },
    creditBookOf(place.credits, () => MARKET_NOW),
  );
  const [[posted], [order]] = [tables.log.all(), tables.orders.rows()];
  if (!posted || !order) throw new Error('A new order is stored, and in the log');
  const { id: _id, ...activity } = posted;
  const state = () => {
    const { activities, loose, wrapped, counters, orders } = stateOfTables(MARKET_NOW, tables);
    const sorted = [loose, wrapped, counters, orders].map((rows) => new Map<string, unknown>(rows));
    return { activities, sorted };
  };
  const all = {
    invalidActivity: () =>
      tables.log.add({ ...activity, price: { coin: 'native', amount: TOO_MUCH } }),
    invalidAmount: () => tables.counters.put('1:x', TOO_MUCH),
    invalidOrder: () => {
      const consideration = order.components.consideration.map((item) => {
        const amount = String(2n ** 255n);
        return { ...item, startAmount: amount, endAmount: amount };
      });
      tables.orders.put(order.hash, {
        ...order,
        components: { ...order.components, consideration },
      });
    },
  };
  return { account, coins, tables, undo, activity, state, all };
};

test.each(['invalidActivity', 'invalidAmount', 'invalidOrder'] as const)(
  'T85 an action that would leave an %s is refused, and all of it is taken back',
  async (kind) => {
    const { account, coins, tables, undo, activity, state, all } = await opened();
    const before = state();
    const refused = undo.unlessValid(async () => {
      tables.loose.remove(looseKey(account, 'alpha-hat'));
      tables.wrapped.put(chainKey(1, account), '7');
      tables.wrapped.put(chainKey(1, account), '8');
      undo.native.set(1, account, 5n);
      tables.log.add(activity);
      all[kind]();
    });
    await expect(refused).rejects.toMatchObject({ code: 'bad-terms' });
    expect(state()).toEqual(before);
    expect(coins.get(chainKey(1, account))).toBe(0n);
    expect(tables.log.of('wallet', account)).toEqual(
      tables.log.all().filter(({ from }) => from === account),
    );
  },
);

test('T85 an action that fails halfway is taken back', async () => {
  const { account, tables, undo, activity, state } = await opened();
  const before = state();
  const failed = undo.unlessValid(async () => {
    tables.wrapped.put(chainKey(1, account), '7');
    tables.log.add(activity);
    throw new Error('Halfway');
  });
  await expect(failed).rejects.toThrow('Halfway');
  expect(state()).toEqual(before);
});

test('T85 a valid act stays, and what changes outside of an action is left alone', async () => {
  const { account, tables, undo } = await opened();
  await undo.unlessValid(async () => tables.wrapped.put(chainKey(1, account), '7'));
  tables.counters.put('1:x', TOO_MUCH);
  expect(await undo.unlessValid(async () => 'done')).toBe('done');
  expect(tables.wrapped.find(chainKey(1, account))).toBe('7');
});

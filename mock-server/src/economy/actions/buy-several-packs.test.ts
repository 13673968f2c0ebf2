import { parseEntry } from '@trait-market/contract/economy/draw-log';
import { beforeEach, describe, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { DAY_MS, ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import type { packActionsFor } from '../../testing/pack-actions';
import { packCollector } from '../../testing/draws/pack-market';
import { refusalOf } from '../../testing/refusal-of';
import { giveDrop, PACK_PRICE, testDrop } from '../../testing/test-drop';
import { packsSold, packsUnopened } from '../packs/pack-counts';
import { setSpendingLimit } from '../packs/spending-limit';
import { MARKET_FEE_ACCOUNT } from '../prices/fees';
import { knownDrop } from '../packs/known-drop';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof packCollector>;
let bob: ReturnType<typeof packCollector>;

beforeEach(() => {
  place = openTestMarket();
  giveDrop(place, testDrop(20));
  giveDrop(place, testDrop(4, { id: 'ebb', price: String(2n * PACK_PRICE) }));
  [alice, bob] = [packCollector(place), packCollector(place)];
});

type Signing = Parameters<ReturnType<typeof packActionsFor>['signBuySeveralPacks']>;
const buy = async (...[wanted, change]: Signing) =>
  place.market.buySeveralPacks(alice.account, await alice.signBuySeveralPacks(wanted, change));
const outcomes = ({ lines }: Awaited<ReturnType<typeof buy>>) =>
  lines.map((line) => [line.drop.id, line.outcome === 'missed' ? line.reason : line.paid.amount]);
const unopened = (drop: string) => packsUnopened(place.market.context, alice.account, drop);
const coinOf = (account = alice.account) =>
  place.market.context.settlement.coinOf(account, 1, 'native');
const everything = () =>
  JSON.stringify([
    stateOfTables(0, place.market.context.tables),
    [...place.coins].map(([key, wei]) => `${key} ${wei}`),
  ]);
const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = everything();
  expect(await refusalOf(act())).toBe(code);
  expect(everything()).toBe(before);
};
const sellOutEbb = async () => place.market.buyPacks(bob.account, await bob.signBuyPacks('ebb', 3));

test('E281 one signature buys packs of several drops, which stay sealed', async () => {
  const bought = await buy({ tide: 3, ebb: 2 });
  expect(bought.paid.amount).toBe(String(7n * PACK_PRICE));
  expect(outcomes(bought)).toEqual([
    ['tide', String(3n * PACK_PRICE)],
    ['ebb', String(4n * PACK_PRICE)],
  ]);
  expect([unopened('tide'), unopened('ebb')]).toEqual([3, 2]);
  expect(coinOf()).toBe(ETHER - 7n * PACK_PRICE);
  expect(coinOf(accountOf(MARKET_FEE_ACCOUNT))).toBe(7n * PACK_PRICE);
});

test('E281 a missed line costs nothing, and stops no other', async () => {
  await sellOutEbb();
  const request = await alice.signBuySeveralPacks({ ebb: 2, tide: 3 });
  const bought = await place.market.buySeveralPacks(alice.account, request);
  expect(outcomes(bought)).toEqual([
    ['ebb', 'sold-out'],
    ['tide', String(3n * PACK_PRICE)],
  ]);
  expect([unopened('tide'), unopened('ebb')]).toEqual([3, 0]);
  expect(coinOf()).toBe(ETHER - 3n * PACK_PRICE);
  const executed = place.market.context.tables.acts
    .rows()
    .find(({ account }) => account === alice.account);
  expect(executed).toMatchObject({ kind: 'packsBuy', drops: ['tide'], orderHashes: [] });
  const logged = place.market.context.tables.drawLog.rows().at(-1)?.entry ?? '';
  expect(parseEntry(logged)).toMatchObject({
    type: 'bought-several',
    drops: ['tide'],
    signed: { message: request.message, signature: request.signature },
  });
});

test('E281 T133 two users who want the last packs get no more than there are', async () => {
  const requests = await Promise.all(
    [alice, bob].map(async (who) => ({
      who,
      request: await who.signBuySeveralPacks({ tide: 1, ebb: 4 }),
    })),
  );
  const results = await Promise.all(
    requests.map(({ who, request }) => place.market.buySeveralPacks(who.account, request)),
  );
  const lines = results
    .map(outcomes)
    .toSorted((one, other) => String(one).localeCompare(String(other)));
  expect(lines).toEqual([
    [
      ['tide', String(PACK_PRICE)],
      ['ebb', String(8n * PACK_PRICE)],
    ],
    [
      ['tide', String(PACK_PRICE)],
      ['ebb', 'sold-out'],
    ],
  ]);
  expect(packsSold(place.market.context, 'ebb')).toBe(4);
});

test.each([
  ['drop-not-open', { opensAt: Date.parse('2100-01-01') }],
  ['price-moved', { price: String(2n * PACK_PRICE + 1n) }],
])('E281 a line that is %s by then is missed', async (reason, change) => {
  const request = await alice.signBuySeveralPacks({ tide: 1, ebb: 1 });
  const ebb = knownDrop(place.market.context, 'ebb');
  place.market.context.tables.drops.put('ebb', { ...ebb, ...change });
  const bought = await place.market.buySeveralPacks(alice.account, request);
  expect(outcomes(bought)).toEqual([
    ['tide', String(PACK_PRICE)],
    ['ebb', reason],
  ]);
});

test('E281 a line with another declaration is missed', async () => {
  const { message } = await alice.signBuySeveralPacks({ tide: 1, ebb: 1 });
  const lines = message.lines.map((line) =>
    line.drop === 'tide' ? { ...line, declared: `0x${'ab'.repeat(32)}` as const } : line,
  );
  expect(outcomes(await buy({ tide: 1, ebb: 1 }, { lines }))).toEqual([
    ['tide', 'drop-moved'],
    ['ebb', String(2n * PACK_PRICE)],
  ]);
});

describe('E281 T133 refuses, and changes nothing:', () => {
  test('everything, if all lines are required and one is missing', async () => {
    await sellOutEbb();
    await expectRefused(() => buy({ tide: 1, ebb: 2 }, { allRequired: true }), 'sold-out');
  });

  test('a wei more than the signed total', async () => {
    const total = String(3n * PACK_PRICE - 1n);
    await expectRefused(() => buy({ tide: 1, ebb: 1 }, { total }), 'total-exceeded');
  });

  test('a wallet that doesn’t have the total', async () => {
    place.giveCoin(alice.account, 3n * PACK_PRICE - 1n);
    await expectRefused(() => buy({ tide: 1, ebb: 1 }), 'underfunded');
  });

  test('lines of which none is available', async () => {
    await sellOutEbb();
    await expectRefused(() => buy({ ebb: 2 }), 'nothing-available');
  });

  test('more than the wallet’s own limit, of all bought lines together', async () => {
    setSpendingLimit(place.market.context, alice.account, {
      chainId: 1,
      limit: String(3n * PACK_PRICE - 1n),
    });
    await expectRefused(() => buy({ tide: 1, ebb: 1 }), 'spending-limit');
    await sellOutEbb();
    expect(outcomes(await buy({ tide: 2, ebb: 2 }))).toEqual([
      ['tide', String(2n * PACK_PRICE)],
      ['ebb', 'sold-out'],
    ]);
  });

  test('a drop that is named twice, or more than 50 packs', async () => {
    const { message } = await alice.signBuySeveralPacks({ tide: 1 });
    const [line] = message.lines;
    if (line === undefined) throw new Error('There is a line');
    await expectRefused(() => buy({ tide: 1 }, { lines: [line, line] }), 'bad-terms');
    giveDrop(place, testDrop(100, { id: 'flood' }));
    await expectRefused(() => buy({ flood: 49, ebb: 2 }), 'bad-terms');
  });

  test('an unknown drop, or one on another chain', async () => {
    giveDrop(place, testDrop(5, { id: 'far', chainId: 137 }));
    await expectRefused(() => buy({ tide: 1, far: 1 }), 'wrong-chain');
    const { message } = await alice.signBuySeveralPacks({ tide: 1 });
    const lines = message.lines.map((line) => ({ ...line, drop: 'none' }));
    await expectRefused(() => buy({ tide: 1 }, { lines }), 'unknown-drop');
  });

  test('a signature by another wallet, of other lines, or one that was executed', async () => {
    const request = await alice.signBuySeveralPacks({ tide: 1, ebb: 1 });
    const { buySeveralPacks } = place.market;
    await expectRefused(() => buySeveralPacks(bob.account, request), 'not-yours');
    const lines = request.message.lines.map((line) => ({ ...line, packs: '2' }));
    const changed = { ...request, message: { ...request.message, lines } };
    await expectRefused(() => buySeveralPacks(alice.account, changed), 'bad-signature');
    await buySeveralPacks(alice.account, request);
    await expectRefused(() => buySeveralPacks(alice.account, request), 'already-executed');
    place.clock.now += DAY_MS;
    await expectRefused(() => buySeveralPacks(alice.account, request), 'already-executed');
  });
});

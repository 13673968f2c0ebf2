import { expect, test } from 'vitest';

import { byTime, expectFirstHolders, isRunning, lastSaleOf, saleFigures } from './ties';

const AT = '2031-05-04T10:00:00Z';
const SAME = '2031-05-04T10:00:00.000Z';
const EARLIER = '2031-05-04T09:00:00Z';
const sale = (at: string, amount: string) => ({ at, price: { amount } });

test('a time has the same value in each form, and no sale has none', () => {
  expect(saleFigures(sale(AT, '5'))).toEqual(saleFigures(sale(SAME, '5')));
  expect(saleFigures(null)).toBeNull();
});

test('each of simultaneous sales may be the last one, and no earlier one', () => {
  const sales = [sale(EARLIER, '1'), sale(AT, '2'), sale(SAME, '3')];
  expect(lastSaleOf(sales, '2')?.price.amount).toBe('2');
  expect(lastSaleOf(sales, '3')?.price.amount).toBe('3');
  expect(lastSaleOf(sales, '1')?.price.amount).toBe('3');
  expect(lastSaleOf(sales, '1', Date.parse(EARLIER))?.price.amount).toBe('1');
  expect(lastSaleOf([], undefined)).toBeUndefined();
});

test('simultaneous sales are equal in any order, and others only in theirs', () => {
  const [one, other] = [
    { at: AT, amount: '1' },
    { at: SAME, amount: '2' },
  ];
  expect(byTime([one, other])).toEqual(byTime([other, one]));
  expect(byTime([one, other])).not.toEqual(byTime([one, one]));
});

test('balances are running sums for one order of simultaneous entries', () => {
  const [first, second, third] = [
    { at: EARLIER, amount: 5, balance: 5 },
    { at: AT, amount: -2, balance: 3 },
    { at: SAME, amount: 4, balance: 7 },
  ];
  expect(isRunning([first, second, third])).toBe(true);
  expect(isRunning([first, third, second])).toBe(true);
  expect(isRunning([second, first, third])).toBe(false);
  expect(isRunning([first, second, { ...third, balance: 8 }])).toBe(false);
});

const response = {
  request: { method: 'GET', path: '/economy/v1/tokens' },
  response: { status: 200, headers: {}, body: Buffer.alloc(0) },
};
const holder = (address: string, loose: number, worn = 0) => ({ address, loose, worn });
const first = (...holders: ReturnType<typeof holder>[]) => {
  const all = [holder('0xA', 3), holder('0xb', 2), holder('0xc', 1, 1), holder('0xd', 1)];
  return () => expectFirstHolders('the first holders', holders, all, { response });
};

test('holders of as many editions may be in any order, with their own figures', () => {
  expect(first(holder('0xa', 3), holder('0xb', 2))).not.toThrow();
  expect(first(holder('0xa', 3), holder('0xc', 1, 1))).not.toThrow();
  expect(first(holder('0xa', 3), holder('0xc', 2))).toThrow();
  expect(first(holder('0xa', 3), holder('0xd', 1))).toThrow();
  expect(first(holder('0xb', 2), holder('0xa', 3))).toThrow();
  expect(first(holder('0xa', 3), holder('0xa', 3))).toThrow();
});

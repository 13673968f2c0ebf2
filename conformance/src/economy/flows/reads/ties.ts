import type { CompletedExchange } from '../../../probe/exchange';
import { expectSame } from './reading';

type Answered = { response: CompletedExchange };
type Sale = { at: string; price: { amount: string } };

/** Returns a sale's time and amount, because providers may write the same time in several forms. */
export const saleFigures = (sale: Sale | null | undefined): [number, string] | null =>
  sale ? [Date.parse(sale.at), sale.price.amount] : null;

/** Returns the last sale until a time: of simultaneous sales the one with this amount, if any. */
export const lastSaleOf = (
  sales: readonly Sale[],
  amount: string | undefined,
  until = Infinity,
): Sale | undefined => {
  const past = sales.filter(({ at }) => Date.parse(at) <= until);
  const last = past.at(-1);
  return (
    past.find(
      ({ at, price }) =>
        last !== undefined && Date.parse(at) === Date.parse(last.at) && price.amount === amount,
    ) ?? last
  );
};

/** Returns times and amounts by time, with simultaneous ones in an order of their own. */
export const byTime = (
  sales: readonly { at: string; amount: string | undefined }[],
): [number, string][] =>
  sales
    .map(({ at, amount = '' }): [number, string] => [Date.parse(at), amount])
    .toSorted(([at, one], [otherAt, other]) => at - otherAt || one.localeCompare(other));

type Holder = { address: string; loose: number; worn: number };

const holderFigures = ({ address, loose, worn }: Holder): [string, number, number] => [
  address.toLowerCase(),
  loose,
  worn,
];
const editionsOf = ({ loose, worn }: Holder): number => loose + worn;

/**
 * Expects the first holders of a list: their editions in order, and of each the same figures.
 * Holders with the same number of editions may be in any order.
 */
export const expectFirstHolders = (
  what: string,
  first: readonly Holder[],
  all: readonly Holder[],
  answer: Answered,
): void => {
  expectSame(
    `the editions of ${what}`,
    first.map(editionsOf),
    all.slice(0, first.length).map(editionsOf),
    answer,
  );
  const addresses = new Set(first.map(({ address }) => address.toLowerCase()));
  const sorted = (holders: readonly Holder[]) =>
    holders.map(holderFigures).toSorted(([one], [other]) => one.localeCompare(other));
  const listed = all.filter(({ address }) => addresses.has(address.toLowerCase()));
  expectSame(what, sorted(first), sorted(listed), answer);
};

type LedgerEntry = { at: string; amount: number; balance: number };

/** Returns whether balances are running sums. Simultaneous entries may be in any order. */
export const isRunning = (entries: readonly LedgerEntry[], before = 0): boolean =>
  entries.length === 0 ||
  entries.some(
    ({ at, amount, balance }, index) =>
      Date.parse(at) === Date.parse(entries[0]?.at ?? at) &&
      balance === before + amount &&
      isRunning(entries.toSpliced(index, 1), balance),
  );

import type { Activity } from '@trait-market/contract/economy/activity';

import type { CompletedExchange } from '../../probe/exchange';
import { expectEqual } from '../market-expectations';

type Settled = { at: string; transactionHash?: string | undefined };

/** Returns times and hashes in an order of their own, or undefined when one isn't reported. */
const transactionsOf = (settled: readonly Settled[]): string[] | undefined => {
  const reported = settled.flatMap(({ at, transactionHash }) =>
    transactionHash === undefined ? [] : [`${Date.parse(at)} ${transactionHash.toLowerCase()}`],
  );
  return reported.length === settled.length ? reported.toSorted() : undefined;
};

/** Expects two reads of the same events to name the same transactions, if both know all of them. */
export const expectSameTransactions = (
  what: string,
  read: readonly Settled[],
  other: readonly Settled[],
  response: CompletedExchange,
): void => {
  const [transactions, expected] = [transactionsOf(read), transactionsOf(other)];
  if (transactions === undefined || expected === undefined) return;
  expectEqual(`the transactions of ${what}`, transactions, expected, response);
};

/** Expects the lines that one signature settled to name one transaction, if it is known. */
export const expectOneTransaction = (
  lines: readonly { activity: Activity | null }[],
  response: CompletedExchange,
): void => {
  const named = lines.flatMap(({ activity }) => activity?.transactionHash?.toLowerCase() ?? []);
  expectEqual(
    'the number of transactions that settled the lines',
    new Set(named).size,
    Math.min(named.length, 1),
    response,
  );
};

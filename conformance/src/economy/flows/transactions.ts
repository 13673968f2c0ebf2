import {
  type Activity,
  ActivityPageSchema,
  type ActivityQuery,
} from '@trait-market/contract/economy/activity';

import type { CompletedExchange } from '../../probe/exchange';
import type { Market } from '../market';
import { expectEqual } from '../market-expectations';

type Reader = { name: string; transactionHash?: string | undefined };

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

/**
 * Expects all responses that show one settled action to name the same transaction, if they know it,
 * and so the newest activity of its wallet and types.
 */
export const expectOneSettlement = async (
  what: string,
  market: Market,
  { wallet, type, shown }: Pick<ActivityQuery, 'wallet' | 'type'> & { shown: readonly Reader[] },
): Promise<void> => {
  const { items, response } = await market.read('economy.activity.list', ActivityPageSchema, {
    query: { ...(wallet && { wallet }), ...(type && { type }), limit: '1' },
  });
  const readers = [...shown, { name: 'the activity', ...items[0], response }];
  const named = readers.flatMap(({ name, transactionHash }) =>
    transactionHash === undefined ? [] : [`${name}: ${transactionHash.toLowerCase()}`],
  );
  const hashes = new Set(named.map((text) => text.split(': ')[1]));
  expectEqual(`the transactions of ${what}: ${named.join(', ')}`, hashes.size <= 1, true, response);
};

/** Expects no transaction of what isn't settled yet. */
export const expectUnsettled = (
  what: string,
  { transactionHash }: Omit<Reader, 'name'>,
  response: CompletedExchange,
): void => {
  expectEqual(`the transaction of ${what}`, transactionHash, undefined, response);
};

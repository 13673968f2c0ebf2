import type { CompletedExchange, Exchange } from '../probe/exchange';

export type Pair = { target: CompletedExchange; against: CompletedExchange };

const isCompleted = (exchange: Exchange): exchange is CompletedExchange =>
  exchange.response !== undefined;

const requestText = ({ request }: Exchange): string => `${request.method} ${request.route ?? ''}`;
const keyOf = (exchange: Exchange): string =>
  `${requestText(exchange)} ${exchange.response?.status}`;

const inOrder = (exchanges: readonly Exchange[]): Exchange[] =>
  exchanges.toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other)),
  );

const textOf = (exchanges: readonly Exchange[]): string => exchanges.map(keyOf).join('\n');

/**
 * Pairs exchanges by their requests, because concurrent requests finish in any order. It stops
 * after the first pair with different statuses.
 */
export const pairsOf = (target: readonly Exchange[], against: readonly Exchange[]): Pair[] => {
  const [own, other] = [inOrder(target), inOrder(against)];
  const [left, right] = textOf(own) === textOf(other) ? [own, other] : [target, against];
  const pairs: Pair[] = [];
  for (const [index, one] of left.entries()) {
    const two = right[index];
    if (two === undefined || requestText(one) !== requestText(two)) break;
    if (!isCompleted(one) || !isCompleted(two)) break;
    pairs.push({ target: one, against: two });
    if (one.response.status !== two.response.status) break;
  }
  return pairs;
};

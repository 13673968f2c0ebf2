import type { Answered, Exchange } from '../probe/exchange';

export type Pair = { target: Answered; against: Answered };

const isAnswered = (exchange: Exchange): exchange is Answered => exchange.answer !== undefined;

const requestText = ({ request }: Exchange): string => `${request.method} ${request.route ?? ''}`;
const keyOf = (exchange: Exchange): string => `${requestText(exchange)} ${exchange.answer?.status}`;

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
    if (!isAnswered(one) || !isAnswered(two)) break;
    pairs.push({ target: one, against: two });
    if (one.answer.status !== two.answer.status) break;
  }
  return pairs;
};

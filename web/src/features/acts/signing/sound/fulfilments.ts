import type { Order } from '@trait-market/contract/economy/orders';
import { hashCommitments, orderHash } from '@trait-market/contract/economy/typed-data';

import type { Act, Line } from '@/lib/acts/act';

import { fulfilmentStep } from '../steps/fulfilment-step';
import { isAsBuilt } from './as-built';
import { isSameHash, type Draft, type Of } from './draft';

const oneOrderOf = (act: Act): Order | undefined =>
  act.kind === 'buy' || act.kind === 'accept' ? act.order : undefined;

/** The orders that an act takes several of. */
const ordersOf = (act: Act): readonly Order[] | undefined => {
  if (act.kind === 'dress') return act.buys;
  return act.kind === 'buySeveral' ? act.lines.map(({ order }) => order) : undefined;
};

/** The order that is taken by a fulfilment: the act's own, or one of those that it takes. */
const orderTaken = (act: Act, hash: string): Order | undefined => {
  const orders = ordersOf(act);
  return orders === undefined
    ? oneOrderOf(act)
    : orders.find((order) => isSameHash(order.hash, hash));
};

const isLineOf =
  (order: Order, quantity: bigint) =>
  (line: Line): boolean =>
    line.order === order && BigInt(line.quantity) === quantity;

/** Built once more out of the order that was chosen, it is the same but for its nonce and its time. */
export const isSoundFulfilment = (step: Of<'fulfilment'>, { act, address }: Draft): boolean => {
  const order = orderTaken(act, step.message.orderHash);
  const quantity = BigInt(step.message.quantity);
  if (order === undefined || quantity < 1n || quantity > BigInt(order.quantity)) return false;
  if (act.kind === 'buySeveral' && !act.lines.some(isLineOf(order, quantity))) return false;
  const { identifier } = step.message;
  const given =
    identifier === undefined ? undefined : { tokenId: identifier, proof: step.criteriaProof ?? [] };
  const built = fulfilmentStep(order, quantity, address, given);
  return (
    isAsBuilt(step, built) &&
    orderHash(step.terms) === orderHash(built.terms) &&
    hashCommitments(step.commitments) === hashCommitments(built.commitments)
  );
};

import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import type { Order } from '@trait-market/contract/economy/orders';
import {
  type Bytes32,
  CHAINS,
  refusalCodeOf,
  type Signature,
} from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AppError } from '@/lib/app-error';

import { LAST_MINUTE, type ActionSummary, lastMinuteText } from './summary';
import type { MessageDefinition } from './message';
import { NO_DEADLINE, type StepOf } from './step';
import { market, send } from './send';

export type CancelStep = StepOf<'cancel'>;

/** Returns the cancellations to sign, with the maximum number of orders per signature. */
export const cancelSteps = (toCancel: readonly Order[], maker: WalletAddress): CancelStep[] => {
  const [first] = toCancel;
  if (first === undefined) return [];
  const { chainId } = first;
  const named = toCancel.filter((order) => order.chainId === chainId).slice(0, MAX_CANCELLED);
  const orderHashes = named.map(({ hash }) => hash);
  return [
    { kind: 'cancel', chainId, message: { maker, orderHashes, deadline: NO_DEADLINE } },
    ...cancelSteps(
      toCancel.filter((order) => !named.includes(order)),
      maker,
    ),
  ];
};

const isOver = (error: unknown): boolean => {
  const code = error instanceof AppError ? refusalCodeOf(error.data) : undefined;
  return code === 'filled' || code === 'expired';
};

const cancelOne = async (step: CancelStep, signature: Signature, hash: Bytes32): Promise<Order> =>
  send((request) => market.orders.cancel({ ...request, params: { hash } }), step, signature);

/** Cancels the listing to replace, if necessary. @throws AppError when it was sold or ended */
export const cancelReplaced = async (
  step: CancelStep,
  signature: Signature,
  hash: Bytes32,
): Promise<void> => {
  await cancelOne(step, signature, hash);
};

const canceled = (count: number, over: number): ActionSummary =>
  count === 0
    ? {
        title: 'Nothing left to cancel',
        words: 'The order was filled or expired before your signature arrived.',
        rows: [],
      }
    : {
        title: count === 1 ? 'Canceled' : `${count} orders canceled`,
        words: `No one can accept ${count === 1 ? 'it' : 'them'} anymore.`,
        untilFinal: LAST_MINUTE,
        rows: over === 0 ? [] : [{ label: 'Already filled or expired', value: String(over) }],
      };

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const cancelMessage: MessageDefinition<CancelStep> = {
  noun: () => 'cancellation',
  key: ({ message }) => message.orderHashes.join(' '),
  sentences: ({ chainId, message }) => {
    const count = message.orderHashes.length;
    return [
      `You cancel ${count} ${plural(count, 'order', 'orders')} for good.`,
      plural(
        count,
        'No one can accept it after that. To sell, buy or trade again, make a new one.',
        'No one can accept them after that. To sell, buy or trade again, make new ones.',
      ),
      lastMinuteText(CHAINS[chainId].name),
      'It’s free.',
    ];
  },
  send: async (step, signature) => {
    let count = 0;
    let over = 0;
    // Sends one at a time, so that earlier cancellations count when a later one fails.
    for (const hash of step.message.orderHashes) {
      try {
        await cancelOne(step, signature, hash);
        count += 1;
      } catch (error) {
        // Ignores inactive orders, which need no cancellation.
        if (!isOver(error)) throw error;
        over += 1;
      }
    }
    return canceled(count, over);
  },
  lineIds: ({ message }) => message.orderHashes.map((hash) => hash.toLowerCase()),
  isWhole: ({ message }, { orderHashes }) => {
    const done = new Set(orderHashes.map((hash) => hash.toLowerCase()));
    return message.orderHashes.every((hash) => done.has(hash.toLowerCase()));
  },
};

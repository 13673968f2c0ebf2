import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import type { Order } from '@trait-market/contract/economy/orders';
import { type Bytes32, CHAINS, type Signature } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Action } from '@/lib/actions/action';

import { LAST_MINUTE, type ActionSummary, lastMinuteText } from './summary';
import type { MessageDefinition } from './message';
import { OrderLine, orderRow } from './order-line';
import { NO_DEADLINE, type Signable, type StepOf } from './step';
import { market, send } from './send';
import { Sentences } from './text/sentence-list';

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

/** Returns the cancellation of an own order with the one that replaces it, which frees it when sent. */
export const replacingSteps = (old: Order, step: StepOf<'order'>): Signable[] => [
  ...cancelSteps([old], step.components.offerer),
  { ...step, replaces: old.hash },
];

const SENT_FIRST: Partial<Record<Signable['kind'], string>> = {
  approval: ' The approval is sent as soon as it’s signed.',
  wrap: ' The wrapping is sent as soon as it’s signed.',
};

/**
 * Says what the signatures of a replaced order do; undefined once only the new order is left to sign.
 * @param until what others can still do with the old order before it is canceled
 */
export const replacingText = (
  noun: 'offer' | 'trade',
  { steps, at }: { steps: readonly Signable[]; at: number },
  until = '',
): string | undefined => {
  const next = steps[at];
  if (next === undefined || next.kind === 'order') return undefined;
  const sentFirst = steps.slice(at).map(({ kind }) => SENT_FIRST[kind] ?? '');
  return `One signature cancels your old ${noun} and another makes the new one. Neither is sent before both are signed. If you decline one, your ${noun} stays as it is.${until}${sentFirst.join('')}`;
};

/** An order that was filled or had expired before its cancellation. */
export type ClosedBefore = { hash: Bytes32; state: 'filled' | 'expired' };

const cancelSeveral = async (step: CancelStep, signature: Signature) => {
  const { orders } = await send(market.orders.cancelSeveral, step, signature);
  const closed = orders.flatMap(({ hash, state }): ClosedBefore[] =>
    state === 'cancelled' ? [] : [{ hash, state }],
  );
  return { count: orders.length, closed };
};

/**
 * Cancels a listing to replace, or all that the signature names with one call.
 * @throws AppError when the only one was sold or ended
 */
export const cancelReplaced = async (
  step: CancelStep,
  signature: Signature,
  hashes: readonly Bytes32[],
): Promise<readonly ClosedBefore[]> => {
  const [hash, ...others] = hashes;
  if (hash === undefined) return [];
  if (others.length > 0) return (await cancelSeveral(step, signature)).closed;
  await send((request) => market.orders.cancel({ ...request, params: { hash } }), step, signature);
  return [];
};

const CLOSED = { filled: 'Already filled', expired: 'Already expired' };

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const sentencesOf = ({ chainId, message }: CancelStep): string[] => {
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
};

/** Returns the orders that a step cancels, as the user chose them. */
const canceledOrders = ({ message }: CancelStep, action: Action): Order[] => {
  const named = new Set(message.orderHashes.map((hash) => hash.toLowerCase()));
  return action.kind === 'cancel'
    ? action.orders.filter(({ hash }) => named.has(hash.toLowerCase()))
    : [];
};

function CancelMeaning({ step, action }: { step: CancelStep; action: Action }) {
  const orders = canceledOrders(step, action);
  return (
    <>
      <Sentences words={sentencesOf(step)} />
      {orders.length > 0 && (
        <ul
          aria-label={`Orders to cancel on ${CHAINS[step.chainId].name}`}
          className="mt-2 divide-y divide-hairline border-y border-hairline"
        >
          {orders.map((order) => (
            <OrderLine key={order.hash} order={order} />
          ))}
        </ul>
      )}
    </>
  );
}

const canceled = (count: number, orders: readonly Order[]): ActionSummary => ({
  title: count === 1 ? 'Canceled' : `${count} orders canceled`,
  words: `No one can accept ${plural(count, 'it', 'them')} anymore.`,
  untilFinal: LAST_MINUTE,
  rows: orders.map(orderRow),
});

export const cancelMessage: MessageDefinition<CancelStep> = {
  noun: () => 'cancellation',
  key: ({ message }) => message.orderHashes.join(' '),
  sentences: sentencesOf,
  Meaning: CancelMeaning,
  send: async (step, signature, action) => {
    const { count, closed } = await cancelSeveral(step, signature);
    const missedLines = closed.map(({ hash, state }) => ({ id: hash, title: CLOSED[state] }));
    return { ...canceled(count - missedLines.length, canceledOrders(step, action)), missedLines };
  },
  lineIds: ({ message }) => message.orderHashes.map((hash) => hash.toLowerCase()),
  isWhole: ({ message }, { orderHashes }) => {
    const done = new Set(orderHashes.map((hash) => hash.toLowerCase()));
    return message.orderHashes.every((hash) => done.has(hash.toLowerCase()));
  },
};

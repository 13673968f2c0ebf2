import { CHAINS } from '@trait-market/contract/economy/shared';
import type { CartLineReceipt, CartReceipt, Order } from '@trait-market/contract/economy/orders';
import {
  type OrderComponents,
  type PricedFacts,
  readOrder,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { type AmountRow, AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action, Line } from '@/lib/actions/action';
import { cart } from '@/lib/cart/cart';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { fulfilmentStep, wakenBy } from './fulfilment';
import { linesMessage, orderPicture } from './lines';
import type { MeaningProps, MessageDefinition } from './message';
import { market, send } from './send';
import { newStep, type StepOf } from './step';
import { type LinesDone, settlementOf } from './summary';
import { accountText, type Labels } from './text/labels';
import { wantedText } from './text/order-parts';
import { type Sentence, total } from './text/sentence';
import { Sentences } from './text/sentence-list';
import { validityText } from './text/validity-text';

export type CartStep = StepOf<'cart'>;

/** @throws UnreadableOrder when an order isn't a listing */
const listingFacts = (chainId: CartStep['chainId'], terms: OrderComponents): PricedFacts => {
  const facts = readOrder(chainId, terms);
  if (facts.kind === 'listing') return facts;
  throw new UnreadableOrder('A cart contains listings only.');
};

/**
 * Buys the lines, which are on one chain, at their prices. Without `allRequired`, skips lines that
 * aren't available.
 * @throws UnreadableOrder when an order's hash, terms or price differ from what is displayed
 */
export const cartStep = (
  lines: readonly Line[],
  buyer: WalletAddress,
  { allRequired }: { allRequired: boolean },
): CartStep => {
  const [first] = lines;
  if (first === undefined) throw new UnreadableOrder('There is nothing to buy.');
  const { chainId } = first.order;
  const fulfilments = lines.map(({ order, quantity }) => {
    const { unitPrice } = listingFacts(chainId, order.components);
    if (order.chainId !== chainId || String(unitPrice) !== order.unitPrice?.amount)
      throw new UnreadableOrder('The price that’s shown doesn’t match what would be signed.');
    return fulfilmentStep(order, BigInt(quantity), buyer);
  });
  const message = {
    buyer,
    lines: fulfilments.map(({ message: { orderHash, quantity, highestPrice } }) => ({
      orderHash,
      quantity,
      highestPrice,
    })),
    total: String(
      fulfilments.reduce((sum, { message: { highestPrice } }) => sum + BigInt(highestPrice), 0n),
    ),
    maximumFulfilled: String(fulfilments.length),
    allRequired,
  };
  return {
    ...newStep('cart', chainId, message),
    terms: fulfilments.map(({ terms }) => terms),
  };
};

const countText = (count: number): string =>
  count === 1 ? 'one listing' : `${count} listings together`;

const feesOf = ({ chainId, message: { lines }, terms }: CartStep): bigint =>
  terms.reduce((sum, components, index) => {
    const units = BigInt(lines[index]?.quantity ?? '0');
    const { fees } = listingFacts(chainId, components);
    return sum + fees.reduce((all, { amount }) => all + amount * units, 0n);
  }, 0n);

const PROMISED =
  'Each avatar comes with the traits that its listing promises. If one of them has come off, you pay nothing for that avatar.';

const hasAvatar = ({ chainId, terms }: CartStep): boolean =>
  terms.some((components) => listingFacts(chainId, components).asset.kind === 'avatar');

const sentencesOf = (step: CartStep): Sentence[] => {
  const { chainId, message } = step;
  return [
    `You buy ${countText(message.lines.length)} on ${CHAINS[chainId].name}.`,
    total(`You pay at most ${coinText(chainId, 'native', BigInt(message.total))}.`),
    `That includes ${coinText(chainId, 'native', feesOf(step))} of fees and royalties.`,
    message.lines.length === 1
      ? 'If it’s gone or costs more, nothing is bought and you pay nothing.'
      : message.allRequired
        ? 'If one of them is gone or costs more, nothing is bought and you pay nothing.'
        : 'If one of them is gone or costs more, you pay nothing for it, and the others are still bought.',
    ...(hasAvatar(step) ? [PROMISED] : []),
    validityText(step),
  ];
};

const ordersOf = (action: Action): readonly Order[] => {
  if (action.kind === 'buySeveral') return action.lines.map(({ order }) => order);
  return action.kind === 'dress' ? action.buys : [];
};

/** Reads names, sellers and prices from what is signed; only the pictures are the market's. */
const rowsOf = ({ chainId, message, terms }: CartStep, labels: Labels, action: Action) => {
  const orders = new Map(ordersOf(action).map((order) => [order.hash.toLowerCase(), order]));
  return terms.map((components, index): AmountRow => {
    const { orderHash = '', quantity = '0', highestPrice = '0' } = message.lines[index] ?? {};
    const order = orders.get(orderHash.toLowerCase());
    const facts = listingFacts(chainId, components);
    return {
      id: orderHash,
      label: wantedText(labels, facts.asset, BigInt(quantity)),
      detail: `From ${accountText(labels, facts.maker)}, on ${CHAINS[chainId].name}`,
      ...(order && { picture: orderPicture(order) }),
      value: coinText(chainId, 'native', BigInt(highestPrice)),
    };
  });
};

function CartMeaning({ step, labels, action, isTotalShown }: MeaningProps<CartStep>) {
  const { chainId, message } = step;
  const value = coinText(chainId, 'native', BigInt(message.total));
  const sum = { id: 'total', label: 'You pay at most', value, isSum: true };
  return (
    <>
      <div className="mb-2">
        <AmountRows rows={[...rowsOf(step, labels, action), ...(isTotalShown ? [] : [sum])]} />
      </div>
      <Sentences words={sentencesOf(step)} isTotalShown={isTotalShown} />
    </>
  );
}

const MISSED: Readonly<Record<string, string>> = {
  filled: 'Someone else got it first',
  cancelled: 'The seller canceled it',
  expired: 'It has expired',
  'price-moved': 'Its price has changed',
  'not-enough-left': 'Not enough left',
  'own-order': 'Your own listing',
};

const priceRise = (before: Order, next: Order): string | undefined => {
  if (before.unitPrice === null || next.unitPrice === null) return undefined;
  const isSameSeller = isSameAddress(before.maker.address, next.maker.address);
  return isSameSeller ? `The seller asks ${exactPrice(next.unitPrice)} now` : undefined;
};

const missedText = ({ order, reason, next }: CartLineReceipt): string => {
  const why = MISSED[reason ?? ''] ?? 'No longer available';
  if (!next?.unitPrice) return why;
  const rise = reason === 'cancelled' ? priceRise(order, next) : undefined;
  return rise ?? `${why}. The next one costs ${exactPrice(next.unitPrice)}`;
};

const bought = ({ lines }: CartReceipt): LinesDone => ({
  ...settlementOf(lines),
  missedLines: lines
    .filter(({ outcome }) => outcome !== 'bought')
    .map((line) => ({ id: line.order.hash, title: missedText(line) })),
});

export const cartMessage: MessageDefinition<CartStep, LinesDone> = {
  ...linesMessage,
  noun: () => 'purchase',
  sentences: sentencesOf,
  Meaning: CartMeaning,
  send: async (step, signature) => bought(await send(market.orders.buyCart, step, signature)),
  money: ({ chainId, message }) => ({
    isPaid: true,
    isLimit: true,
    coin: 'native',
    chainId,
    amount: message.total,
  }),
  wakes: ({ chainId, terms }) => terms.map((components) => wakenBy(chainId, components)),
  onExecuted: ({ message }, { doneLines }) => {
    const done = new Set(doneLines);
    for (const { orderHash, quantity } of message.lines)
      if (done.has(orderHash.toLowerCase())) cart.take(orderHash, Number(quantity));
  },
};

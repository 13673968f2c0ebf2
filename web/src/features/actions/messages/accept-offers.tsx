import { CHAINS } from '@trait-market/contract/economy/shared';
import type { AcceptedOffer, AcceptedOffers, Order } from '@trait-market/contract/economy/orders';
import {
  type Asset,
  type OfferFacts,
  type OrderComponents,
  readOrder,
  UnreadableOrder,
  type Wanted,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { type AmountRow, AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action, AcceptedLine } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { priceLabels } from '@/lib/economy/orders/price-labels';

import { fulfilmentStep, type Given, wakenBy } from './fulfilment';
import { linesMessage, orderPicture } from './lines';
import type { MeaningProps, MessageDefinition } from './message';
import { market, send } from './send';
import { newStep, type StepOf } from './step';
import { type LinesDone, settlementOf } from './summary';
import { commitmentsText } from './text/commitment-sentences';
import { fitSentences } from './text/criteria-sentences';
import { accountText, nameOf, type Labels } from './text/labels';
import { wantedText } from './text/order-parts';
import { type Sentence, total } from './text/sentence';
import { Sentences } from './text/sentence-list';
import { validityText } from './text/validity-text';

export type AcceptanceStep = StepOf<'acceptOffers'>;

export type OfferToAccept = { order: Order; given?: Given | undefined };

/** @throws UnreadableOrder when an order isn't an offer */
const offerFacts = (chainId: AcceptanceStep['chainId'], terms: OrderComponents): OfferFacts => {
  const facts = readOrder(chainId, terms);
  if (facts.kind === 'offer') return facts;
  throw new UnreadableOrder('Only offers can be accepted together.');
};

const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

const leastOf = (amounts: readonly string[]): bigint =>
  amounts.map(BigInt).reduce((least, amount) => (amount < least ? amount : least));

/**
 * Accepts one unit of each offer; all are on one chain. Without `allRequired`, skips offers that
 * aren't available.
 * @throws UnreadableOrder when an order's hash, terms, price or item differ from what is displayed
 */
export const acceptanceStep = (
  offers: readonly OfferToAccept[],
  seller: WalletAddress,
  { allRequired }: { allRequired: boolean },
): AcceptanceStep => {
  const [first] = offers;
  if (first === undefined) throw new UnreadableOrder('There is nothing to accept.');
  const { chainId } = first.order;
  const fulfilments = offers.map(({ order, given }) => {
    const { asset, unitPrice } = offerFacts(chainId, order.components);
    if (order.chainId !== chainId || String(unitPrice) !== order.unitPrice?.amount)
      throw new UnreadableOrder('The price that’s shown doesn’t match what would be signed.');
    return { asset, ...fulfilmentStep(order, 1n, seller, given) };
  });
  const amounts = fulfilments.map(({ message }) => message.lowestProceeds);
  const message = {
    seller,
    lines: fulfilments.map(({ asset, message: { orderHash, identifier, ...bounds } }) => ({
      orderHash,
      token: asset.token,
      identifier: 'tokenId' in asset ? asset.tokenId : (identifier ?? ''),
      quantity: bounds.quantity,
      lowestProceeds: bounds.lowestProceeds,
    })),
    lowestTotal: String(allRequired ? sumOf(amounts) : leastOf(amounts)),
    allRequired,
  };
  return {
    ...newStep('acceptOffers', chainId, message),
    terms: fulfilments.map(({ terms }) => terms),
    commitments: fulfilments.map(({ commitments }) => commitments),
    criteriaProofs: fulfilments.map(({ criteriaProof = [] }) => criteriaProof),
  };
};

type SignedLine = AcceptanceStep['message']['lines'][number];

const givenBy = (asset: Wanted, { identifier }: SignedLine): Asset => {
  const { kind, token } = asset;
  if (kind === 'any') return { kind: 'trait', token, tokenId: identifier, quantity: 1n };
  return kind === 'anyAvatar' ? { kind: 'avatar', token, tokenId: identifier } : asset;
};

/** Joins each signed line with what the browser knows of its order. */
const linesOf = ({ chainId, message, terms, commitments, criteriaProofs }: AcceptanceStep) =>
  message.lines.flatMap((line, index) => {
    const components = terms[index];
    if (components === undefined) return [];
    const facts = offerFacts(chainId, components);
    const promises = commitments[index] ?? [];
    return [{ line, facts, promises, criteriaProof: criteriaProofs[index] ?? [] }];
  });

const countText = (count: number): string =>
  count === 1 ? 'one offer' : `${count} offers together`;

const sentencesOf = (step: AcceptanceStep): Sentence[] => {
  const { chainId, message } = step;
  const wrapped = (amount: bigint) => coinText(chainId, 'wrapped', amount);
  const sum = sumOf(message.lines.map(({ lowestProceeds }) => lowestProceeds));
  const lowest = BigInt(message.lowestTotal);
  const fees = linesOf(step).reduce(
    (all, { facts, line }) => all + (facts.unitPrice - facts.unitProceeds) * BigInt(line.quantity),
    0n,
  );
  return [
    `You accept ${countText(message.lines.length)} on ${CHAINS[chainId].name}.`,
    lowest < sum
      ? `You get ${wrapped(sum)} if all are still available, and at least ${wrapped(lowest)} if only one is.`
      : total(`You get at least ${wrapped(lowest)}.`),
    `Fees and royalties of ${wrapped(fees)} are already deducted.`,
    message.lines.length === 1
      ? 'If it’s gone or brings less, nothing is sold and you keep everything.'
      : message.allRequired
        ? 'If one of them is gone or brings less, nothing is sold and you keep everything.'
        : 'If one of them is gone or brings less, you keep what it’s for, and the others are still accepted.',
    validityText(step),
  ];
};

type ProceedsProps = {
  chainId: AcceptanceStep['chainId'];
  lowest: bigint;
  price: bigint;
  compared: AcceptedLine['order']['market'];
};

const ordersOf = (action: Action): readonly AcceptedLine['order'][] =>
  action.kind === 'acceptSeveral' ? action.lines.map(offerShown) : [];

/** Returns the offer with what the seller gives in place of all that fits. */
export const offerShown = ({ order, trait, avatar }: AcceptedLine): AcceptedLine['order'] => {
  if (trait) return { ...order, gets: [{ kind: 'trait', trait, quantity: 1 }] };
  return avatar ? { ...order, gets: [{ kind: 'avatar', avatar }] } : order;
};

/** Compares what the seller gets with the price before fees and, if it's known, with the floor. */
function Proceeds({ chainId, lowest, price, compared }: ProceedsProps) {
  const floor = compared?.floor;
  return (
    <>
      <span>{coinText(chainId, 'wrapped', lowest)}</span>
      <span translate="yes" className="block text-xs text-muted">
        {coinText(chainId, 'wrapped', price)} before fees
      </span>
      {compared && (
        <span translate="yes" className="block text-xs text-muted">
          {floor ? `${priceLabels.floor.others} ${exactPrice(floor)}` : 'None for sale by others'}
        </span>
      )}
    </>
  );
}

/** Reads items, buyers and prices from what is signed; only names, pictures and floors are the market's. */
const rowsOf = (step: AcceptanceStep, labels: Labels, action: Action): AmountRow[] => {
  const { chainId } = step;
  const orders = new Map(ordersOf(action).map((order) => [order.hash.toLowerCase(), order]));
  return linesOf(step).map(({ line, facts, promises, criteriaProof }) => {
    const { orderHash, identifier, quantity, lowestProceeds } = line;
    const order = orders.get(orderHash.toLowerCase());
    const fit = fitSentences(facts.asset, { message: { identifier }, criteriaProof }, labels);
    const given = givenBy(facts.asset, line);
    return {
      id: orderHash,
      label:
        given.kind === 'avatar'
          ? nameOf(labels, given)
          : wantedText(labels, given, BigInt(quantity)),
      detail: [
        `To ${accountText(labels, facts.maker)}, on ${CHAINS[chainId].name}.`,
        ...(given.kind === 'avatar' ? ['It comes with everything it wears.'] : []),
        ...fit,
        ...commitmentsText(promises, labels),
      ].join(' '),
      ...(order && { picture: orderPicture(order) }),
      value: (
        <Proceeds
          chainId={chainId}
          lowest={BigInt(lowestProceeds)}
          price={facts.unitPrice * BigInt(quantity)}
          compared={order?.market}
        />
      ),
    };
  });
};

function AcceptanceMeaning({ step, labels, action, isTotalShown }: MeaningProps<AcceptanceStep>) {
  const { chainId, message } = step;
  const sum = sumOf(message.lines.map(({ lowestProceeds }) => lowestProceeds));
  const label = message.allRequired ? 'You get at least' : 'You get for all of them';
  const sumRow = { id: 'total', label, value: coinText(chainId, 'wrapped', sum), isSum: true };
  return (
    <>
      <div className="mb-2">
        <AmountRows rows={[...rowsOf(step, labels, action), ...(isTotalShown ? [] : [sumRow])]} />
      </div>
      <Sentences words={sentencesOf(step)} isTotalShown={isTotalShown} />
    </>
  );
}

const MISSED: Readonly<Record<string, string>> = {
  filled: 'Someone else accepted it first',
  cancelled: 'The buyer canceled it',
  expired: 'It has expired',
  'price-moved': 'It brings less now',
  'maker-underfunded': 'The buyer doesn’t have enough funds',
  'not-approved': 'The buyer withdrew its approval',
  'not-the-holder': 'You don’t hold another edition of it',
  'approval-needed': 'It needs your approval first',
  'commitment-broken': 'The avatar wears something else now',
  'own-order': 'Your own offer',
};

const missedText = ({ reason }: AcceptedOffer): string =>
  MISSED[reason ?? ''] ?? 'No longer available';

const sold = ({ lines }: AcceptedOffers): LinesDone => ({
  ...settlementOf(lines),
  missedLines: lines
    .filter(({ outcome }) => outcome === 'missed')
    .map((line) => ({ id: line.order.hash, title: missedText(line) })),
});

export const acceptanceMessage: MessageDefinition<AcceptanceStep, LinesDone> = {
  ...linesMessage,
  noun: () => 'sale',
  sentences: sentencesOf,
  Meaning: AcceptanceMeaning,
  send: async (step, signature) => {
    const { criteriaProofs } = step;
    const accepted = await send(
      ({ body, ...request }) =>
        market.orders.acceptOffers({ ...request, body: { ...body, criteriaProofs } }),
      step,
      signature,
    );
    return sold(accepted);
  },
  money: (step) => ({
    isPaid: false,
    isLimit: step.message.allRequired,
    chainId: step.chainId,
    coin: 'wrapped',
    amount: String(sumOf(step.message.lines.map(({ lowestProceeds }) => lowestProceeds))),
  }),
  given: ({ terms }) => terms.flatMap(({ consideration }) => consideration),
  wakes: ({ chainId, terms }) => terms.map((components) => wakenBy(chainId, components)),
};

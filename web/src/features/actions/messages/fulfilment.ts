import { type Fulfilment, fulfilmentAction } from '@trait-market/contract/economy/actions';
import { type Order, ordersContract, type Receipt } from '@trait-market/contract/economy/orders';
import { type Bytes32, Bytes32Schema } from '@trait-market/contract/economy/shared';
import {
  hashCommitments,
  isProven,
  ITEM,
  NO_BYTES32,
  OrderComponentsSchema,
  orderHash,
  type PricedFacts,
  readOrder,
  TraitCommitmentsSchema,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import * as z from 'zod/mini';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { bodyOf } from '@/lib/body-of';
import { cart } from '@/lib/cart/cart';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemsText } from '@/lib/economy/orders/item-words';
import { apiOptions } from '@/lib/api-fetcher';
import { momentText } from '@/lib/format/dates';

import type { ActionSummary } from './summary';
import {
  signedBody,
  signedBy,
  stepSchema,
  untimed,
  type MessageDefinition,
  type Money,
  type Wakes,
} from './message';
import { commitmentsText, unpromisedText } from './text/commitment-sentences';
import { fitSentences } from './text/criteria-sentences';
import { withSendTimeout } from './text/with-send-timeout';
import { accountText, nameOf, type Labels } from './text/labels';
import { validityText } from './text/validity-text';
import { assetsText, avatarsOf, dressedText, feesText, wantedText } from './text/order-parts';

const orders = initClient(ordersContract, apiOptions);

const schema = z.extend(stepSchema(fulfilmentAction), {
  /** The components of the accepted order, which hash to the message's `orderHash`. */
  terms: OrderComponentsSchema,
  /** The order's commitments, which hash to the `zoneHash` of the terms. */
  commitments: TraitCommitmentsSchema,
  /** Proves that the given trait matches the offer's criteria. */
  criteriaProof: z.optional(z.array(Bytes32Schema)),
});
export type FulfilmentStep = z.infer<typeof schema>;

/** The trait that fills a criteria offer, with its proof. */
export type Given = { tokenId: string; proof: readonly Bytes32[] };

/**
 * Returns the step that fills an order, or a part of it, at its stated price.
 *
 * @throws UnreadableOrder when the order differs from its hash, its commitments differ from the
 * signed ones, its terms aren't supported by this market, or the given trait isn't proven to match
 * its criteria
 */
export const fulfilmentStep = (
  { chainId, components, commitments, hash }: Order,
  quantity: bigint,
  fulfiller: WalletAddress,
  given?: Given,
): FulfilmentStep => {
  if (orderHash(components).toLowerCase() !== hash.toLowerCase())
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const facts = readOrder(chainId, components);
  if (hashCommitments(commitments) !== (facts.commitmentsHash ?? NO_BYTES32).toLowerCase())
    throw new UnreadableOrder('What it promises doesn’t match what was signed.');
  const criteria =
    facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset.criteria : undefined;
  const isGivenRight =
    criteria === undefined
      ? given === undefined
      : given !== undefined && isProven(criteria, given.tokenId, given.proof);
  if (!isGivenRight) throw new UnreadableOrder('What you give isn’t what the offer takes.');
  const price = facts.kind === 'listing' ? facts.unitPrice * quantity : 0n;
  const proceeds = facts.kind === 'offer' ? facts.unitProceeds * quantity : 0n;
  return {
    kind: 'fulfilment',
    chainId,
    terms: components,
    commitments: [...commitments],
    ...(given && { criteriaProof: [...given.proof] }),
    message: {
      orderHash: hash,
      fulfiller,
      ...(given && { identifier: given.tokenId }),
      quantity: String(quantity),
      highestPrice: String(price),
      lowestProceeds: String(proceeds),
      ...untimed(),
    },
  };
};

/** Returns the given trait; for a criteria offer, the one that the fulfilment names. */
const givenFor = (facts: PricedFacts, { identifier }: Fulfilment) =>
  facts.asset.kind === 'any' && identifier !== undefined
    ? { kind: 'trait' as const, token: facts.asset.token, tokenId: identifier }
    : facts.asset;

const sentencesOf = (step: FulfilmentStep, labels: Labels): string[] => {
  const { chainId, message, terms, commitments } = step;
  const promises = commitmentsText(commitments, labels);
  const facts = readOrder(chainId, terms);
  const units = BigInt(message.quantity);
  const maker = accountText(labels, facts.maker);
  if (facts.kind === 'trade')
    return [
      `You give ${assetsText(labels, facts.gets)} to ${maker}.`,
      `You get ${assetsText(labels, facts.gives)}.`,
      ...dressedText([...facts.gives, ...facts.gets]),
      ...promises,
      ...unpromisedText(avatarsOf(facts.gives), commitments, labels),
      'No money changes hands and there are no fees. Everything changes hands at once, or nothing does.',
      validityText(step),
    ];
  if (facts.kind === 'listing')
    return [
      `You buy ${wantedText(labels, facts.asset, units)} from ${maker}.`,
      ...dressedText([facts.asset]),
      `You pay at most ${coinText(chainId, 'native', BigInt(message.highestPrice))}, fees included.`,
      ...feesText(chainId, facts, labels, units),
      ...promises,
      ...unpromisedText(avatarsOf([facts.asset]), commitments, labels),
      'If the price has changed, or someone else gets it first, you pay nothing.',
      validityText(step),
    ];
  return [
    `You sell ${facts.asset.kind === 'avatar' ? '' : `${units} × `}${nameOf(labels, givenFor(facts, message))} to ${maker}.`,
    ...(facts.asset.kind === 'any' ? fitSentences(facts.asset, step, labels) : []),
    `You get at least ${coinText(chainId, 'wrapped', BigInt(message.lowestProceeds))}, after fees.`,
    ...feesText(chainId, facts, labels, units),
    ...promises,
    'If the offer has changed or gone, you keep what you have.',
    validityText(step),
  ];
};

const moneyOf = ({ chainId, terms, message }: FulfilmentStep): Money | undefined => {
  const facts = readOrder(chainId, terms);
  if (facts.kind === 'trade') return undefined;
  const isPaid = facts.kind === 'listing';
  const each = isPaid ? facts.unitPrice : facts.unitProceeds;
  return { isPaid, chainId, amount: String(each * BigInt(message.quantity)) };
};

const receiptRows = ({ paid, proceeds, activity }: Receipt, isSeller: boolean): AmountRow[] => [
  ...(paid ? [{ label: isSeller ? 'The buyer paid' : 'You paid', value: exactPrice(paid) }] : []),
  ...(proceeds
    ? [{ label: isSeller ? 'You got' : 'The seller got', value: exactPrice(proceeds) }]
    : []),
  { label: 'When', value: momentText(new Date(activity.at)) },
];

const filled = (receipt: Receipt): ActionSummary => {
  const { activity, order } = receipt;
  const isSeller = order.kind === 'offer';
  const rows = receiptRows(receipt, isSeller);
  if (order.kind === 'trade')
    return {
      title: 'Trade complete',
      words: `You gave ${itemsText(order.gets)} and got ${itemsText(order.gives)}.`,
      rows,
    };
  return isSeller
    ? { title: 'Sale complete', words: `You sold ${itemsText(activity.items)}.`, rows }
    : { title: 'Purchase complete', words: `You bought ${itemsText(activity.items)}.`, rows };
};

/** The filled order's items and coin go to its filler. */
const wakenBy =
  ({ chainId, terms }: FulfilmentStep): Wakes =>
  (order, lack) =>
    order.chainId === chainId &&
    terms.offer.some((came) =>
      order.components.offer.some(
        (given) =>
          given.itemType === came.itemType &&
          isSameAddress(given.token, came.token) &&
          (came.itemType === ITEM.erc20
            ? lack === 'coin'
            : lack === 'goods' && given.identifierOrCriteria === came.identifierOrCriteria),
      ),
    );

export const fulfilmentMessage: MessageDefinition<FulfilmentStep> = {
  ...signedBy(fulfilmentAction),
  schema,
  title: 'The order you accept',
  key: ({ message }) => message.orderHash,
  sentences: sentencesOf,
  send: async (step, signature) => {
    const proof = step.criteriaProof && { criteriaProof: step.criteriaProof };
    const body = { ...signedBody(step, signature), ...proof };
    const params = { hash: step.message.orderHash };
    return filled(bodyOf(await orders.fulfil({ params, body, fetchOptions: withSendTimeout() })));
  },
  money: moneyOf,
  given: ({ terms }) => terms.consideration,
  order: ({ terms }) => ({ components: terms, isOwn: false }),
  wakes: (step) => [wakenBy(step)],
  lineIds: ({ message }) => [message.orderHash.toLowerCase()],
  onExecuted: ({ message }) => cart.take(message.orderHash, Number(message.quantity)),
};

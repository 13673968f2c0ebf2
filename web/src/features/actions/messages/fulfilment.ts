import type { Fulfilment } from '@trait-market/contract/economy/actions';
import type { Order, Receipt } from '@trait-market/contract/economy/orders';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import {
  ANY_TOKEN,
  type Asset,
  hashCommitments,
  isProven,
  ITEM,
  NO_BYTES32,
  orderHash,
  type OrderFacts,
  type PricedFacts,
  readOrder,
  type TradeFacts,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { cart } from '@/lib/cart/cart';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { itemsText } from '@/lib/economy/orders/item-words';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { zonedMoment } from '@/lib/format/dates';
import { listText } from '@/lib/format/list-text';

import type { ActionSummary } from './summary';
import type { MessageDefinition, Money, Wakes } from './message';
import { promiseSentences, unpromisedText } from './text/commitment-sentences';
import { dividedRows } from './text/fee-rows';
import { fitSentences } from './text/criteria-sentences';
import { accountText, nameOf, wornBy, type Labels } from './text/labels';
import { sideRows } from './side-rows';
import { networkFeeRow } from './text/network-fee';
import { priceRow } from './text/price-row';
import { type Sentence, total } from './text/sentence';
import { transactionRows } from './text/transaction-rows';
import { validityText } from './text/validity-text';
import {
  assetsText,
  avatarsOf,
  coinOfTrade,
  dressedText,
  feesText,
  wantedText,
} from './text/order-parts';
import { type StepOf, newStep } from './step';
import { market, send } from './send';

export type FulfilmentStep = StepOf<'fulfilment'>;

export type Given = { tokenId: string; proof: readonly Bytes32[] };

/** Returns the most that the fulfiller pays and the least that they get, as the order says. */
const boundsOf = (facts: OrderFacts, quantity: bigint): { price: bigint; proceeds: bigint } => {
  if (facts.kind === 'trade')
    return {
      price: facts.coin?.side === 'wanted' ? facts.coin.amount : 0n,
      proceeds: facts.coin?.side === 'given' ? facts.coin.proceeds : 0n,
    };
  return facts.kind === 'listing'
    ? { price: facts.unitPrice * quantity, proceeds: 0n }
    : { price: 0n, proceeds: facts.unitProceeds * quantity };
};

/** Returns the criteria of an offer that takes any of several; undefined for another one. */
const criteriaOfAsset = ({ asset }: PricedFacts): string | undefined => {
  if (asset.kind === 'any') return asset.criteria;
  return asset.kind === 'anyAvatar' ? ANY_TOKEN : undefined;
};

/** @throws UnreadableOrder when the order's hash, terms, commitments or criteria differ */
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
  const criteria = facts.kind === 'offer' ? criteriaOfAsset(facts) : undefined;
  const isGivenRight =
    criteria === undefined
      ? given === undefined
      : given !== undefined && isProven(criteria, given.tokenId, given.proof);
  if (!isGivenRight) throw new UnreadableOrder('What you give isn’t what the offer takes.');
  const { price, proceeds } = boundsOf(facts, quantity);
  const message = {
    orderHash: hash,
    fulfiller,
    ...(given && { identifier: given.tokenId }),
    quantity: String(quantity),
    highestPrice: String(price),
    lowestProceeds: String(proceeds),
  };
  return {
    ...newStep('fulfilment', chainId, message),
    terms: components,
    commitments: [...commitments],
    ...(given && { criteriaProof: [...given.proof] }),
  };
};

const givenFor = ({ asset }: PricedFacts, { identifier: tokenId }: Fulfilment) => {
  if (tokenId === undefined) return asset;
  const { kind, token } = asset;
  if (kind === 'any') return { kind: 'trait' as const, token, tokenId };
  return kind === 'anyAvatar' ? { kind: 'avatar' as const, token, tokenId } : asset;
};

/** Names what an avatar wears, which changes hands with it. */
const wornText = (labels: Labels, avatar: Pick<Asset, 'token' | 'tokenId'>): string => {
  const { token, tokenId } = avatar;
  const worn = wornBy(labels, { kind: 'avatar', token, tokenId });
  if (worn === undefined) return 'It comes with everything it wears.';
  if (worn.length === 0) return 'It wears nothing.';
  const names = worn.map((one) => nameOf(labels, { kind: 'worn', token, tokenId: one.tokenId }));
  return `It comes with ${traitsText(worn.length)}, which you give, too: ${listText(names)}.`;
};

/** Says what the user gives and gets, within the bounds that they sign. */
const tradedText = (
  { chainId, message }: FulfilmentStep,
  { maker, gives, gets, coin }: TradeFacts,
  labels: Labels,
): Sentence[] => {
  const to = accountText(labels, maker);
  if (coin === undefined)
    return [
      `You give ${assetsText(labels, gets)} to ${to}.`,
      `You get ${assetsText(labels, gives)}.`,
      ...dressedText([...gives, ...gets]),
      'No money changes hands and there are no fees. Everything changes hands at once, or nothing does.',
    ];
  const currency = coinOfTrade(coin);
  const paid = coinText(chainId, currency, BigInt(message.highestPrice));
  const got = coinText(chainId, currency, BigInt(message.lowestProceeds));
  const hasFees = coin.fees.length > 0;
  const sides =
    coin.side === 'wanted'
      ? [
          `You give ${assetsText(labels, gets, paid)}${hasFees ? ' (fees included)' : ''} to ${to}.`,
          `You get ${assetsText(labels, gives)}.`,
        ]
      : [
          `You give ${assetsText(labels, gets)} to ${to}.`,
          `You get ${assetsText(labels, gives, `at least ${got}`)}${hasFees ? ', after fees' : ''}.`,
        ];
  return [
    ...sides,
    ...dressedText([...gives, ...gets]),
    ...feesText(chainId, currency, coin.fees, labels, 1n),
    'Everything changes hands at once, or nothing does.',
  ];
};

const sentencesOf = (step: FulfilmentStep, labels: Labels): Sentence[] => {
  const { chainId, message, terms, commitments } = step;
  const promises = promiseSentences(commitments, labels);
  const facts = readOrder(chainId, terms);
  const units = BigInt(message.quantity);
  const maker = accountText(labels, facts.maker);
  if (facts.kind === 'trade')
    return [
      ...tradedText(step, facts, labels),
      ...promises,
      ...unpromisedText(avatarsOf(facts.gives), commitments, labels),
      validityText(step),
    ];
  if (facts.kind === 'listing')
    return [
      `You buy ${wantedText(labels, facts.asset, units)} from ${maker}.`,
      ...dressedText([facts.asset]),
      total(
        `You pay ${coinText(chainId, 'native', BigInt(message.highestPrice))} (fees included).`,
      ),
      ...feesText(chainId, 'native', facts.fees, labels, units),
      ...promises,
      ...unpromisedText(avatarsOf([facts.asset]), commitments, labels),
      'If the price has changed, or someone else gets it first, you pay nothing.',
      validityText(step),
    ];
  const given = givenFor(facts, message);
  return [
    `You sell ${given.kind === 'avatar' ? '' : `${units} × `}${nameOf(labels, given)} to ${maker}.`,
    ...(facts.asset.kind === 'anyAvatar' && given.kind === 'avatar'
      ? [wornText(labels, given)]
      : []),
    ...fitSentences(facts.asset, step, labels),
    total(
      `You get at least ${coinText(chainId, 'wrapped', BigInt(message.lowestProceeds))}, after fees.`,
    ),
    ...feesText(chainId, 'wrapped', facts.fees, labels, units),
    ...promises,
    'If the offer’s gone, nothing happens.',
    validityText(step),
  ];
};

const moneyOf = ({ chainId, terms, message }: FulfilmentStep): Money | undefined => {
  const facts = readOrder(chainId, terms);
  if (facts.kind === 'trade' && facts.coin === undefined) return undefined;
  const isPaid = facts.kind === 'trade' ? facts.coin?.side === 'wanted' : facts.kind === 'listing';
  const coin = isPaid ? 'native' : 'wrapped';
  const { price, proceeds } = boundsOf(facts, BigInt(message.quantity));
  const amount = String(isPaid ? price : proceeds);
  return {
    isPaid,
    isOfTrade: facts.kind === 'trade',
    isLimit: !isPaid,
    fees: isPaid ? 'fees included' : 'after fees',
    coin,
    chainId,
    amount,
  };
};

const whenRows = ({ activity }: Receipt): AmountRow[] => [
  { label: 'When', value: zonedMoment(new Date(activity.at)) },
  networkFeeRow,
  ...transactionRows(activity),
];

const saleRows = (receipt: Receipt, isSeller: boolean): AmountRow[] => {
  const { paid, proceeds } = receipt;
  return [
    ...(paid ? [priceRow(isSeller ? 'The buyer paid' : 'You paid', paid)] : []),
    ...(proceeds ? [priceRow(isSeller ? 'You got' : 'The seller got', proceeds)] : []),
    ...whenRows(receipt),
  ];
};

/** Lists both sides with their coin, then what the other side paid or got because of the fees. */
const tradeRows = (receipt: Receipt): AmountRow[] => {
  const { order, paid, proceeds } = receipt;
  const given = wantedCoin(paid);
  const got = givenCoin(proceeds);
  return [
    ...sideRows('You gave', order.gets, given, 'Fees included'),
    ...sideRows('You got', order.gives, got, 'After fees'),
    ...(got && paid ? [priceRow('The other side paid', paid)] : []),
    ...(given && proceeds ? [priceRow('The other side got', proceeds)] : []),
    ...whenRows(receipt),
  ];
};

const filled = (receipt: Receipt): ActionSummary => {
  const { activity, order, paid, proceeds } = receipt;
  if (order.kind === 'trade')
    return {
      title: 'Trade complete',
      words: `You gave ${itemsText(order.gets, wantedCoin(paid))} and got ${itemsText(order.gives, givenCoin(proceeds))}.`,
      rows: tradeRows(receipt),
      result: { items: order.gives, isOwn: true },
    };
  const isSeller = order.kind === 'offer';
  const rows = saleRows(receipt, isSeller);
  const price = paid ? ` for ${exactPrice(paid)}` : '';
  return isSeller
    ? {
        title: 'Sale complete',
        words: `You sold ${itemsText(activity.items)}${price}.`,
        rows,
        result: { items: activity.items, isOwn: false, line: `Sold${price}` },
      }
    : { title: 'Purchase complete', words: `You bought ${itemsText(activity.items)}.`, rows };
};

/** Matches the inactive orders that lack the items or the money that the filled order delivers. */
export const wakenBy =
  (chainId: FulfilmentStep['chainId'], terms: FulfilmentStep['terms']): Wakes =>
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

export const FULFILMENT_NOUNS = { listing: 'purchase', offer: 'sale', trade: 'trade' } as const;

export const fulfilmentMessage: MessageDefinition<FulfilmentStep> = {
  noun: ({ chainId, terms }) => FULFILMENT_NOUNS[readOrder(chainId, terms).kind],
  key: ({ message }) => message.orderHash,
  sentences: sentencesOf,
  send: async (step, signature) => {
    const proof = step.criteriaProof && { criteriaProof: step.criteriaProof };
    const params = { hash: step.message.orderHash };
    const receipt = await send(
      ({ body, ...request }) =>
        market.orders.fulfil({ ...request, params, body: { ...body, ...proof } }),
      step,
      signature,
    );
    return filled(receipt);
  },
  money: moneyOf,
  divided: ({ chainId, terms, message }, labels) => {
    const facts = readOrder(chainId, terms);
    if (facts.kind === 'trade') return [];
    const isPaid = facts.kind === 'listing';
    const coin = isPaid ? 'native' : 'wrapped';
    const quantity = BigInt(message.quantity);
    return dividedRows({ ...facts, chainId, coin, quantity }, isPaid, labels);
  },
  given: ({ terms }) => terms.consideration,
  order: ({ terms }) => ({ components: terms, isOwn: false }),
  wakes: ({ chainId, terms }) => [wakenBy(chainId, terms)],
  onExecuted: ({ message }) => cart.take(message.orderHash, Number(message.quantity)),
};

import type { Order } from '@trait-market/contract/economy/orders';
import type { ChainId } from '@trait-market/contract/economy/shared';
import {
  type Asset,
  buildOrder,
  type ListingFacts,
  type OrderFacts,
  orderSalt,
  type OrderTerms,
  type PricedFacts,
  readOrder,
  SEAPORT,
  type TradeFacts,
} from '@trait-market/contract/economy/typed-data';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { paths } from '@/config/paths';
import type { Action } from '@/lib/actions/action';
import { bodyOf } from '@/lib/body-of';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { zonedMoment } from '@/lib/format/dates';
import { partyName } from '@/lib/page-meta/party-name';
import { checksumAddress } from '@/lib/format/checksum-address';

import { LAST_MINUTE_OF_TRADE, type ActionSummary } from './summary';
import type { MessageDefinition, Money } from './message';
import { promiseSentences, unpromisedText } from './text/commitment-sentences';
import { ANY_AVATAR_SENTENCES, criteriaSentences } from './text/criteria-sentences';
import { ownDeployment, randomNumber, type SignedCriteria, type StepOf } from './step';
import { accountText, nameOf, type Labels } from './text/labels';
import { dividedRows } from './text/fee-rows';
import { setRow, sideRows } from './side-rows';
import { priceRow } from './text/price-row';
import { detail, type Sentence } from './text/sentence';
import {
  assetsText,
  avatarsOf,
  coinOfTrade,
  dressedText,
  feesText,
  wantedText,
} from './text/order-parts';
import { market, withSendTimeout } from './send';

export type OrderStep = StepOf<'order'>;

/** Terms without their salt, which distinguishes otherwise equal orders. */
type UnsaltedTerms<Terms extends OrderTerms = OrderTerms> = Terms extends OrderTerms
  ? Omit<Terms, 'salt'>
  : never;

/** Returns a salt of this deployment. A form uses one for as long as it is open. */
export const newSalt = (): string => orderSalt(ownDeployment(), BigInt(randomNumber()));

export const orderStep = (
  terms: UnsaltedTerms,
  criteria?: SignedCriteria,
  salt = newSalt(),
): OrderStep => ({
  kind: 'order',
  chainId: terms.chainId,
  components: buildOrder({ ...terms, salt }),
  commitments: [...(terms.commitments ?? [])],
  ...(criteria && { criteria }),
});

const gotByMaker = (facts: OrderFacts): readonly Asset[] => {
  if (facts.kind === 'listing') return [];
  if (facts.kind === 'trade') return facts.gets;
  const { asset } = facts;
  return asset.kind === 'any' || asset.kind === 'anyAvatar' ? [] : [asset];
};

const endText = (expiresAt: number): string =>
  `It expires on ${zonedMoment(new Date(expiresAt))}. Until then, you can cancel it at any time.`;

const buyersText = ({ reservedFor }: ListingFacts, labels: Labels): string =>
  reservedFor === undefined
    ? 'Anyone can buy it until then without asking you again.'
    : `Reserved: only ${accountText(labels, reservedFor)} sees it and can buy it until then, without asking you again.`;

const listingText = (chainId: ChainId, facts: ListingFacts, labels: Labels): Sentence[] => {
  const { asset, quantity, unitPrice, unitProceeds } = facts;
  const each = quantity > 1n ? ' each' : '';
  const name = nameOf(labels, asset);
  return [
    `You list ${asset.kind === 'avatar' ? name : `${quantity} × ${name}`} for ${coinText(chainId, 'native', unitPrice)}${each}.`,
    `You get ${coinText(chainId, 'native', unitProceeds)}${quantity > 1n ? ' for each one sold' : ' when it sells'}.`,
    ...feesText(chainId, 'native', facts.fees, labels, 1n),
    ...(quantity > 1n ? ['Each edition can be bought on its own.'] : []),
    ...dressedText([asset]),
    endText(facts.expiresAt),
    `${buyersText(facts, labels)} Signing doesn’t move anything yet.`,
    ...(facts.reservedFor === undefined
      ? []
      : [detail(`The whole address of the buyer: ${checksumAddress(facts.reservedFor)}.`)]),
  ];
};

/** Who can accept an offer, by the kind of what it's for. */
const ACCEPTING = {
  trait: 'Any holder',
  any: 'Any holder',
  avatar: 'Its owner',
  anyAvatar: 'Any owner of one',
} as const;

const offerText = (
  chainId: ChainId,
  facts: PricedFacts,
  labels: Labels,
  criteria: SignedCriteria | undefined,
): Sentence[] => {
  const { asset, quantity, unitPrice, unitProceeds } = facts;
  const each = quantity > 1n ? ' each' : '';
  const whole = coinText(chainId, 'wrapped', unitPrice * quantity);
  return [
    `You offer ${coinText(chainId, 'wrapped', unitPrice)}${each} for ${wantedText(labels, asset, quantity)}.`,
    ...dressedText([asset]),
    ...(asset.kind === 'any' ? criteriaSentences(asset, criteria) : []),
    ...(asset.kind === 'anyAvatar' ? ANY_AVATAR_SENTENCES : []),
    ...(quantity > 1n ? [`That’s ${whole} if all of them are accepted.`] : []),
    `Anyone who accepts it gets ${coinText(chainId, 'wrapped', unitProceeds)}${each}.`,
    ...feesText(chainId, 'wrapped', facts.fees, labels, 1n),
    endText(facts.expiresAt),
    `${ACCEPTING[asset.kind]} can accept it until then without asking you again. Signing doesn’t move anything yet.`,
  ];
};

/** Says what each side gives, and what its coin is after fees. */
const tradedText = (
  chainId: ChainId,
  { gives, gets, coin }: TradeFacts,
  labels: Labels,
): Sentence[] => {
  if (coin === undefined)
    return [
      `You give ${assetsText(labels, gives)}.`,
      `You get ${assetsText(labels, gets)}.`,
      ...dressedText([...gives, ...gets]),
      'No money changes hands and there are no fees. Everything changes hands at once, or nothing does.',
    ];
  const { side, amount, proceeds, fees } = coin;
  const text = (wei: bigint) => coinText(chainId, coinOfTrade(coin), wei);
  const sides =
    side === 'given'
      ? [
          `You give ${assetsText(labels, gives, text(amount))}.`,
          `You get ${assetsText(labels, gets)}.`,
          ...(fees.length > 0 ? [`The other side gets ${text(proceeds)} after fees.`] : []),
        ]
      : [
          `You give ${assetsText(labels, gives)}.`,
          `You get ${assetsText(labels, gets, text(proceeds))}${fees.length > 0 ? ', after fees' : ''}.`,
          ...(fees.length > 0 ? [`The other side pays ${text(amount)}.`] : []),
        ];
  return [
    ...sides,
    ...dressedText([...gives, ...gets]),
    ...feesText(chainId, coinOfTrade(coin), fees, labels, 1n),
    'Everything changes hands at once, or nothing does.',
  ];
};

const tradeText = (chainId: ChainId, facts: TradeFacts, labels: Labels): Sentence[] => [
  ...tradedText(chainId, facts, labels),
  endText(facts.expiresAt),
  'Anyone who holds what you ask for can accept it until then without asking you again. Signing doesn’t move anything yet.',
];

const orderText = (
  { chainId, criteria }: OrderStep,
  facts: OrderFacts,
  labels: Labels,
): Sentence[] => {
  if (facts.kind === 'trade') return tradeText(chainId, facts, labels);
  return facts.kind === 'listing'
    ? listingText(chainId, facts, labels)
    : offerText(chainId, facts, labels, criteria);
};

const POSTED = {
  listing: 'Your listing is live',
  offer: 'Your offer is live',
  trade: 'Your trade is live',
} as const;

export const ownOrders = {
  listing: { to: paths.dashboardOrders, label: 'See your listings' },
  offer: { to: paths.dashboardOffersMade, label: 'See your offers' },
  trade: { to: paths.dashboardTrades, label: 'See your trades' },
} as const;

/** Lists both sides of a posted trade; the coin that the maker gets is stated after fees. */
const tradeRows = (order: Order): AmountRow[] => {
  const { gives, gets, unitPrice } = order;
  const wanted = wantedCoin(unitPrice);
  return [
    ...sideRows('You give', gives, givenCoin(unitPrice)),
    ...sideRows('You get', gets, wanted && sellerPrice(order), 'After fees'),
    ...(wanted ? [priceRow('The other side pays', wanted)] : []),
  ];
};

const pricedRows = ({ unitPrice, quantity, gives, gets }: Order): AmountRow[] => {
  const isAvatar = [...gives, ...gets].some((item) => item.kind === 'avatar');
  const set = gets.find(({ kind }) => kind === 'any' || kind === 'anyAvatar');
  const each = set?.kind === 'anyAvatar' ? 'Price per avatar' : 'Price per edition';
  return [
    ...(set ? [setRow(set, quantity)] : []),
    ...(unitPrice ? [priceRow(isAvatar ? 'Price' : each, unitPrice)] : []),
    ...(isAvatar || set ? [] : [{ label: 'Editions', value: String(quantity) }]),
  ];
};

const postedWords = ({ kind, reservedFor }: Order): string => {
  if (kind === 'trade')
    return 'Nothing moves until someone accepts it. Until then, you can change or cancel it.';
  return reservedFor === undefined
    ? 'It’s signed and on the market. You can cancel it at any time.'
    : `Only ${partyName(reservedFor)} sees it and can buy it, and gets a notice. You can cancel it at any time.`;
};

const postedTitle = (kind: Order['kind'], action: Action): string => {
  if ('replaces' in action && action.replaces) return 'Your trade is changed';
  return 'counters' in action && action.counters ? 'Your counter is live' : POSTED[kind];
};

const posted = (order: Order, action: Action): ActionSummary => {
  const { kind, unitPrice, expiresAt, gives, reservedFor } = order;
  const isChanged = 'replaces' in action && action.replaces !== undefined;
  return {
    title: postedTitle(kind, action),
    words: isChanged
      ? 'The old trade is canceled. No one can accept it anymore.'
      : postedWords(order),
    ...(isChanged && { untilFinal: LAST_MINUTE_OF_TRADE }),
    rows: [
      ...(kind === 'trade' ? tradeRows(order) : pricedRows(order)),
      ...(reservedFor ? [{ label: 'Reserved for', value: partyName(reservedFor) }] : []),
      { label: 'Ends', value: zonedMoment(new Date(expiresAt)) },
    ],
    ...(kind === 'listing'
      ? unitPrice && {
          result: {
            items: gives,
            isOwn: false,
            ...(reservedFor === undefined && { line: `For sale at ${exactPrice(unitPrice)}` }),
          },
        }
      : { next: ownOrders[kind] }),
  };
};

const moneyOf = ({ chainId, components }: OrderStep): Money | undefined => {
  const facts = readOrder(chainId, components);
  if (facts.kind === 'trade') {
    const { coin } = facts;
    if (coin === undefined) return undefined;
    const isPaid = coin.side === 'given';
    const amount = String(isPaid ? coin.amount : coin.proceeds);
    return { isPaid, isLater: true, isOfTrade: true, coin: coinOfTrade(coin), chainId, amount };
  }
  const isPaid = facts.kind === 'offer';
  const each = isPaid ? facts.unitPrice : facts.unitProceeds;
  const coin = isPaid ? 'wrapped' : 'native';
  return { isPaid, isLater: true, coin, chainId, amount: String(each * facts.quantity) };
};

export const tokenKey = (token: string, tokenId: string): string =>
  `${token.toLowerCase()}/${tokenId}`;

const lineIdsOf = ({ replaces, line, components }: OrderStep): string[] => {
  const given = replaces ?? line;
  if (given !== undefined) return [given.toLowerCase()];
  const [item] = components.offer;
  return item === undefined ? [] : [tokenKey(item.token, item.identifierOrCriteria)];
};

export const orderMessage: MessageDefinition<OrderStep> = {
  noun: ({ chainId, components }) => readOrder(chainId, components).kind,
  key: ({ components }) => components.salt,
  sentences: (step, labels) => {
    const { chainId, components, commitments, replaces } = step;
    const facts = readOrder(chainId, components);
    return [
      ...orderText(step, facts, labels),
      ...(replaces === undefined
        ? []
        : [`Your old ${facts.kind} is canceled right before this one goes live.`]),
      ...promiseSentences(commitments, labels),
      ...unpromisedText(avatarsOf(gotByMaker(facts)), commitments, labels),
    ];
  },
  send: async ({ chainId, components, commitments, criteria: set }, signature, action) => {
    const domain = { chainId, verifyingContract: SEAPORT };
    const { tokenIds: _ids, ...words } = set ?? { tokenIds: [] };
    const criteria = set && { criteria: words };
    const body = { domain, components, commitments, ...criteria, signature };
    const sent = await market.orders.post({ body, fetchOptions: withSendTimeout() });
    return posted(bodyOf(sent), action);
  },
  money: moneyOf,
  divided: ({ chainId, components }, labels) => {
    const facts = readOrder(chainId, components);
    if (facts.kind === 'trade') return [];
    const isPaid = facts.kind === 'offer';
    const coin = isPaid ? 'wrapped' : 'native';
    return dividedRows({ ...facts, chainId, coin }, isPaid, labels);
  },
  given: ({ components }) => components.offer,
  order: ({ components }) => ({ components, isOwn: true }),
  lineIds: lineIdsOf,
};

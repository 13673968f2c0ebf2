import type { ChainId } from '@trait-market/contract/economy/shared';
import {
  type Asset,
  type OrderFacts,
  type PricedFacts,
  readOrder,
  type TradeFacts,
} from '@trait-market/contract/economy/typed-data';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { momentText } from '@/lib/format/dates';

import { nameOf, type Labels } from '../signing/labels';
import type { Signable, SignedCriteria } from '../signing/signable';
import { commitmentsText, unpromisedText } from './commitment-sentences';
import { criteriaSentences } from './criteria-sentences';
import { assetsText, avatarsOf, dressedText, feesText, wantedText } from './order-parts';

/** What whoever makes an order gets by it. */
const gotByMaker = (facts: OrderFacts): readonly Asset[] => {
  switch (facts.kind) {
    case 'listing':
      return [];
    case 'offer':
      return facts.asset.kind === 'any' ? [] : [facts.asset];
    case 'trade':
      return facts.gets;
  }
};

const endText = (expiresAt: number): string =>
  `It expires on ${momentText(new Date(expiresAt))}. Until then, you can cancel it at any time.`;

const listingText = (chainId: ChainId, facts: PricedFacts, labels: Labels): string[] => {
  const { asset, quantity, unitPrice, unitProceeds } = facts;
  const each = quantity > 1n ? ' each' : '';
  const name = nameOf(labels, asset);
  return [
    `You list ${asset.kind === 'avatar' ? name : `${quantity} × ${name}`} for ${coinText(chainId, 'native', unitPrice)}${each}.`,
    `You get ${coinText(chainId, 'native', unitProceeds)}${quantity > 1n ? ' for each one sold' : ' when it sells'}.`,
    ...feesText(chainId, facts, labels, 1n),
    ...(quantity > 1n ? ['Each edition can be bought on its own.'] : []),
    ...dressedText([asset]),
    endText(facts.expiresAt),
    'Anyone can buy it until then without asking you again. Signing doesn’t move anything yet.',
  ];
};

const offerText = (
  chainId: ChainId,
  facts: PricedFacts,
  labels: Labels,
  criteria: SignedCriteria | undefined,
): string[] => {
  const { asset, quantity, unitPrice, unitProceeds } = facts;
  const isAny = asset.kind === 'any';
  const each = quantity > 1n ? ' each' : '';
  const whole = coinText(chainId, 'wrapped', unitPrice * quantity);
  return [
    `You offer ${coinText(chainId, 'wrapped', unitPrice)}${each} for ${wantedText(labels, asset, quantity)}.`,
    ...dressedText([asset]),
    ...(isAny ? criteriaSentences(asset, criteria) : []),
    ...(quantity > 1n ? [`That’s ${whole} if all of them are accepted.`] : []),
    `Whoever accepts it gets ${coinText(chainId, 'wrapped', unitProceeds)}${each}.`,
    ...feesText(chainId, facts, labels, 1n),
    endText(facts.expiresAt),
    `${asset.kind === 'avatar' ? 'Its owner' : 'Any holder'} can accept it until then without asking you again. Signing doesn’t move anything yet.`,
  ];
};

const tradeText = (facts: TradeFacts, labels: Labels): string[] => [
  `You give ${assetsText(labels, facts.gives)}.`,
  `You get ${assetsText(labels, facts.gets)}.`,
  ...dressedText([...facts.gives, ...facts.gets]),
  'No money changes hands and there are no fees. Everything changes hands at once, or nothing does.',
  endText(facts.expiresAt),
  'Anyone who holds what you ask for can accept it until then without asking you again. Signing doesn’t move anything yet.',
];

const orderText = (
  chainId: ChainId,
  facts: OrderFacts,
  labels: Labels,
  criteria: SignedCriteria | undefined,
): string[] => {
  switch (facts.kind) {
    case 'listing':
      return listingText(chainId, facts, labels);
    case 'offer':
      return offerText(chainId, facts, labels, criteria);
    case 'trade':
      return tradeText(facts, labels);
  }
};

/** What an order allows others to do, and until when. */
export const orderSentences = (
  { chainId, components, commitments, criteria, replaces }: Extract<Signable, { kind: 'order' }>,
  labels: Labels,
): string[] => {
  const facts = readOrder(chainId, components);
  return [
    ...orderText(chainId, facts, labels, criteria),
    ...(replaces === undefined
      ? []
      : ['Your old listing is canceled right before this one goes live.']),
    ...commitmentsText(commitments, labels),
    ...unpromisedText(avatarsOf(gotByMaker(facts)), commitments, labels),
  ];
};

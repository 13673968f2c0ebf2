import { readOrder, type PricedFacts } from '@trait-market/contract/economy/typed-data';

import { coinText } from '@/lib/economy/amounts/coin-amount';

import { accountText, nameOf, type Labels } from '../signing/labels';
import type { Signable } from '../signing/signable';
import { commitmentsText, unpromisedText } from './commitment-sentences';
import { fitSentences } from './criteria-sentences';
import { onceText } from './once-text';
import { assetsText, avatarsOf, dressedText, feesText, wantedText } from './order-parts';

type Fulfilment = Extract<Signable, { kind: 'fulfilment' }>;

/** What is given for an offer: the trait that the fulfilment names, where it asks for any of a kind. */
const givenFor = (facts: PricedFacts, { identifier }: Fulfilment['message']) =>
  facts.asset.kind === 'any' && identifier !== undefined
    ? { kind: 'trait' as const, token: facts.asset.token, tokenId: identifier }
    : facts.asset;

/** What is bought, sold or traded by accepting an order, and the most that it can cost. */
export const acceptSentences = (signable: Fulfilment, labels: Labels): string[] => {
  const { chainId, message, terms, commitments } = signable;
  const promises = commitmentsText(commitments, labels);
  const facts = readOrder(chainId, terms);
  const units = BigInt(message.quantity);
  const maker = accountText(labels, facts.maker);
  switch (facts.kind) {
    case 'listing':
      return [
        `You buy ${wantedText(labels, facts.asset, units)} from ${maker}.`,
        ...dressedText([facts.asset]),
        `You pay at most ${coinText(chainId, 'native', BigInt(message.highestPrice))}, fees included.`,
        ...feesText(chainId, facts, labels, units),
        ...promises,
        ...unpromisedText(avatarsOf([facts.asset]), commitments, labels),
        'If the price has changed, or someone else gets it first, you pay nothing.',
        onceText(signable),
      ];
    case 'offer':
      return [
        `You sell ${facts.asset.kind === 'avatar' ? '' : `${units} × `}${nameOf(labels, givenFor(facts, message))} to ${maker}.`,
        ...(facts.asset.kind === 'any' ? fitSentences(facts.asset, signable, labels) : []),
        `You get at least ${coinText(chainId, 'wrapped', BigInt(message.lowestProceeds))}, after fees.`,
        ...feesText(chainId, facts, labels, units),
        ...promises,
        'If the offer has changed or gone, you keep what you have.',
        onceText(signable),
      ];
    case 'trade':
      return [
        `You give ${assetsText(labels, facts.gets)} to ${maker}.`,
        `You get ${assetsText(labels, facts.gives)}.`,
        ...dressedText([...facts.gives, ...facts.gets]),
        ...promises,
        ...unpromisedText(avatarsOf(facts.gives), commitments, labels),
        'No money changes hands and there are no fees. Everything changes hands at once, or nothing does.',
        onceText(signable),
      ];
  }
};

import { CHAINS, type ChainId } from '@trait-market/contract/economy/chains';
import { PERIOD_DAYS } from '@trait-market/contract/economy/credits';
import {
  readOrder,
  type OrderFacts,
  type PricedFacts,
  type TradeFacts,
} from '@trait-market/contract/economy/typed-data/read-order';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data/commitment-schema';
import { editionsOfTier } from '@trait-market/contract/economy/tier-editions';
import type { Tier } from '@trait-market/contract/economy/tiers';
import {
  ANY_TOKEN,
  criteriaOf,
  isProven,
} from '@trait-market/contract/economy/typed-data/criteria';
import type { AnyTrait, Asset } from '@trait-market/contract/economy/typed-data/terms';
import { isSameAddress } from '@trait-market/contract/wallet-address';

import { coinText } from '@/lib/economy/coin-amount';
import { momentText } from '@/lib/format/dates';
import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { accountText, feeNameOf, nameOf, wornBy, type Labels } from '../signing/labels';
import type { Signable, SignedCriteria } from '../signing/signable';
import { approvalSentences } from './approval-sentences';
import { batchFacts, dressSentences } from './dress-sentences';
import { lightSentences } from './light-sentences';
import { packSentences } from './pack-sentences';
import { rerollSentences } from './reroll-sentences';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What an offer asks for; undefined where it names it. */
const anyOf = (facts: OrderFacts): AnyTrait | undefined =>
  facts.kind === 'offer' && facts.asset.kind === 'any' ? facts.asset : undefined;

/** What any trait of a kind means, and that what is signed says the same. */
const setText = (any: AnyTrait, criteria: SignedCriteria | undefined): string[] => {
  if (any.criteria === ANY_TOKEN)
    return [
      'Any trait of this collection counts, including ones added later. You don’t choose which.',
    ];
  const count = criteria?.tokenIds.length ?? 0;
  const isSame = count > 0 && criteriaOf(criteria?.tokenIds ?? []) === any.criteria;
  return [
    `You get whichever of the ${plural(count, '1 trait that fits', `${count} traits that fit`)} the seller chooses.`,
    ...(criteria?.tier === undefined ? [] : [tierText(criteria.tier)]),
    isSame
      ? 'Your browser worked out from these traits what you sign, and it matches.'
      : 'What you sign doesn’t match these traits. Don’t sign it.',
  ];
};

const tierText = (tier: Tier): string => {
  const { least, most } = editionsOfTier(tier);
  const range =
    most === undefined
      ? `${least} editions or more`
      : `${least === 1 ? 'at most' : `${least} to`} ${most} editions`;
  return `${capital(tier)} tier means ${range} of a trait exist. It isn’t the rarity, which changes with what avatars wear.`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const assetText = (labels: Labels, asset: Asset): string => {
  const name = nameOf(labels, asset);
  return asset.kind === 'trait' ? `${asset.quantity} × ${name}` : name;
};

const assetsText = (labels: Labels, assets: readonly Asset[]): string =>
  listed.format(assets.map((asset) => assetText(labels, asset)));

const feesText = (
  chainId: ChainId,
  { kind, fees }: PricedFacts,
  labels: Labels,
  units: bigint,
): string[] => {
  const coin = kind === 'listing' ? 'native' : 'wrapped';
  if (fees.length === 0) return [];
  const parts = fees.map(
    ({ amount, recipient }) =>
      `${coinText(chainId, coin, amount * units)} to ${feeNameOf(labels, recipient)}`,
  );
  return [`Deducted from the price: ${listed.format(parts)}.`];
};

/** What has to be so for an order to count: a sentence for each avatar that it is about. */
export const commitmentsText = (
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string[] => {
  const worn = new Map<string, { avatar: string; traits: string[] }>();
  for (const { token, avatarId, traitId, slot } of commitments) {
    const key = `${token.toLowerCase()}/${avatarId}`;
    const avatar = nameOf(labels, { kind: 'avatar', token, tokenId: avatarId });
    const trait = nameOf(labels, { kind: 'worn', token, tokenId: traitId });
    const before = worn.get(key)?.traits ?? [];
    worn.set(key, { avatar, traits: [...before, `${trait} as its ${slot}`] });
  }
  return [...worn.values()].map(
    ({ avatar, traits }) => `It’s valid only while ${avatar} wears ${listed.format(traits)}.`,
  );
};

type AvatarId = Pick<Asset, 'token' | 'tokenId'>;

const unpromisedOf = (
  avatar: AvatarId,
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string | undefined => {
  const { token, tokenId } = avatar;
  const name = nameOf(labels, { kind: 'avatar', token, tokenId });
  const promised = commitments.filter(
    (one) => isSameAddress(one.token, token) && one.avatarId === tokenId,
  );
  const worn = wornBy(labels, { kind: 'avatar', token, tokenId });
  if (worn === undefined)
    return `Nothing ${promised.length > 0 ? 'else ' : ''}is promised about what ${name} wears: it can be changed until someone accepts.`;
  const rest = worn.filter(
    (trait) =>
      !promised.some(({ slot, traitId }) => slot === trait.slot && traitId === trait.tokenId),
  );
  if (rest.length === 0) return undefined;
  const names = rest.map(
    (trait) =>
      `${nameOf(labels, { kind: 'worn', token, tokenId: trait.tokenId })} as its ${trait.slot}`,
  );
  return `${name} also wears ${listed.format(names)} now. None of that is promised: it can be changed until someone accepts.`;
};

/** What is worn by avatars that somebody gets without its being promised: each of it by name. */
export const unpromisedText = (
  avatars: readonly AvatarId[],
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string[] => avatars.flatMap((avatar) => unpromisedOf(avatar, commitments, labels) ?? []);

const avatarsOf = (assets: readonly Asset[]): Asset[] =>
  assets.filter(({ kind }) => kind === 'avatar');

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

/** An avatar is never given bare. */
const dressedText = (assets: readonly (Asset | AnyTrait)[]): string[] =>
  assets.some(({ kind }) => kind === 'avatar') ? ['An avatar comes with everything it wears.'] : [];

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

const wantedText = (labels: Labels, asset: Asset | AnyTrait, quantity: bigint): string => {
  const name = nameOf(labels, asset);
  if (asset.kind === 'avatar') return name;
  return `${quantity} ${asset.kind === 'any' ? 'of' : '×'} ${name}`;
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
    ...(isAny ? setText(asset, criteria) : []),
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

type Fulfilment = Extract<Signable, { kind: 'fulfilment' }>;
type Purchase = Extract<Signable, { kind: 'subscribe' | 'buyCredits' }>;

const onceText = ({ message }: Fulfilment | Purchase): string =>
  `The signature works once, until ${momentText(new Date(Number(message.deadline) * 1000))}.`;

/** What the market itself sells, and the most that it takes for it. */
const purchaseText = (signable: Purchase): string[] => {
  const { chainId, message } = signable;
  const most = coinText(chainId, 'native', BigInt(message.highestPrice));
  return [
    ...(signable.kind === 'subscribe'
      ? [
          `You buy the ${signable.message.plan} plan for ${PERIOD_DAYS} days, starting now.`,
          'It replaces the plan you have, if any. Credits left from that plan stay until they end, up to the roll-over limit.',
          'It ends by itself. You’re never charged again unless you sign again.',
        ]
      : [`You buy ${signable.message.credits} credits.`, 'They never expire.']),
    `You pay at most ${most} to the market.`,
    'If the price is higher by then, you pay nothing.',
    onceText(signable),
  ];
};

/** What is given for an offer: the trait that the fulfilment names, where it asks for any of a kind. */
const givenFor = (facts: PricedFacts, { identifier }: Fulfilment['message']) =>
  facts.asset.kind === 'any' && identifier !== undefined
    ? { kind: 'trait' as const, token: facts.asset.token, tokenId: identifier }
    : facts.asset;

const fitText = (
  facts: PricedFacts,
  { message: { identifier }, criteriaProof = [] }: Fulfilment,
  labels: Labels,
): string[] => {
  const any = anyOf(facts);
  if (any === undefined || identifier === undefined) return [];
  const isFit = isProven(any.criteria, identifier, criteriaProof);
  return [
    isFit
      ? `The offer is for ${nameOf(labels, any)}. Your browser checked that this trait fits.`
      : 'This trait doesn’t fit the offer. Don’t sign it.',
  ];
};

const fulfilmentText = (signable: Fulfilment, labels: Labels): string[] => {
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
        ...fitText(facts, signable, labels),
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

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What the market's zone keeps of a cancellation on the chain: permits that were given before it end within a minute. */
const lastMinuteText = (network: string): string =>
  `An order that’s already being filled on ${network} can still go through for a minute.`;

/** What signing it means, read from what is signed itself, in plain sentences. */
export const sentencesOf = (signable: Signable, labels: Labels): string[] => {
  const { name } = CHAINS[signable.chainId];
  switch (signable.kind) {
    case 'order': {
      const { chainId, components, commitments, criteria } = signable;
      const facts = readOrder(chainId, components);
      return [
        ...orderText(chainId, facts, labels, criteria),
        ...(signable.replaces === undefined
          ? []
          : ['Your old listing is canceled right before this one goes live.']),
        ...commitmentsText(commitments, labels),
        ...unpromisedText(avatarsOf(gotByMaker(facts)), commitments, labels),
      ];
    }
    case 'fulfilment':
      return fulfilmentText(signable, labels);
    case 'cancel': {
      const count = signable.message.orderHashes.length;
      return [
        `You cancel ${count} ${plural(count, 'order', 'orders')} for good.`,
        plural(
          count,
          'No one can accept it after that. To sell, buy or trade again, make a new one.',
          'No one can accept them after that. To sell, buy or trade again, make new ones.',
        ),
        lastMinuteText(name),
        'It’s free.',
      ];
    }
    case 'cancelAll':
      return [
        `You cancel every order you’ve ever signed here on ${name}, whether it’s shown or not.`,
        'They can never be filled after that, even if someone kept a copy.',
        lastMinuteText(name),
        'It’s free. Orders on other networks and on other sites stay as they are.',
      ];
    case 'wrap': {
      const { chainId, message } = signable;
      const amount = BigInt(message.amount);
      return [
        `${coinText(chainId, 'native', amount)} becomes ${coinText(chainId, 'wrapped', amount)}, one to one and with no fee.`,
        'It stays in your wallet, and you can unwrap it at any time.',
      ];
    }
    case 'unwrap': {
      const { chainId, message } = signable;
      const amount = BigInt(message.amount);
      return [
        `${coinText(chainId, 'wrapped', amount)} becomes ${coinText(chainId, 'native', amount)}, one to one and with no fee.`,
        'It stays in your wallet. Offers it was backing can’t be accepted without it.',
      ];
    }
    case 'subscribe':
    case 'buyCredits':
      return purchaseText(signable);
    case 'packBuy':
    case 'packOpen':
      return packSentences(signable);
    case 'burn':
    case 'withdrawBurn':
      return lightSentences(signable, labels);
    case 'reroll':
    case 'poolGive':
      return rerollSentences(signable, labels);
    case 'approval':
      return approvalSentences(signable, labels);
    case 'dress':
      return dressSentences(signable, labels);
    case 'dressBatch': {
      const { about, avatars } = batchFacts(signable, labels);
      return [
        ...about,
        ...avatars.flatMap((avatar) => [`You change ${avatar.name}.`, ...avatar.sentences]),
      ];
    }
    case 'undoDress': {
      const { dressHash } = signable.message;
      const avatar = quotedName(labels.dressed?.[dressHash.toLowerCase()]);
      return [
        `You undo the change ${shortenAddress(dressHash)}${avatar === undefined ? '' : ` of ${avatar}`}.`,
        'What was put on comes off, and what came off goes back on.',
        'It’s free, and you get back the credits you spent on it.',
      ];
    }
  }
};

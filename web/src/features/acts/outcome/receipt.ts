import { CHAINS, type CreditAmounts } from '@trait-market/contract/economy/shared';
import { WITHDRAW_MINUTES, type LightBurn } from '@trait-market/contract/economy/burns';
import type { CreditsBought } from '@trait-market/contract/economy/credits';
import type { Dressed, DressPlan } from '@trait-market/contract/economy/benches';
import type { ExecutedAct } from '@trait-market/contract/economy/wallets';
import type { PacksBought } from '@trait-market/contract/economy/packs';
import type { Order, Receipt } from '@trait-market/contract/economy/orders';

import type { AmountRow } from '@/components/economy/prices/amount-rows';
import type { Act } from '@/lib/acts/act';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { itemsText } from '@/lib/economy/orders/item-words';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { momentText } from '@/lib/format/dates';
import { listText } from '@/lib/format/list-text';
import { plainText } from '@/lib/format/plain-text';
import { isExtraction, wearableName } from '@/lib/looks/look-words';

import type { Outcome } from './outcome';

/** What an act came to: one sentence, and its figures. */
export type ActSummary = {
  title: string;
  words: string;
  /** Replaces `words` until the permits that were given before a cancellation have ended. */
  untilFinal?: string;
  rows: AmountRow[];
};

const rowsOfReceipt = ({ paid, proceeds, activity }: Receipt, isSeller: boolean): AmountRow[] => [
  ...(paid ? [{ label: isSeller ? 'The buyer paid' : 'You paid', value: exactPrice(paid) }] : []),
  ...(proceeds
    ? [{ label: isSeller ? 'You got' : 'The seller got', value: exactPrice(proceeds) }]
    : []),
  { label: 'When', value: momentText(new Date(activity.at)) },
];

const rowsOfAct = ({ at, activity }: ExecutedAct): AmountRow[] => [
  ...(activity === null || activity.items.length === 0
    ? []
    : [{ label: 'What', value: itemsText(activity.items) }]),
  ...(activity?.price ? [{ label: 'Price', value: exactPrice(activity.price) }] : []),
  { label: 'When', value: momentText(new Date(at)) },
];

const filled = (receipt: Receipt, act: Act): ActSummary => {
  const isSeller = act.kind === 'accept' && receipt.order.kind === 'offer';
  const rows = rowsOfReceipt(receipt, isSeller);
  const { activity, order } = receipt;
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

const POSTED = {
  listing: 'Your listing is live',
  offer: 'Your offer is live',
  trade: 'Your trade is live',
} as const;

const posted = ({ kind, unitPrice, quantity, expiresAt, gives, gets }: Order): ActSummary => {
  const isAvatar = kind !== 'trade' && [...gives, ...gets].some((item) => item.kind === 'avatar');
  return {
    title: POSTED[kind],
    words:
      kind === 'trade'
        ? `You give ${itemsText(gives)} for ${itemsText(gets)}, as soon as someone accepts.`
        : 'It’s signed and on the market. You can cancel it at any time.',
    rows: [
      ...(unitPrice
        ? [{ label: isAvatar ? 'Price' : 'Price per edition', value: exactPrice(unitPrice) }]
        : []),
      ...(kind === 'trade' || isAvatar ? [] : [{ label: 'Editions', value: String(quantity) }]),
      { label: 'Ends', value: momentText(new Date(expiresAt)) },
    ],
  };
};

/** Permits that were given before a cancellation stay valid on the chain for up to a minute. */
export const LAST_MINUTE =
  'If someone is already filling an order, that can still go through for a minute. This page says when the minute is over.';

/** Of several signatures the last one's outcome is known here: what is said holds for all of them. */
const canceledSummary = (
  { orders, over }: Extract<Outcome, { kind: 'cancelled' }>,
  act: Act,
): ActSummary => {
  const count = orders.length;
  const all = act.kind === 'cancel' ? act.orders.length : count + over;
  if (all > count + over)
    return {
      title: 'All orders canceled',
      words: `None of the ${all} orders can be accepted anymore.`,
      untilFinal: LAST_MINUTE,
      rows: [],
    };
  if (count === 0)
    return {
      title: 'Nothing left to cancel',
      words: 'The order was filled or expired before your signature arrived.',
      rows: [],
    };
  return {
    title: count === 1 ? 'Canceled' : `${count} orders canceled`,
    words: `No one can accept ${count === 1 ? 'it' : 'them'} anymore.`,
    untilFinal: LAST_MINUTE,
    rows: over === 0 ? [] : [{ label: 'Already filled or expired', value: String(over) }],
  };
};

const creditsText = ({ subscription, vanilla }: CreditAmounts): string =>
  `${subscription + vanilla} credits`;

const looseText = (plan: DressPlan): string => {
  const names = plan.comesLoose.map(({ trait }) => wearableName(trait));
  return `${listText(names)} ${names.length === 1 ? 'is' : 'are'} loose in your wallet now.`;
};

const newLooks = (avatars: Dressed['avatars']): string =>
  avatars.length > 3
    ? `${avatars.length} avatars have their new looks.`
    : `${listText(avatars.map(({ name }) => plainText(name)))} ${avatars.length === 1 ? 'has its new look' : 'have their new looks'}.`;

const dressed = ({ avatars, credits, balance, undoUntil }: Dressed, act: Act): ActSummary => ({
  title: act.kind === 'dress' && isExtraction(act.plan) ? 'Extracted' : 'Constructed',
  words: act.kind === 'dress' && isExtraction(act.plan) ? looseText(act.plan) : newLooks(avatars),
  rows: [
    { label: 'Spent', value: creditsText(credits) },
    { label: 'You have left', value: creditsText(balance) },
    ...(undoUntil === null
      ? []
      : [{ label: 'Can be undone until', value: momentText(new Date(undoUntil)) }]),
  ],
});

const undone = ({ credits, balance }: Dressed): ActSummary => ({
  title: 'The change is undone',
  words: 'The avatar wears what it wore before.',
  rows: [
    { label: 'Given back', value: creditsText(credits) },
    { label: 'You have now', value: creditsText(balance) },
  ],
});

const rowsOfBought = ({ credits, paid, balance }: CreditsBought): AmountRow[] => [
  { label: 'You paid', value: exactPrice(paid) },
  { label: 'Credits added', value: String(credits) },
  { label: 'You have now', value: creditsText(balance) },
];

const creditsBought = (bought: CreditsBought, act: Act): ActSummary => {
  const { credits, subscription } = bought;
  const rows = rowsOfBought(bought);
  if (act.kind !== 'subscribe' || subscription === null)
    return {
      title: `You bought ${credits} credits`,
      words: 'They’re in your balance, and they never expire.',
      rows,
    };
  return {
    title: `You bought the ${subscription.plan} plan`,
    words: 'It’s active now. It doesn’t renew: when it ends, you decide whether to buy it again.',
    rows: [...rows, { label: 'Plan ends', value: momentText(new Date(subscription.endsAt)) }],
  };
};

const approved = (act: Act): ActSummary =>
  act.kind === 'approve' && !act.isGiven
    ? {
        title: 'Approval taken back',
        words:
          'Seaport can’t move any of it. Orders that need it are inactive until you approve again.',
        rows: [],
      }
    : {
        title: 'Approved',
        words: 'Your orders that need it can be filled. You can take it back at any time.',
        rows: [],
      };

const packsBought = ({ packs, paid, unopened, drop }: PacksBought): ActSummary => ({
  title: packs === 1 ? 'You bought a pack' : `You bought ${packs} packs`,
  words: `Sealed, and yours. Open ${packs === 1 ? 'it' : 'them'} now or any other day. What’s inside is drawn when you do.`,
  rows: [
    { label: 'You paid', value: exactPrice(paid) },
    { label: `Unopened packs of ${plainText(drop.name)}`, value: String(unopened) },
  ],
});

/** What came is shown, and checked, where the receipt leads. */
const packsOpened = (packs: number, isDrawn: boolean): ActSummary => ({
  ...(isDrawn
    ? {
        title: packs === 1 ? 'Your pack is open' : `Your ${packs} packs are open`,
        words: 'Look inside. Your browser repeats the draw before it shows you anything.',
      }
    : {
        title: 'Waiting for the result',
        words: `The market has 10 minutes to reveal its half of the draw. If it doesn’t, ${packs === 1 ? 'your pack goes' : 'your packs go'} back to you.`,
      }),
  rows: [],
});

const locked = ({ quantity, until }: LightBurn): ActSummary => ({
  title: quantity === 1 ? 'It’s in the Light' : 'They’re in the Light',
  words: `You have ${WITHDRAW_MINUTES} minutes to change your mind. After that ${quantity === 1 ? 'it’s' : 'they’re'} gone for good.`,
  rows: [
    { label: 'Editions', value: String(quantity) },
    { label: 'Gone at', value: momentText(new Date(until)) },
  ],
});

const takenBack = ({ quantity }: LightBurn): ActSummary => ({
  title: quantity === 1 ? 'You took it back' : 'You took them back',
  words: `Nothing was burned. ${quantity === 1 ? 'It’s' : 'They’re'} loose in your wallet again.`,
  rows: [{ label: 'Editions', value: String(quantity) }],
});

const rerolled = (isDrawn: boolean): ActSummary => ({
  ...(isDrawn
    ? {
        title: 'Your re-roll is done',
        words: 'See what you got. Your browser repeats the draw before it shows you anything.',
      }
    : {
        title: 'Waiting for the result',
        words:
          'The market has 10 minutes to reveal its half of the draw. If it doesn’t, you get your traits and credits back.',
      }),
  rows: [],
});

/** What is told at the end of an act. */
export const summaryFor = (outcome: Outcome, act: Act): ActSummary => {
  switch (outcome.kind) {
    case 'posted':
      return posted(outcome.order);
    case 'filled':
      return filled(outcome.receipt, act);
    case 'cancelled':
      return canceledSummary(outcome, act);
    case 'cancelledAll': {
      const { chainId, cancelled } = outcome.result;
      return {
        title: `Everything on ${CHAINS[chainId].name} is canceled`,
        words:
          'No order you signed here for that network can be filled anymore, whether it was shown or not.',
        untilFinal: LAST_MINUTE,
        rows: [{ label: 'Open orders canceled', value: String(cancelled) }],
      };
    }
    case 'converted': {
      const { chainId, native, wrapped } = outcome.balance;
      return {
        title:
          act.kind === 'unwrap'
            ? `${CHAINS[chainId].symbols.wrapped} unwrapped`
            : `${CHAINS[chainId].symbols.native} wrapped`,
        words: 'Your new balances:',
        rows: [
          {
            label: CHAINS[chainId].symbols.native,
            value: coinText(chainId, 'native', BigInt(native)),
          },
          {
            label: CHAINS[chainId].symbols.wrapped,
            value: coinText(chainId, 'wrapped', BigInt(wrapped)),
          },
        ],
      };
    }
    case 'approved':
      return approved(act);
    case 'dressed':
      return dressed(outcome.dressed, act);
    case 'undone':
      return undone(outcome.dressed);
    case 'creditsBought':
      return creditsBought(outcome.bought, act);
    case 'packsBought':
      return packsBought(outcome.bought);
    case 'packsOpened': {
      const { signed, state } = outcome.draw;
      const packs = signed.kind === 'pack' ? Number(signed.message.packs) : 1;
      return packsOpened(packs, state === 'drawn');
    }
    case 'rerolled':
      return rerolled(outcome.draw.state === 'drawn');
    case 'givenToPool': {
      const { traits, editions } = outcome.pool;
      return {
        title: 'It’s in the pool',
        words: 'Thank you. It can come out again in anyone’s re-roll.',
        rows: [
          { label: 'Traits in the pool', value: String(traits) },
          { label: 'Editions in the pool', value: String(editions) },
        ],
      };
    }
    case 'locked':
      return locked(outcome.burn);
    case 'takenBack':
      return takenBack(outcome.burn);
    case 'missed':
      return { title: 'Nothing was done', words: 'Nothing has moved.', rows: [] };
    case 'arrived':
      return {
        title: 'It already went through',
        words:
          'What you signed arrived the first time. Only the response was lost. It was done once, and this page is up to date.',
        rows: outcome.act === undefined ? [] : rowsOfAct(outcome.act),
      };
  }
};

import type { Price } from '@trait-market/contract/economy/shared';

import { sumsByChain } from '@/lib/economy/orders/lines';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { LAST_MINUTE, type ActSummary } from './receipt';

/** One of several things that were signed one by one. */
export type SeveralLine = {
  id: string;
  /** What it is about. */
  label: string;
  /** What was paid or is asked for it; undefined where that isn't known here. */
  price: Price | undefined;
  /** Why it was not done; undefined where it was. */
  reason: string | undefined;
};

/** Acts of several signatures of which each stands for itself. */
export type SeveralKind = 'buySeveral' | 'listSeveral' | 'reprice' | 'cancel';

type Words = {
  /** Where all of it is done. */
  all: (count: number) => string;
  /** Where some of it is; nothing of it is `none`. */
  some: (done: number, count: number) => string;
  none: string;
  allWords: string;
  /** Replaces `allWords` until the permits that were given before a cancellation have ended. */
  untilFinal?: string;
  /** What becomes of the rest. */
  someWords: string;
};

const WORDS: Record<SeveralKind, Words> = {
  buySeveral: {
    all: () => 'Purchase complete',
    some: (done, count) => `You bought ${done} of ${count}`,
    none: 'You bought nothing',
    allWords: 'Everything is yours, loose in your wallet.',
    someWords:
      'You paid nothing for what couldn’t be bought. It’s still in your cart, with what’s available now.',
  },
  listSeveral: {
    all: (count) => (count === 1 ? 'Your listing is live' : `Your ${count} listings are live`),
    some: (done, count) => `You listed ${done} of ${count}`,
    none: 'You listed nothing',
    allWords: 'They’re signed and on the market. You can cancel each at any time.',
    someWords: 'What isn’t listed is still yours, loose in your wallet. You can list it again.',
  },
  reprice: {
    all: (count) => (count === 1 ? 'The new price is live' : `${count} new prices are live`),
    some: (done, count) => `You changed ${done} of ${count} prices`,
    none: 'You changed no price',
    allWords: 'The old listings are canceled. No one can buy at the old price anymore.',
    untilFinal: LAST_MINUTE,
    someWords: 'What you didn’t sign is still listed at its old price.',
  },
  cancel: {
    all: (count) => (count === 1 ? 'Canceled' : `${count} orders canceled`),
    some: (done, count) => `You canceled ${done} of ${count} orders`,
    none: 'You canceled nothing',
    allWords: 'No one can accept them anymore.',
    untilFinal: LAST_MINUTE,
    someWords: 'The others are still open, and can be accepted.',
  },
};

/** What of several things went through, what each costs, and why the others did not. */
export const severalDone = (kind: SeveralKind, lines: readonly SeveralLine[]): ActSummary => {
  const done = lines.filter(({ reason }) => reason === undefined);
  const { all, some, none, allWords, someWords, untilFinal } = WORDS[kind];
  const isAll = done.length === lines.length;
  const paid = kind === 'buySeveral' ? done.flatMap(({ price }) => price ?? []) : [];
  return {
    title: isAll ? all(lines.length) : done.length === 0 ? none : some(done.length, lines.length),
    words: isAll ? allWords : someWords,
    ...(isAll && untilFinal && { untilFinal }),
    rows: [
      ...lines.map(({ id, label, price, reason }) => ({
        id,
        label,
        value: reason ?? (price ? exactPrice(price) : 'Done'),
      })),
      ...sumsByChain(paid).map((sum) => ({
        id: `paid on ${sum.chainId}`,
        label: 'You paid',
        value: exactPrice(sum),
        isSum: true,
      })),
    ],
  };
};

import type { CreditAmounts } from '@trait-market/contract/economy/credit-amounts';
import type { CreditBucket, CreditReason } from '@trait-market/contract/economy/credits';
import type { Bytes32 } from '@trait-market/contract/economy/hex';

import type { Account } from '../../kernel/account';
import { lotsIn, takeFrom, type CreditEntryRow, type Lot } from './credit-lots';
import type { Database } from './database';

/** Credits that come. */
type Gain = {
  bucket: CreditBucket;
  amount: number;
  reason: CreditReason;
  /** When what is left of them ends; null, or absent: never. */
  endsAt?: number | null;
  act?: Bytes32 | null;
};

const sumIn = (entries: readonly CreditEntryRow[]): CreditAmounts => {
  const sum = { subscription: 0, vanilla: 0 };
  for (const { bucket, amount } of entries) sum[bucket] += amount;
  return sum;
};

/**
 * The ledger of credits: every gain and spend. What a wallet has is their sum, and never below 0.
 * Whoever looks brings it up to `now`, in milliseconds of the world's clock: credits that have ended
 * by then go at their end.
 */
export const createCredits = ({ creditEntry }: Database) => {
  const kept = (account: Account): CreditEntryRow[] => creditEntry.findBy('account', account);

  const enter = (account: Account, entry: Omit<CreditEntryRow, 'id' | 'account'>): void =>
    creditEntry.insert({ id: nextId(account), account, ...entry });

  const nextId = (account: Account): string => `${account}:${kept(account).length + 1}`;

  const open = (
    account: Account,
    { bucket, amount, reason, endsAt = null, act = null }: Gain,
    at: number,
  ): void => {
    if (amount === 0) return;
    enter(account, { at, bucket, amount, reason, lot: nextId(account), endsAt, act });
  };

  const takeOut = (
    account: Account,
    lots: readonly Lot[],
    amount: number,
    change: Pick<CreditEntryRow, 'at' | 'reason' | 'act'>,
  ): CreditEntryRow[] => {
    const before = kept(account).length;
    for (const { lot, taken } of takeFrom(lots, amount)) {
      enter(account, { ...change, bucket: lot.bucket, amount: -taken, lot: lot.id, endsAt: null });
    }
    return kept(account).slice(before);
  };

  /** Lets go what has ended, at its end. */
  const expire = (account: Account, now: number): void => {
    const ended = lotsIn(kept(account)).flatMap((lot) =>
      lot.endsAt !== null && lot.endsAt <= now ? [{ ...lot, endsAt: lot.endsAt }] : [],
    );
    for (const lot of ended.toSorted((one, other) => one.endsAt - other.endsAt)) {
      takeOut(account, [lot], lot.left, { at: lot.endsAt, reason: 'expiry', act: null });
    }
  };

  const entriesAt = (account: Account, now: number): CreditEntryRow[] => {
    expire(account, now);
    return kept(account);
  };

  const remove = (account: Account): void => {
    for (const { id } of kept(account)) creditEntry.remove(id);
  };

  return {
    of: (account: Account, now: number): CreditAmounts => sumIn(entriesAt(account, now)),

    /** Every gain and spend, in the order in which they came. */
    entries: entriesAt,

    /** What is left, in the order in which it is spent. */
    lots: (account: Account, now: number): Lot[] => lotsIn(entriesAt(account, now)),

    gain: (account: Account, gain: Gain, now: number): void => {
      expire(account, now);
      open(account, gain, now);
    },

    /**
     * Spends on an act: credits of a plan first, those that end first before the others.
     *
     * @returns how many came out of which bucket; undefined when there are too few, and none were spent
     */
    spend: (
      account: Account,
      amount: number,
      act: Bytes32,
      now: number,
    ): CreditAmounts | undefined => {
      const { subscription, vanilla } = sumIn(entriesAt(account, now));
      if (subscription + vanilla < amount) return undefined;
      const lots = lotsIn(kept(account));
      const spent = sumIn(takeOut(account, lots, amount, { at: now, reason: 'dress', act }));
      return { subscription: 0 - spent.subscription, vanilla: 0 - spent.vanilla };
    },

    /**
     * Gives back what was spent on an act, once: to the lot that it came from, or to vanilla where
     * that lot has ended since.
     *
     * @returns how many went into which bucket
     */
    giveBack: (account: Account, act: Bytes32, now: number): CreditAmounts => {
      const entries = entriesAt(account, now);
      const ofAct = entries.filter((entry) => entry.act === act);
      if (ofAct.some(({ reason }) => reason === 'undo')) return sumIn([]);
      for (const { lot, amount } of ofAct.filter((entry) => entry.amount < 0)) {
        const from = entries.find(({ id }) => id === lot);
        const hasEnded = from === undefined || (from.endsAt !== null && from.endsAt <= now);
        const back = { amount: -amount, reason: 'undo', act } as const;
        if (hasEnded) open(account, { ...back, bucket: 'vanilla' }, now);
        else enter(account, { ...back, at: now, bucket: from.bucket, lot, endsAt: null });
      }
      return sumIn(kept(account).slice(entries.length));
    },

    /** Makes this all that an account has and ever had, as granted. */
    set: (account: Account, { subscription, vanilla }: CreditAmounts, now: number): void => {
      remove(account);
      open(account, { bucket: 'subscription', amount: subscription, reason: 'grant' }, now);
      open(account, { bucket: 'vanilla', amount: vanilla, reason: 'grant' }, now);
    },

    remove,
  };
};

/** The credits of a world. */
export type Credits = ReturnType<typeof createCredits>;

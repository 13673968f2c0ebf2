import type { CreditBucket, CreditReason } from '@trait-market/contract/economy/credits';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { lotsIn, type CreditEntryRow, type Lot } from './credit-lots';
import type { Database } from './database';

/** Credits that come. */
export type Gain = {
  bucket: CreditBucket;
  amount: number;
  reason: CreditReason;
  /** When what is left of them ends; null, or absent: never. */
  endsAt?: number | null;
  act?: Bytes32 | null;
};

/** Credits from nowhere, in either bucket. */
export type GrantedCredits = { [Bucket in CreditBucket]?: number | undefined };

/** So many credits out of a lot; below 0: back into it. */
type Change = { lot: Pick<Lot, 'id' | 'bucket'>; taken: number };

/** What an entry is about, beside its credits. */
type Occasion = Pick<CreditEntryRow, 'at' | 'reason' | 'act'>;

/** The entries of credits, as they are kept: what is entered stays, until an account is removed. */
export const createCreditLedger = ({ creditEntry }: Database) => {
  /** In the order in which they came. */
  const entries = (account: Account): CreditEntryRow[] => creditEntry.findBy('account', account);

  const nextId = (account: Account): string => `${account}:${entries(account).length + 1}`;

  return {
    entries,

    /** What is left, in the order in which it is spent. */
    lots: (account: Account): Lot[] => lotsIn(entries(account)),

    /** Enters credits that come, as a lot of their own. */
    open: (
      account: Account,
      { bucket, amount, reason, endsAt = null, act = null }: Gain,
      at: number,
    ): void => {
      if (amount === 0) return;
      const id = nextId(account);
      creditEntry.insert({ id, account, at, bucket, amount, reason, lot: id, endsAt, act });
    },

    /** Enters what is taken out of lots. */
    take: (account: Account, changes: readonly Change[], occasion: Occasion): void => {
      for (const { lot, taken: amount } of changes) {
        creditEntry.insert({
          id: nextId(account),
          account,
          ...occasion,
          bucket: lot.bucket,
          amount: -amount,
          lot: lot.id,
          endsAt: null,
        });
      }
    },

    /** Gives what is left of a plan's credits an end. */
    endPlansCredits: (account: Account, endsAt: number): void => {
      for (const { id, bucket } of lotsIn(entries(account))) {
        if (bucket === 'subscription') creditEntry.change(id, { endsAt });
      }
    },

    remove: (account: Account): void => {
      for (const { id } of entries(account)) creditEntry.remove(id);
    },
  };
};

import type { CreditBucket, CreditReason } from '@trait-market/contract/economy/credits';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { lotsIn, type CreditEntryRow, type Lot } from './credit-lots';
import type { Database } from './database';

export type Gain = {
  bucket: CreditBucket;
  amount: number;
  reason: CreditReason;
  /** When the credits expire; null or absent means never. */
  endsAt?: number | null;
  act?: Bytes32 | null;
};

export type GrantedCredits = { [Bucket in CreditBucket]?: number | undefined };

/**
 * A change of a lot's credits: positive when credits are taken, negative when they are returned.
 */
type Change = { lot: Pick<Lot, 'id' | 'bucket'>; taken: number };

type Occasion = Pick<CreditEntryRow, 'at' | 'reason' | 'act'>;

export const createCreditLedger = ({ creditEntry }: Database) => {
  const entries = (account: Account): CreditEntryRow[] => creditEntry.findBy('account', account);

  const nextId = (account: Account): string => `${account}:${entries(account).length + 1}`;

  return {
    entries,

    lots: (account: Account): Lot[] => lotsIn(entries(account)),

    open: (
      account: Account,
      { bucket, amount, reason, endsAt = null, act = null }: Gain,
      at: number,
    ): void => {
      if (amount === 0) return;
      const id = nextId(account);
      creditEntry.insert({ id, account, at, bucket, amount, reason, lot: id, endsAt, act });
    },

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

    /** Dates the credits of a seed's plan to its start, so that their history agrees with it. */
    beginPlansCredits: (account: Account, at: number, endsAt: number): void => {
      for (const { id, bucket } of lotsIn(entries(account))) {
        if (bucket === 'subscription') creditEntry.change(id, { at, endsAt });
      }
    },

    remove: (account: Account): void => {
      for (const { id } of entries(account)) creditEntry.remove(id);
    },
  };
};

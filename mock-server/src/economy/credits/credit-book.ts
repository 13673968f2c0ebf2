import type { CreditAmounts } from '@trait-market/contract/economy/credit-amounts';
import type { Bytes32 } from '@trait-market/contract/economy/hex';

import type { Account } from '../../kernel/account';

/** The credits of a world as its market knows them, at the world's time. */
export type CreditBook = {
  of(account: Account): CreditAmounts;
  /**
   * Spends on an act: credits of a plan first, those that end first before the others.
   *
   * @returns how many came out of which bucket; undefined when there are too few, and none were spent
   */
  spend(account: Account, amount: number, act: Bytes32): CreditAmounts | undefined;
  /**
   * Gives back what was spent on an act: to the bucket that it came from, or to vanilla where that plan's
   * credits have ended since.
   *
   * @returns how many went into which bucket
   */
  giveBack(account: Account, act: Bytes32): CreditAmounts;
};

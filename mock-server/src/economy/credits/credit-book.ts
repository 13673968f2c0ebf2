import { type PlanName } from '@trait-market/contract/economy/actions';
import type { Bytes32, CreditAmounts } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { GrantedCredits } from '../../world/records/credit-ledger';
import type { ReturnReason, SpendReason } from '../../world/records/credits';
import type { CreditEntryRow, Lot } from '../../world/records/credit-lots';
import type { SubscriptionRecord } from '../../world/records/subscriptions';

/** The credits of a world as its market knows them, at the world's time. */
export type CreditBook = {
  of(account: Account): CreditAmounts;
  /**
   * Spends on an action: credits of a plan first, those that end first before the others.
   *
   * @returns how many came out of which bucket; undefined when there are too few, and none were spent
   */
  spend(
    account: Account,
    amount: number,
    act: Bytes32,
    reason?: SpendReason,
  ): CreditAmounts | undefined;
  /**
   * Gives back what was spent on an action: to the bucket that it came from, or to vanilla where that plan's
   * credits have ended since.
   *
   * @returns how many went into which bucket
   */
  giveBack(account: Account, act: Bytes32, reason?: ReturnReason): CreditAmounts;
  /** Every gain and spend, in the order in which they came. */
  entries(account: Account): CreditEntryRow[];
  /** What is left, in the order in which it is spent. */
  lots(account: Account): Lot[];
  /** The plan in force. */
  subscription(account: Account): SubscriptionRecord | undefined;
  /** The last plan, once it has ended. */
  endedSubscription(account: Account): SubscriptionRecord | undefined;
  /**
   * Gives a plan, from now on.
   *
   * @returns how many credits came with it
   */
  startPlan(account: Account, plan: PlanName, act: Bytes32): number;
  /** Gives vanilla credits that were bought. */
  buy(account: Account, amount: number, act: Bytes32): void;
  /** Returns a function that puts back everything that an account has now. */
  snapshot(account: Account): () => void;
  /** Gives credits from nowhere. */
  grant(account: Account, amounts: GrantedCredits): void;
};

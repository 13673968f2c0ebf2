import { type PlanName } from '@trait-market/contract/economy/actions';
import type { Bytes32, CreditAmounts } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { GrantedCredits } from '../../world/records/credit-ledger';
import type { ReturnReason, SpendReason } from '../../world/records/credits';
import type { CreditEntryRow, Lot } from '../../world/records/credit-lots';
import type { SubscriptionRecord } from '../../world/records/subscriptions';

/** The credits of a world, at the world's time. */
export type CreditBook = {
  of(account: Account): CreditAmounts;
  /**
   * Spends credits on an action: subscription credits first, by their end.
   *
   * @returns the amounts by bucket; undefined when there are too few, and none were spent
   */
  spend(
    account: Account,
    amount: number,
    act: Bytes32,
    reason?: SpendReason,
  ): CreditAmounts | undefined;
  /**
   * Refunds an action to the original buckets, or to vanilla when the subscription credits have
   * ended since.
   *
   * @returns the amounts by bucket
   */
  giveBack(account: Account, act: Bytes32, reason?: ReturnReason): CreditAmounts;
  /** All gains and expenses, oldest first. */
  entries(account: Account): CreditEntryRow[];
  /** Remaining credits, in spending order. */
  lots(account: Account): Lot[];
  /** The active plan. */
  subscription(account: Account): SubscriptionRecord | undefined;
  /** The last plan, once it has ended. */
  endedSubscription(account: Account): SubscriptionRecord | undefined;
  /**
   * Starts a plan now.
   *
   * @returns the granted credits
   */
  startPlan(account: Account, plan: PlanName, act: Bytes32): number;
  /** Adds bought vanilla credits. */
  buy(account: Account, amount: number, act: Bytes32): void;
  /** Returns a function that restores an account's current state. */
  snapshot(account: Account): () => void;
  /** Grants credits for free. */
  grant(account: Account, amounts: GrantedCredits): void;
};

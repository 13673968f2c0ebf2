import type { Bytes32, CreditAmounts, PlanName } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { GrantedCredits } from '../../world/records/credit-ledger';
import type { ReturnReason, SpendReason } from '../../world/records/credits';
import type { CreditEntryRow, Lot } from '../../world/records/credit-lots';
import type { SubscriptionRecord } from '../../world/records/subscriptions';

export type CreditBook = {
  of(account: Account): CreditAmounts;
  /**
   * Spends subscription credits first; returns undefined, spending nothing, if there are too few.
   */
  spend(
    account: Account,
    amount: number,
    act: Bytes32,
    reason?: SpendReason,
  ): CreditAmounts | undefined;
  /**
   * Refunds credits to the buckets that paid, or to vanilla credits if the subscription credits
   * have expired.
   */
  giveBack(account: Account, act: Bytes32, reason?: ReturnReason): CreditAmounts;
  entries(account: Account): CreditEntryRow[];
  lots(account: Account): Lot[];
  subscription(account: Account): SubscriptionRecord | undefined;
  endedSubscription(account: Account): SubscriptionRecord | undefined;
  startPlan(account: Account, plan: PlanName, act: Bytes32): number;
  buy(account: Account, amount: number, act: Bytes32): void;
  /** Saves an account's current credits, and returns a function that restores them. */
  snapshot(account: Account): () => void;
  grant(account: Account, amounts: GrantedCredits): void;
};

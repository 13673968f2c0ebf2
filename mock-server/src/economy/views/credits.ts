import type {
  CreditEntry,
  CreditLedger,
  CreditLot,
  CreditsBought,
  Subscription,
} from '@trait-market/contract/economy/credits';

import type { Account } from '../../kernel/account';
import type { CreditsSold } from '../credits/credits-sold';
import type { SubscriptionRecord } from '../../world/records/subscriptions';
import type { CreditBook } from '../credits/credit-book';
import { pageOf, type RequestedPage } from './view/page';
import { timeOf } from './view/view';

const entriesOf = (
  credits: CreditBook,
  account: Account,
): { number: number; entry: CreditEntry }[] => {
  let balance = 0;
  return credits
    .entries(account)
    .map(({ id, at, bucket, amount, reason }, number) => {
      balance += amount;
      return { number, entry: { id, at: timeOf(at), bucket, amount, reason, balance } };
    })
    .toReversed();
};

const lotsOf = (credits: CreditBook, account: Account): CreditLot[] =>
  credits.lots(account).map(({ bucket, left, endsAt }) => ({
    bucket,
    amount: left,
    endsAt: endsAt === null ? null : timeOf(endsAt),
  }));

const presentSubscription = (found: SubscriptionRecord | undefined): Subscription | null => {
  if (found === undefined) return null;
  const { plan, startedAt, endsAt } = found;
  return { plan, startedAt: timeOf(startedAt), endsAt: timeOf(endsAt) };
};

/** @throws MarketRefusal for an invalid cursor */
export const presentLedger = (
  credits: CreditBook,
  account: Account,
  requested: RequestedPage,
  now: number,
): CreditLedger => {
  const page = pageOf(
    entriesOf(credits, account),
    requested,
    ({ number }) => [-number],
    ({ entry }) => entry,
  );
  return {
    ...page,
    balance: credits.of(account),
    lots: lotsOf(credits, account),
    subscription: presentSubscription(credits.subscription(account)),
    endedSubscription: presentSubscription(credits.endedSubscription(account)),
    asOf: timeOf(now),
  };
};

export const presentBought = (
  book: CreditBook,
  account: Account,
  { credits, paid }: CreditsSold,
): CreditsBought => ({
  credits,
  paid,
  balance: book.of(account),
  subscription: presentSubscription(book.subscription(account)),
});

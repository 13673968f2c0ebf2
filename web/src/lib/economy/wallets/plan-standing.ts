import {
  PERIOD_DAYS,
  ROLL_OVER_LIMIT,
  type CreditLedger,
  type CreditLot,
  type Plan,
  type Subscription,
} from '@trait-market/contract/economy/credits';

const DAY_MS = 24 * 60 * 60_000;
const NOTICE_DAYS = 3;
/** The number of days after the end of a plan during which its holder is reminded. */
const ENDED_NOTICE_DAYS = PERIOD_DAYS;

type Standing = Pick<CreditLedger, 'subscription' | 'endedSubscription' | 'asOf'>;

/** A notice that a plan is about to end or has ended, because plans don't renew automatically. */
export type PlanNotice = {
  kind: 'ending' | 'ended';
  subscription: Subscription;
  /** The remaining days, rounded up; 0 when the plan has ended. */
  days: number;
};

export const planNoticeOf = ({
  subscription,
  endedSubscription,
  asOf,
}: Standing): PlanNotice | undefined => {
  const now = Date.parse(asOf);
  if (subscription !== null) {
    const days = Math.ceil((Date.parse(subscription.endsAt) - now) / DAY_MS);
    if (days > NOTICE_DAYS) return undefined;
    return { kind: 'ending', subscription, days };
  }
  if (endedSubscription === null) return undefined;
  const since = now - Date.parse(endedSubscription.endsAt);
  return since > ENDED_NOTICE_DAYS * DAY_MS
    ? undefined
    : { kind: 'ended', subscription: endedSubscription, days: 0 };
};

/** Returns whether credits are from an ended plan; they expire one period after its end. */
const hasRolledOver = ({ bucket, endsAt }: CreditLot, now: number): boolean =>
  bucket === 'subscription' && endsAt !== null && Date.parse(endsAt) - PERIOD_DAYS * DAY_MS <= now;

/** Returns the rolled-over credits that a plan bought now would cut, because of its limit. */
export const lostByBuying = (
  { credits }: Pick<Plan, 'credits'>,
  { lots, asOf }: Pick<CreditLedger, 'lots' | 'asOf'>,
): number => {
  const rolledOver = lots
    .filter((lot) => hasRolledOver(lot, Date.parse(asOf)))
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, rolledOver + credits - ROLL_OVER_LIMIT * credits);
};

export const planCreditsLeft = ({ lots }: Pick<CreditLedger, 'lots'>): number =>
  lots.reduce((sum, { bucket, amount }) => sum + (bucket === 'subscription' ? amount : 0), 0);

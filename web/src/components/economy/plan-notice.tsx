import { type CreditLedger, PERIOD_DAYS } from '@trait-market/contract/economy/credits';
import { paths } from '@/config/paths';
import {
  planCreditsLeft,
  planNoticeOf,
  type PlanNotice,
} from '@/lib/economy/wallets/plan-standing';
import { dayText, zonedMoment } from '@/lib/format/dates';
import { NextLink } from '../next-link';

const inDays = ({ days, subscription }: PlanNotice, asOf: string): string => {
  if (days > 1) return `in ${days} days`;
  return dayText(new Date(asOf)) === dayText(new Date(subscription.endsAt)) ? 'today' : 'tomorrow';
};

const noticeText = (notice: PlanNotice, ledger: CreditLedger): { title: string; text: string } => {
  const { plan, endsAt } = notice.subscription;
  const left = planCreditsLeft(ledger);
  const end = new Date(endsAt);
  if (notice.kind === 'ending')
    return {
      title: `Your ${plan} plan ends ${inDays(notice, ledger.asOf)}`,
      text: `It ends on ${zonedMoment(end)} and doesn’t renew. To get more credits, buy a plan again. Unused credits stay for ${PERIOD_DAYS} more days.`,
    };
  return {
    title: `Your ${plan} plan has ended`,
    text: `It ended on ${zonedMoment(end)}, and you weren’t charged again.${left > 0 ? ' Your unused credits stay for a while: see until when under Credits.' : ''}`,
  };
};

type PlanNoticeProps = {
  ledger: CreditLedger | undefined;
  isOnPlans?: boolean;
};

/** Reminds users before and after a plan ends, because plans don't renew automatically. */
export function PlanEndNotice({ ledger, isOnPlans = false }: PlanNoticeProps) {
  const notice = ledger && planNoticeOf(ledger);
  if (!ledger || !notice) return null;
  const { title, text } = noticeText(notice, ledger);
  return (
    <section
      aria-label="Your plan"
      className="grid max-w-text justify-items-start gap-1 rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3"
    >
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
      {!isOnPlans && (
        <p className="text-sm">
          <NextLink to={paths.subscriptions}>See the plans</NextLink>
        </p>
      )}
    </section>
  );
}

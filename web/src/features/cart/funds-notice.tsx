import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';

import { fundsText, type MissingFunds } from './funds';

/** Says that the wallet lacks a network's coin, and what to do about it. */
export function FundsNotice({ funds }: { funds: MissingFunds }) {
  const { isShort } = funds.shortage;
  return (
    <div
      role="status"
      className={`grid justify-items-start gap-2 rounded-control border-l-4 bg-surface-raised px-4 py-3 text-sm wrap-anywhere ${isShort ? 'border-danger' : 'border-hairline'}`}
    >
      <p>{fundsText(funds)}</p>
      {isShort && <NextLink to={paths.dashboardBalances}>See your balances</NextLink>}
    </div>
  );
}

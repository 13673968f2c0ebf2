import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Link } from 'react-router-dom';

import { paths, type RadarShow } from '@/config/paths';

import { orderRisks } from './order-risks';

type RiskTextProps = {
  risk: RadarShow;
  order: WalletOrder;
  /** Whether to lead to the order among those at risk. */
  isLinked: boolean;
};

export function RiskText({ risk, order, isLinked }: RiskTextProps) {
  const { tab } = orderRisks[risk];
  const look = 'font-semibold text-warning';
  return isLinked ? (
    <Link
      to={paths.dashboardRadarOrder(risk, order.hash)}
      aria-label={`${tab}: see how to fix it`}
      className={`${look} underline underline-offset-4`}
    >
      {tab}
    </Link>
  ) : (
    <span className={look}>{tab}</span>
  );
}

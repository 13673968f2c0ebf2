import { PLAN_ENDING_DAYS } from '@trait-market/contract/economy/notices';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import type { Draft } from './draft';

const ENDING_MS = PLAN_ENDING_DAYS * 24 * 60 * 60_000;

export const noticesFromPlan = ({ credits, now }: MarketContext, account: Account): Draft[] => {
  const current = credits.subscription(account);
  if (current === undefined || now() < current.endsAt - ENDING_MS) return [];
  const { plan, endsAt } = current;
  return [
    {
      subject: `plan ${endsAt}`,
      at: endsAt - ENDING_MS,
      content: { kind: 'plan-ending', plan, endsAt },
    },
  ];
};

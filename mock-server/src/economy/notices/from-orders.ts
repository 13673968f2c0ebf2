import { ORDER_ENDING_HOURS } from '@trait-market/contract/economy/notices';

import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { aboutOrder, type Draft } from './draft';

const ENDING_MS = ORDER_ENDING_HOURS * 60 * 60_000;

/**
 * Returns the notices about an account's open orders, up to two per order: that it is inactive or
 * active again, and that it ends soon.
 */
export const noticesFromOrders = (context: LedgerContext, account: Account): Draft[] => {
  const { tables, termsOf } = context;
  const now = context.now();
  return tables.orders.findBy('openMaker', account).flatMap((row): Draft[] => {
    const terms = termsOf(row);
    const state = stateOfOrder({ ...context, now }, row, terms);
    const about = aboutOrder(row, terms);
    const { dormantSince, revivedAt, hash, createdAt } = row;
    const subject = `state ${hash}`;
    if (state.kind === 'dormant') {
      if (dormantSince === null) return [];
      const { reason } = state;
      return [{ subject, at: dormantSince, content: { kind: 'order-inactive', ...about, reason } }];
    }
    if (state.kind !== 'fillable') return [];
    const { expiresAt } = terms;
    const endingFrom = expiresAt - ENDING_MS;
    const isEnding = now >= endingFrom && createdAt < endingFrom;
    return [
      ...(dormantSince === null && revivedAt !== null
        ? [{ subject, at: revivedAt, content: { kind: 'order-active' as const, ...about } }]
        : []),
      ...(isEnding
        ? [
            {
              subject: `ending ${hash}`,
              at: endingFrom,
              content: { kind: 'order-ending' as const, ...about, expiresAt },
            },
          ]
        : []),
    ];
  });
};

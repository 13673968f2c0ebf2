import type { Account } from '../../kernel/account';
import type { LedgerContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { aboutOrder, unitPrice, type Draft } from './draft';

/** Returns a notice for each open listing that is reserved for an account. */
export const noticesFromReserved = (context: LedgerContext, account: Account): Draft[] => {
  const { tables, termsOf } = context;
  const now = context.now();
  return tables.orders.findBy('openReserved', account).flatMap((row): Draft[] => {
    const terms = termsOf(row);
    if (stateOfOrder({ ...context, now }, row, terms).kind !== 'fillable') return [];
    const { maker: by, expiresAt } = terms;
    return [
      {
        subject: `reserved ${row.hash}`,
        at: row.createdAt,
        content: {
          kind: 'offer-received',
          ...aboutOrder(row, terms),
          by,
          price: unitPrice(terms),
          expiresAt,
        },
      },
    ];
  });
};

import { ORDER_ENDING_HOURS } from '@trait-market/contract/economy/notices';
import type { Attention } from '@trait-market/contract/economy/worth';

import type { Account } from '../../kernel/account';
import { cheaperThan } from './orders';
import { ordersReceived } from './received-orders';
import { stateNow } from './view/state-now';
import type { View } from './view/view';

const ENDING_MS = ORDER_ENDING_HOURS * 60 * 60_000;

export const attentionOf = (view: View, account: Account): Attention => {
  const { tables, termsOf, now } = view.market.context;
  const found = { undercut: 0, ending: 0, inactive: 0 };
  for (const row of tables.orders.findBy('openMaker', account)) {
    const { kind, gives, money, maker, expiresAt, reservedFor } = termsOf(row);
    const state = stateNow(view, row);
    if (state.kind === 'dormant') found.inactive += 1;
    if (state.kind !== 'fillable') continue;
    if (expiresAt - now() <= ENDING_MS) found.ending += 1;
    const [good] = gives;
    if (kind !== 'listing' || good?.kind !== 'trait' || money === undefined) continue;
    if (reservedFor !== undefined) continue;
    if (cheaperThan(view, good.traitId, maker, money.price)) found.undercut += 1;
  }
  return { ...found, offersReceived: ordersReceived(view, account).length };
};

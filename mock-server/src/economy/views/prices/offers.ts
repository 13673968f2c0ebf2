import type { OrderRow } from '../../tables/rows';
import { stateNow } from '../view/state-now';
import type { View } from '../view/view';

export const offerPrices = (view: View, rows: readonly OrderRow[]): bigint[] =>
  rows.flatMap((row) => {
    const { money } = view.market.context.termsOf(row);
    return money === undefined || stateNow(view, row).kind !== 'fillable' ? [] : [money.price];
  });

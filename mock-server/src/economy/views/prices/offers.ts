import type { OrderRow } from '../../tables/rows';
import { stateNow } from '../view/state-now';
import type { View } from '../view/view';

export const highestOf = (prices: readonly bigint[]): bigint | undefined => {
  const [first, ...others] = prices;
  return others.reduce((most, one) => (most === undefined || one > most ? one : most), first);
};

export const lowestOf = (prices: readonly bigint[]): bigint | undefined => {
  const [first, ...others] = prices;
  return others.reduce((least, one) => (least === undefined || one < least ? one : least), first);
};

export const offerPrices = (view: View, rows: readonly OrderRow[]): bigint[] =>
  rows.flatMap((row) => {
    const { money } = view.market.context.termsOf(row);
    return money === undefined || stateNow(view, row).kind !== 'fillable' ? [] : [money.price];
  });

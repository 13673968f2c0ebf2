import {
  DEPTH_SHOWN,
  type PastOffer,
  type TraitDepth,
} from '@trait-market/contract/economy/tokens';

import type { OrderState } from '../../orders/order-state';
import { sortByKey, type SortKey } from '../../shared/sort-key';
import type { OrderRow } from '../../tables/rows';
import { offersEver } from '../../traits/criteria';
import { presentOrder, traitOrders } from '../orders';
import { stateNow } from '../view/state-now';
import { timeOf, traitEntry, type View } from '../view/view';

type Level = TraitDepth['levels'][number];

export const depthOf = (view: View, traitId: string): TraitDepth => {
  const levels = new Map<string, Level>();
  for (const row of traitOrders(view, traitId, ['offer'])) {
    const { unitPrice: price, remaining } = presentOrder(view, row);
    if (price === null) continue;
    const { quantity, offers } = levels.get(price.amount) ?? { quantity: 0, offers: 0 };
    levels.set(price.amount, { price, quantity: quantity + remaining, offers: offers + 1 });
  }
  const all = [...levels.values()];
  return {
    levels: all.slice(0, DEPTH_SHOWN),
    prices: all.length,
    quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
    offers: all.reduce((sum, { offers }) => sum + offers, 0),
  };
};

type Ended = Extract<OrderState, { kind: PastOffer['outcome'] }>;
type EndedOffer = { row: OrderRow; ended: Ended };

const isEnded = (state: OrderState): state is Ended =>
  state.kind === 'filled' || state.kind === 'cancelled' || state.kind === 'expired';

export const endedKey = ({ row, ended }: EndedOffer): SortKey => [-ended.at, row.hash];

/** Returns the ended offers that a trait matched, the last ended first. */
export const pastOffers = (view: View, traitId: string): EndedOffer[] => {
  const { context } = view.market;
  const found = offersEver(context, traitEntry(view, traitId))
    .filter((row) => context.termsOf(row).kind === 'offer')
    .flatMap((row) => {
      const ended = stateNow(view, row);
      return isEnded(ended) ? [{ row, ended }] : [];
    });
  return sortByKey(found, endedKey);
};

export const presentPastOffer =
  (view: View) =>
  ({ row, ended }: EndedOffer): PastOffer => {
    const { hash, maker, gets, unitPrice, quantity, createdAt } = presentOrder(view, row);
    const [wanted] = gets;
    if (wanted === undefined || unitPrice === null) throw new TypeError(`${hash} is no offer`);
    const { filled } = row;
    const outcome = ended.kind;
    const endedAt = timeOf(ended.at);
    return { hash, maker, wanted, unitPrice, quantity, filled, createdAt, endedAt, outcome };
  };

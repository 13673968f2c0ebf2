import type { Order } from '@trait-market/contract/economy/orders';
import type { Item } from '@trait-market/contract/economy/shared';

import type { Action } from '@/lib/actions/action';

/** Returns whether an open order can be replaced by one at another price in one step: any offer. */
export const canRaise = ({ kind }: Pick<Order, 'kind'>): boolean => kind === 'offer';

type Trade = Extract<Action, { kind: 'trade' | 'tradeAvatar' }>;

/** Returns the action that proposes a trade for one edition or avatar; undefined for anything else. */
export const tradeFor = ([item, ...others]: readonly Item[]): Trade | undefined => {
  if (others.length > 0) return undefined;
  if (item?.kind === 'avatar') {
    const { collection, tokenId } = item.avatar;
    return { kind: 'tradeAvatar', collection, tokenId };
  }
  if (item?.kind !== 'trait' || item.quantity > 1) return undefined;
  return { kind: 'trade', traitId: item.trait.id };
};

/** Returns the action that replaces an own open trade; undefined for other orders. */
export const changeOfTrade = (order: Order): Action | undefined => {
  const trade = order.kind === 'trade' ? tradeFor(order.gets) : undefined;
  return trade && { ...trade, replaces: order };
};

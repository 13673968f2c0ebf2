import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import type { Action } from '@/lib/actions/action';
import { itemsText } from '@/lib/economy/orders/item-words';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import type { Progress } from './action-state';
import { definitionOf } from '../../actions';
import type { Lack } from '../../messages/message';
import { messageOf } from '../../messages/signed-messages';

export const canWake = (action: Action): boolean => definitionOf(action).wakes !== undefined;

const LACKS: ReadonlyMap<string, Lack> = new Map([
  ['maker-not-the-holder', 'goods'],
  ['not-the-holder', 'goods'],
  ['maker-underfunded', 'coin'],
  ['underfunded', 'coin'],
  ['not-approved', 'approval'],
  ['approval-needed', 'approval'],
  ['commitment-broken', 'look'],
]);

/** Returns the orders that become fillable again. Leaves out orders that a step cancels. */
export const reactivatedOrders = (
  action: Action,
  { steps, at }: Progress,
  open: readonly WalletOrder[],
): Order[] => {
  const canceled = new Set(
    steps.flatMap((step) => (step.kind === 'cancel' ? step.message.orderHashes : [])),
  );
  const definition = definitionOf(action);
  const planned = definition.plannedWakes?.(action);
  if (planned) return planned.filter(({ hash }) => !canceled.has(hash));
  const wakes = [
    ...(definition.wakes?.(action) ?? []),
    ...steps.slice(at).flatMap((step) => messageOf(step).wakes?.(step) ?? []),
  ];
  return open.filter((order) => {
    if (order.state.kind !== 'dormant' || canceled.has(order.hash)) return false;
    const lack = LACKS.get(order.state.reason);
    return lack !== undefined && wakes.some((isReactivated) => isReactivated(order, lack));
  });
};

const KINDS: Record<Order['kind'], string> = {
  listing: 'listing of',
  offer: 'offer for',
  trade: 'trade of',
};

export const reactivatedText = ({ kind, gives, gets, unitPrice }: Order): string => {
  const price = unitPrice === null ? '' : ` at ${exactPrice(unitPrice)}`;
  return `Your ${KINDS[kind]} ${itemsText(kind === 'offer' ? gets : gives)}${price} can be active again after this, and anyone could ${kind === 'listing' ? 'buy' : 'accept'} it.`;
};

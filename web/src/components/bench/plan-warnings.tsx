import type { DressBatchPlan, DressPlan } from '@trait-market/contract/economy/benches';
import type { Order } from '@trait-market/contract/economy/orders';

import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { itemsText } from '@/lib/economy/orders/item-words';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

import { Warnings } from '../economy/warnings';

const priceOf = ({ unitPrice }: Order): string =>
  unitPrice === null ? '' : ` for ${shortPrice(unitPrice)}`;

const makerOf = ({ maker }: Order): string =>
  shownName(maker.username) ?? shortenAddress(maker.address);

const ofOther = (order: Order, wearer: string): string =>
  `The ${order.kind} by ${makerOf(order)}${priceOf(order)} depends on what ${wearer} wears now. No one can accept it after the change.`;

const ofOwn = (order: Order): string =>
  `Your ${order.kind} of ${itemsText(order.gives)}${priceOf(order)}`;

type Plan = Pick<DressPlan, 'putsToSleep' | 'wakes' | 'leavesUnfillable'>;

const ofOthers = ({ putsToSleep }: Pick<Plan, 'putsToSleep'>, wearer = 'this avatar'): string[] =>
  putsToSleep.map((order) => ofOther(order, wearer));

const ofOwnOrders = ({ wakes, leavesUnfillable }: Omit<Plan, 'putsToSleep'>): string[] => [
  ...leavesUnfillable.map((order) =>
    order.commitments.length > 0
      ? `${ofOwn(order)} promises what an avatar wears now. No one can accept it after the change, until it’s changed back.`
      : `${ofOwn(order)} can’t be filled after the change: the trait won’t be loose anymore.`,
  ),
  ...wakes.map((order) => `${ofOwn(order)} will be active again, and anyone can accept it.`),
];

/** The change's effects on orders; renders nothing without any. */
export function PlanWarnings({ plan }: { plan: Plan | undefined }) {
  return <Warnings words={plan === undefined ? [] : [...ofOthers(plan), ...ofOwnOrders(plan)]} />;
}

/** The effects of changes to several avatars: each offer names the avatars that it depends on. */
export function BatchWarnings({ plan }: { plan: DressBatchPlan | undefined }) {
  const words =
    plan === undefined
      ? []
      : [
          ...plan.dressings.flatMap((one) => ofOthers(one, avatarName(one.avatar))),
          ...ofOwnOrders(plan),
        ];
  return <Warnings words={[...new Set(words)]} />;
}

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

const otherOrderWarning = (order: Order, wearer: string): string =>
  `The ${order.kind} by ${makerOf(order)}${priceOf(order)} depends on what ${wearer} wears now. No one can accept it after the change.`;

const ownOrderName = (order: Order): string =>
  `Your ${order.kind} of ${itemsText(order.gives)}${priceOf(order)}`;

type Plan = Pick<DressPlan, 'putsToSleep' | 'wakes' | 'leavesUnfillable'>;

const otherOrderWarnings = (
  { putsToSleep }: Pick<Plan, 'putsToSleep'>,
  wearer = 'this avatar',
): string[] => putsToSleep.map((order) => otherOrderWarning(order, wearer));

const ownOrderWarnings = ({ wakes, leavesUnfillable }: Omit<Plan, 'putsToSleep'>): string[] => [
  ...leavesUnfillable.map((order) =>
    order.commitments.length > 0
      ? `${ownOrderName(order)} depends on what an avatar wears now. After the change, no one can accept it unless you undo the change.`
      : `${ownOrderName(order)} becomes inactive, because the trait won’t be loose anymore.`,
  ),
  ...wakes.map((order) => `${ownOrderName(order)} will be active again, and anyone can accept it.`),
];

export function PlanWarnings({ plan }: { plan: Plan | undefined }) {
  return (
    <Warnings
      words={plan === undefined ? [] : [...otherOrderWarnings(plan), ...ownOrderWarnings(plan)]}
    />
  );
}

export function BatchWarnings({ plan }: { plan: DressBatchPlan | undefined }) {
  const words =
    plan === undefined
      ? []
      : [
          ...plan.dressings.flatMap((one) => otherOrderWarnings(one, avatarName(one.avatar))),
          ...ownOrderWarnings(plan),
        ];
  return <Warnings words={[...new Set(words)]} />;
}

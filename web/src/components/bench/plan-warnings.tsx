import type { DressPlan } from '@trait-market/contract/economy/dress';
import type { Order } from '@trait-market/contract/economy/orders';

import { itemsText } from '@/lib/economy/item-words';
import { shortPrice } from '@/lib/economy/short-price';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

import { Warnings } from '../economy/warnings';

const priceOf = ({ unitPrice }: Order): string =>
  unitPrice === null ? '' : ` for ${shortPrice(unitPrice)}`;

const makerOf = ({ maker }: Order): string =>
  shownName(maker.username) ?? shortenAddress(maker.address);

const ofOther = (order: Order): string =>
  `The ${order.kind} by ${makerOf(order)}${priceOf(order)} depends on what this avatar wears now. No one can accept it after the change.`;

const ofOwn = (order: Order): string =>
  `Your ${order.kind} of ${itemsText(order.gives)}${priceOf(order)}`;

/** What a change does to orders, beside the avatar itself: known before anything is signed. */
const warningsOf = ({ putsToSleep, wakes, leavesUnfillable }: DressPlan): string[] => [
  ...putsToSleep.map(ofOther),
  ...leavesUnfillable.map(
    (order) =>
      `${ofOwn(order)} can’t be filled after the change: the trait won’t be loose anymore.`,
  ),
  ...wakes.map((order) => `${ofOwn(order)} will be active again, and anyone can accept it.`),
];

/** What a change would do to orders; nothing where it does nothing. */
export function PlanWarnings({ plan }: { plan: DressPlan | undefined }) {
  return <Warnings words={plan === undefined ? [] : warningsOf(plan)} />;
}

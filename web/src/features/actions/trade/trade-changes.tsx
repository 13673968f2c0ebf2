import type { Order } from '@trait-market/contract/economy/orders';
import { readOrder } from '@trait-market/contract/economy/typed-data';
import type { Item, Price } from '@trait-market/contract/economy/shared';
import { useId } from 'react';

import { sidesOf } from '@/components/economy/trade-terms';
import type { TradedSides } from '@/lib/economy/floors/use-trade-values';
import { itemsText } from '@/lib/economy/orders/item-words';
import { zonedMoment } from '@/lib/format/dates';

import type { OrderStep } from '../messages/order';
import { areSameItems, areSamePromises } from './starting-values';

type Side = { items: readonly Item[]; coin: Price | undefined };

type Change = { label: string; before: string; after: string };

const sideChange = (label: string, before: Side, after: Side): Change[] =>
  areSameItems(before.items, after.items) && before.coin?.amount === after.coin?.amount
    ? []
    : [
        {
          label,
          before: itemsText(before.items, before.coin),
          after: itemsText(after.items, after.coin),
        },
      ];

const promisedText = (count: number): string =>
  count === 0 ? 'none' : `${count} worn trait${count === 1 ? '' : 's'}`;

const changesOf = (order: Order, sides: TradedSides | undefined, step: OrderStep): Change[] => {
  const { given, got } = sidesOf(order, 'maker');
  const { expiresAt } = readOrder(step.chainId, step.components);
  const before = Date.parse(order.expiresAt);
  const { commitments } = step;
  return [
    ...(sides
      ? [
          ...sideChange('You give', given, { items: sides.gives, coin: sides.givenCoin }),
          ...sideChange((got.coin ?? sides.gotCoin) ? 'You get, after fees' : 'You get', got, {
            items: sides.gets,
            coin: sides.gotCoin,
          }),
        ]
      : []),
    ...(areSamePromises(order.commitments, commitments)
      ? []
      : [
          {
            label: 'Promised',
            before: promisedText(order.commitments.length),
            after: `${promisedText(commitments.length)}${commitments.length > 0 && commitments.length === order.commitments.length ? ', other than before' : ''}`,
          },
        ]),
    ...(before === expiresAt
      ? []
      : [
          {
            label: 'Ends',
            before: zonedMoment(new Date(before)),
            after: zonedMoment(new Date(expiresAt)),
          },
        ]),
  ];
};

type TradeChangesProps = { order: Order; sides: TradedSides | undefined; step: OrderStep };

/** Compares the trade to sign with the one that it replaces. */
export function TradeChanges({ order, sides, step }: TradeChangesProps) {
  const id = useId();
  const changes = changesOf(order, sides, step);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-1 text-sm">
      <h3 id={id} className="font-semibold">
        What changes
      </h3>
      <ul className="grid gap-1 tabular-nums">
        {changes.map(({ label, before, after }) => (
          <li key={label} className="wrap-anywhere">
            <span className="text-muted">{`${label}: `}</span>
            <span translate="no">{`${before} → ${after}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

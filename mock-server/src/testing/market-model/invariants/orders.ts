import assert from 'node:assert/strict';

import { stateOfOrder } from '../../../economy/orders/order-state';
import { orderHashOf } from '../known-hashes';
import type { Model, Place } from '../place';

export const expectValidOrders = ({ market, clock }: Place, { orders }: Model): void => {
  for (const known of orders) {
    const row = market.context.tables.orders.find(orderHashOf(known.order));
    if (row === undefined) throw new Error('An order that was taken is in the book');
    const terms = market.context.termsOf(row);
    assert.equal(row.filled, known.filled);
    assert.ok(row.filled <= terms.quantity);
    const { kind } = stateOfOrder({ ...market.context, now: clock.now }, row, terms);
    if (kind === 'dormant') assert.notEqual(row.dormantSince, null, 'a dormant order is marked');
    if (kind === 'fillable') assert.equal(row.dormantSince, null, 'a fillable one is not');
  }
};

export const expectValidSummaries = ({ market, clock }: Place): void => {
  const { tables, termsOf, catalogue } = market.context;
  const orders = tables.orders.keys().flatMap((hash) => tables.orders.find(hash) ?? []);
  for (const { id } of catalogue.traits.values()) {
    const found = orders.flatMap((order) => {
      const terms = termsOf(order);
      const { kind, gives, gets, money } = terms;
      const [good] = kind === 'listing' ? gives : gets;
      const isAbout = good?.kind === 'trait' && good.traitId === id && money !== undefined;
      if (!isAbout) return [];
      const state = stateOfOrder({ ...market.context, now: clock.now }, order, terms);
      return state.kind === 'fillable' ? [{ kind, price: money.price, units: state.units }] : [];
    });
    const of = (wanted: string) => found.filter(({ kind }) => kind === wanted);
    const prices = (wanted: string) =>
      of(wanted)
        .map(({ price }) => price)
        .toSorted((one, other) => (one < other ? -1 : 1));
    const { floor, listed, bestOffer } = market.summaries.get(id) ?? {};
    assert.deepEqual(
      { floor, listed, bestOffer },
      {
        floor: prices('listing').at(0),
        listed: of('listing').reduce((sum, { units }) => sum + units, 0),
        bestOffer: prices('offer').at(-1),
      },
      `the summary of ${id}`,
    );
  }
};

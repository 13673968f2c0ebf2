import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { FilledLines } from '../../../economy/fulfilments/filled-lines';
import { ITEM } from '@trait-market/contract/economy/typed-data';

import { actorAt, anActor, at, attempt, command } from '../command';
import type { KnownOrder, Model } from '../place';

const isListing = ({ order: { components } }: KnownOrder): boolean =>
  components.consideration.every(({ itemType }) => itemType === ITEM.native);

/** Newer listings come first, because older ones are mostly over. */
const listingsOn = ({ orders }: Model, chainId: number): KnownOrder[] =>
  orders.filter((known) => isListing(known) && known.order.domain.chainId === chainId).toReversed();

const aLine = fc.record({
  index: fc.nat({ max: 6 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  /** The difference between the highest price and the price, in wei. */
  spare: fc.constantFrom(0n, 0n, 0n, 0n, 1n, -1n),
});

/** Buys listings, of which some are over, own, or more than can be paid. */
export const buyCart = fc
  .record({
    buyer: anActor,
    chainId: fc.constantFrom(1, 1, 137),
    lines: fc.array(aLine, { minLength: 1, maxLength: 5 }),
    /** The difference between the signed total and the sum of the prices, in wei. */
    change: fc.constantFrom(0n, 0n, 0n, -1n, 1n),
    maximum: fc.integer({ min: 1, max: 8 }),
    allRequired: fc.constantFrom(false, false, true),
  })
  .map(({ buyer, chainId, lines, change, maximum, allRequired }) =>
    command(
      `cart of ${buyer} on ${chainId}: ${lines.map((line) => `${line.index} × ${line.quantity}`).join(', ')}, at most ${maximum}, total ${change}${allRequired ? ', all' : ''}`,
      async (model, place) => {
        const listings = listingsOn(model, chainId);
        const found = lines.flatMap(({ index, quantity, spare }) => {
          const known = at(listings, index);
          return known ? [{ known, quantity: Math.min(quantity, known.units), spare }] : [];
        });
        const chosen = [...new Map(found.map((one) => [one.known, one])).values()];
        if (chosen.length === 0) return;
        const actor = actorAt(place, buyer);
        const orders = chosen.map(({ known: { order }, quantity }) => ({ order, quantity }));
        const exact = (await actor.signCart(orders)).message;
        const { market } = place;
        const request = await actor.signCart(orders, {
          lines: exact.lines.map((line, index) => ({
            ...line,
            highestPrice: String(BigInt(line.highestPrice) + (chosen[index]?.spare ?? 0n)),
          })),
          total: String(BigInt(exact.total) + change),
          maximumFulfilled: String(allRequired ? chosen.length : Math.min(maximum, chosen.length)),
          allRequired,
        });
        let bought: FilledLines | undefined;
        const act = async () => {
          bought = await market.buyCart(actor.account, request);
        };
        if (!(await attempt(place, act)) || bought === undefined) return;
        model.spent.push(act);
        assert.ok(bought.total <= BigInt(request.message.total), 'at most the total is paid');
        for (const [index, line] of bought.lines.entries()) {
          const known = chosen[index]?.known;
          if (known === undefined || line.outcome !== 'filled') continue;
          const most = BigInt(request.message.lines[index]?.highestPrice ?? '0');
          assert.ok(line.amount <= most, 'at most the highest price is paid');
          assert.equal(known.over, false, 'what is over is never filled');
          known.filled += line.quantity;
          model.fills.push({ maker: known.maker, isListing: true });
          assert.ok(known.filled <= known.units);
          known.over = known.filled === known.units;
        }
      },
    ),
  );

import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { CheapActor } from '../../cheap-signatures';
import type { PackPurchases } from '../../../economy/packs/pack-purchase';
import { packsKey } from '../../../economy/tables/keys';
import { refusalOf } from '../../refusal-of';
import { ROUND_PUBLISHED_MS } from '../../draws/next-round';
import { PACK_PRICE } from '../../test-drop';
import { actorAt, attempt, attemptDraw, command } from '../command';
import { DROPS, type Model } from '../place';
import { marketTook } from './credits';
import { advance } from './time';

/** One of only two buyers, so that users who open packs often have some. */
const aBuyer = fc.nat({ max: 1 });

const packsOf = ({ packs }: Model, { account }: CheapActor, drop = 'tide'): number =>
  packs.get(packsKey(account, drop)) ?? 0;

const change = (model: Model, actor: CheapActor, by: number, drop = 'tide'): void =>
  void model.packs.set(packsKey(actor.account, drop), packsOf(model, actor, drop) + by);

export const buyPacks = fc.tuple(aBuyer, fc.integer({ min: 1, max: 5 })).map(([index, count]) =>
  command(`${index} buys ${count} packs`, async (model, place) => {
    const actor = actorAt(place, index);
    const request = await actor.signBuyPacks('tide', count);
    const act = () => place.market.buyPacks(actor.account, request);
    const took = marketTook(place, 1);
    if (!(await attempt(place, act))) return;
    assert.equal(marketTook(place, 1) - took, BigInt(count) * PACK_PRICE, 'the market is paid');
    change(model, actor, count);
    model.spent.push(act);
  }),
);

/** Buys packs of both drops, of which one may be sold out, dearer than signed, or too much. */
export const buySeveralPacks = fc
  .record({
    buyer: aBuyer,
    counts: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })),
    /** The differences between the signed bounds and the prices, in wei. */
    spare: fc.constantFrom(0n, 0n, 0n, 1n, -1n),
    change: fc.constantFrom(0n, 0n, 0n, 1n, -1n),
    allRequired: fc.boolean(),
  })
  .map(({ buyer, counts, spare, change: more, allRequired }) =>
    command(
      `${buyer} buys ${counts.join(' and ')} packs, total ${more}, second ${spare}${allRequired ? ', all' : ''}`,
      async (model, place) => {
        const actor = actorAt(place, buyer);
        const wanted = Object.fromEntries(DROPS.map((drop, index) => [drop, counts[index] ?? 1]));
        const exact = (await actor.signBuySeveralPacks(wanted)).message;
        const request = await actor.signBuySeveralPacks(wanted, {
          lines: exact.lines.map((line, index) => ({
            ...line,
            highestPrice: String(BigInt(line.highestPrice) + (index === 1 ? spare : 0n)),
          })),
          total: String(BigInt(exact.total) + more),
          allRequired,
        });
        let bought: PackPurchases | undefined;
        const act = async () => {
          bought = await place.market.buySeveralPacks(actor.account, request);
        };
        const took = marketTook(place, 1);
        if (!(await attempt(place, act)) || bought === undefined) return;
        model.spent.push(act);
        const paid = marketTook(place, 1) - took;
        assert.ok(paid <= BigInt(request.message.total), 'at most the total is paid');
        const prices = bought.lines.map((line) =>
          line.outcome === 'bought' ? BigInt(line.paid.amount) : 0n,
        );
        assert.equal(
          prices.reduce((sum, price) => sum + price, 0n),
          paid,
          'the market is paid for what was bought',
        );
        const isAll = bought.lines.every(({ outcome }) => outcome === 'bought');
        assert.ok(isAll || !allRequired, 'some lines are bought although all are required');
        for (const [index, line] of bought.lines.entries()) {
          if (line.outcome === 'missed') continue;
          const signed = request.message.lines[index];
          assert.equal(String(line.packs), signed?.packs, 'as many packs as signed');
          assert.equal(prices[index], BigInt(exact.lines[index]?.highestPrice ?? 0), 'the price');
          assert.ok((prices[index] ?? 0n) <= BigInt(signed?.highestPrice ?? 0), 'within the bound');
          change(model, actor, line.packs, line.drop.id);
        }
      },
    ),
  );

/** Opens packs, whose draw waits for its round during the next commands. */
export const openPacks = fc
  .tuple(aBuyer, fc.integer({ min: 1, max: 3 }), fc.constantFrom('tide', ...DROPS))
  .map(([index, count, drop]) =>
    command(`${index} opens ${count} packs of ${drop}`, async (model, place) => {
      await advance(model, place, ROUND_PUBLISHED_MS);
      const actor = actorAt(place, index);
      const request = await actor.signOpenPacks(drop, count);
      const act = () => place.market.openPacks(actor.account, request);
      if (!(await attemptDraw(place, act))) return;
      assert.ok(packsOf(model, actor, drop) >= count, 'nobody opens what they have not bought');
      change(model, actor, -count, drop);
      model.spent.push(act);
    }),
  );

/** Two users open packs concurrently. The second is rejected, because the first draw waits. */
export const raceToOpen = fc.tuple(aBuyer, aBuyer).map(([one, other]) =>
  command(`${one} and ${other} open at once`, async (model, place) => {
    const rivals = [actorAt(place, one), actorAt(place, other)];
    if (one === other || rivals.some((rival) => packsOf(model, rival) === 0)) return;
    await advance(model, place, ROUND_PUBLISHED_MS);
    const requests = await Promise.all(
      rivals.map(async (rival) => ({ rival, request: await rival.signOpenPacks('tide', 1) })),
    );
    const codes = await Promise.all(
      requests.map(({ rival, request }) =>
        refusalOf(place.market.openPacks(rival.account, request)),
      ),
    );
    assert.deepEqual(codes, [undefined, 'draw-waiting']);
    const [winner] = rivals;
    if (winner !== undefined) change(model, winner, -1);
  }),
);

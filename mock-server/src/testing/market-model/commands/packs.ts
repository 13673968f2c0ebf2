import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { CheapActor } from '../../cheap-signatures';
import { refusalOf } from '../../refusal-of';
import { ROUND_PUBLISHED_MS } from '../../draws/next-round';
import { PACK_PRICE } from '../../test-drop';
import { actorAt, attempt, command } from '../command';
import type { Model } from '../place';
import { marketTook } from './credits';
import { advance } from './time';

/** One of only two buyers, so that users who open packs often have some. */
const aBuyer = fc.nat({ max: 1 });

const packsOf = ({ packs }: Model, { account }: CheapActor): number => packs.get(account) ?? 0;

export const buyPacks = fc.tuple(aBuyer, fc.integer({ min: 1, max: 5 })).map(([index, count]) =>
  command(`${index} buys ${count} packs`, async (model, place) => {
    const actor = actorAt(place, index);
    const request = await actor.signBuyPacks('tide', count);
    const act = () => place.market.buyPacks(actor.account, request);
    const took = marketTook(place, 1);
    if (!(await attempt(place, act))) return;
    assert.equal(marketTook(place, 1) - took, BigInt(count) * PACK_PRICE, 'the market is paid');
    model.packs.set(actor.account, packsOf(model, actor) + count);
    model.spent.push(act);
  }),
);

/** Opens packs, whose draw waits for its round during the next commands. */
export const openPacks = fc.tuple(aBuyer, fc.integer({ min: 1, max: 3 })).map(([index, count]) =>
  command(`${index} opens ${count} packs`, async (model, place) => {
    await advance(model, place, ROUND_PUBLISHED_MS);
    const actor = actorAt(place, index);
    const request = await actor.signOpenPacks('tide', count);
    const act = () => place.market.openPacks(actor.account, request);
    if (!(await attempt(place, act))) return;
    assert.ok(packsOf(model, actor) >= count, 'nobody opens what they have not bought');
    model.packs.set(actor.account, packsOf(model, actor) - count);
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
    if (winner !== undefined) model.packs.set(winner.account, packsOf(model, winner) - 1);
  }),
);

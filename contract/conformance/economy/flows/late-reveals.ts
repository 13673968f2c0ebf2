import { checkDraw } from '../../../src/economy/draws/check-draw';
import { DrawSchema, REVEAL_MINUTES, type Draw } from '../../../src/economy/draws/draws.schema';
import { UPGRADE_CREDITS } from '../../../src/economy/reroll/reroll.schema';
import { UPGRADE_STAKE } from '../../../src/economy/typed-data/reroll-acts.schema';
import type { Check } from '../../check';
import { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { later } from '../../flows/later';
import { Skipped } from '../../outcome';
import type { Answered } from '../../probe/exchange';
import { expectCode, expectEqual, type Market } from '../market';
import { commitmentFor } from './chance';
import { marketFlow } from './market-flow';
import { CREDITS, inOrder, openPool } from './pools';

const MINUTE_MS = 60_000;
const LATE_MS = (REVEAL_MINUTES + 1) * MINUTE_MS;

/** Sends something while the target keeps the links of draws to itself. */
const withoutLink = async (
  { capabilities: { withholdLinks } }: Market,
  send: () => Promise<Answered>,
): Promise<Answered> => {
  if (withholdLinks === undefined) throw new Skipped('needs to withhold links');
  await withholdLinks(true);
  try {
    return await send();
  } finally {
    await withholdLinks(false);
  }
};

/** A draw as everybody sees it, in a state, with nothing wrong about it. */
const expectDraw = async (market: Market, id: Draw['id'], state: Draw['state'], now: number) => {
  const draw = await market.read('economy.draws.detail', DrawSchema, { params: { id } });
  expectEqual('state', draw.state, state, draw.answer);
  expectEqual('what came', draw.picks, [], draw.answer);
  expectEqual('what is wrong with the draw', await checkDraw(draw, now), [], draw.answer);
};

const late = marketFlow('reroll.reroll', 'a link that does not come', {
  rule: 'A reveal that does not come within 10 minutes gives editions and credits back, once, and is counted. The next draw is under a new chain.',
  needs: ['giveCredits', 'advanceClock', 'withholdLinks'],
  run: async (market) => {
    const at = await openPool(market);
    const { item, owner } = at;
    const before = await at.pool();
    const loose = await market.loose(owner);
    const supply = await market.traitById(item.trait.id);
    const three = Array.from({ length: UPGRADE_STAKE }, () => item.tokenId);
    const signed = await at.sign(three);
    const answer = await withoutLink(market, () => at.send(signed));
    expectSuccess(answer);
    const { id } = expectBody(answer, DrawSchema);
    await expectDraw(market, id, 'waiting', Date.now());
    const without = inOrder({ ...loose, [item.trait.id]: (loose[item.trait.id] ?? 0) - 3 });
    expectEqual('loose editions while it waits', await at.editions(), without, answer);
    expectEqual('credits while it waits', await at.credits(), CREDITS - UPGRADE_CREDITS, answer);
    const body = json({ kind: 'reroll' });
    expectCode(await market.ask('economy.draws.commit', owner, { body }), 'draw-waiting');

    await later(market, LATE_MS, async () => {
      await expectDraw(market, id, 'returned', Date.now() + LATE_MS);
      // Whatever gives it back does it once, however often it is looked at.
      for (const time of ['', ', asked again']) {
        expectEqual(`loose editions${time}`, await at.editions(), inOrder(loose), answer);
        expectEqual(`credits${time}`, await at.credits(), CREDITS, answer);
      }
      expectCode(await at.send(signed), 'already-executed', 'replayed', 'deadline-passed');
      const now = await market.traitById(item.trait.id);
      expectEqual('editions that there are', now.editions, supply.editions, now.answer);
      const after = await at.pool();
      expectEqual('editions in the pool', after.editions, before.editions, after.answer);
      expectEqual('draws of it that came back', after.returned, before.returned + 1, after.answer);
      const next = await commitmentFor(market, owner, 'reroll');
      expectThat(
        next.anchor !== signed.promised.anchor,
        'another chain than that of the link that did not come',
        `the chain ${next.anchor}`,
        answer,
      );
    });
  },
});

/** Draws whose link does not come. */
export const lateRevealFlows = (): Check[] => [late];

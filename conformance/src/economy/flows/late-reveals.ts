import { UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import {
  checkDraw,
  type Draw,
  DrawSchema,
  REVEAL_MINUTES,
} from '@trait-market/contract/economy/draws';
import { UPGRADE_CREDITS } from '@trait-market/contract/economy/reroll';
import type { Check } from '../../check';
import { json } from '../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../expectations';
import { later } from '../../flows/later';
import { Skipped } from '../../probe/outcome';
import type { CompletedExchange } from '../../probe/exchange';
import type { Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { beaconAt, commitmentFor } from './chance';
import { dropById, forSale, packsOf, signBuy, signOpen } from './drop-for-sale';
import { marketFlow } from './market-flow';
import { CREDITS, inOrder, openPool } from './pools';

const MINUTE_MS = 60_000;
const LATE_MS = (REVEAL_MINUTES + 1) * MINUTE_MS;

const withoutLink = async (
  { capabilities: { withholdLinks } }: Market,
  send: () => Promise<CompletedExchange>,
): Promise<CompletedExchange> => {
  if (withholdLinks === undefined) throw new Skipped('needs to withhold links');
  await withholdLinks(true);
  try {
    return await send();
  } finally {
    await withholdLinks(false);
  }
};

const expectDraw = async (market: Market, id: Draw['id'], state: Draw['state'], now: number) => {
  const draw = await market.read('economy.draws.detail', DrawSchema, { params: { id } });
  expectEqual('state', draw.state, state, draw.response);
  expectEqual('the result', draw.picks, [], draw.response);
  const beacon = await beaconAt(market);
  expectEqual('faults of the draw', await checkDraw(draw, now, beacon), [], draw.response);
};

const lateReroll = marketFlow('reroll.reroll', 'a missing link', {
  rule: 'A link missing after 10 minutes returns editions and credits once, and is counted. The next draw uses a new hash chain.',
  needs: ['giveCredits', 'advanceClock', 'withholdLinks'],
  run: async (market) => {
    const at = await openPool(market);
    const { item, owner } = at;
    const before = await at.pool();
    const loose = await market.loose(owner);
    const supply = await market.traitById(item.trait.id);
    const three = Array.from({ length: UPGRADE_STAKE }, () => item.tokenId);
    const signed = await at.sign(three);
    const response = await withoutLink(market, () => at.send(signed));
    expectSuccess(response);
    const { id } = expectBody(response, DrawSchema);
    await expectDraw(market, id, 'waiting', Date.now());
    const without = inOrder({ ...loose, [item.trait.id]: (loose[item.trait.id] ?? 0) - 3 });
    expectEqual('loose editions while it waits', await at.editions(), without, response);
    expectEqual('credits while it waits', await at.credits(), CREDITS - UPGRADE_CREDITS, response);
    const body = json({ kind: 'reroll' });
    expectCode(await market.request('economy.draws.commit', owner, { body }), 'draw-waiting');

    await later(market, LATE_MS, async () => {
      await expectDraw(market, id, 'returned', Date.now() + LATE_MS);
      // Reads twice, because the refund must happen only once, regardless of the number of reads.
      for (const time of ['', ', requested again']) {
        expectEqual(`loose editions${time}`, await at.editions(), inOrder(loose), response);
        expectEqual(`credits${time}`, await at.credits(), CREDITS, response);
      }
      expectCode(await at.send(signed), 'already-executed', 'replayed', 'deadline-passed');
      const now = await market.traitById(item.trait.id);
      expectEqual('editions that there are', now.editions, supply.editions, now.response);
      const after = await at.pool();
      expectEqual('editions in the pool', after.editions, before.editions, after.response);
      expectEqual('returned draws', after.returned, before.returned + 1, after.response);
      const next = await commitmentFor(market, owner, 'reroll');
      expectThat(
        next.anchor !== signed.promised.anchor,
        'a chain other than that of the missing link',
        `the chain ${next.anchor}`,
        response,
      );
    });
  },
});

const latePacks = marketFlow('packs.open', 'a missing link', {
  rule: 'Packs whose link is missing after 10 minutes are returned automatically, once, and counted. The next draw uses a new hash chain.',
  needs: ['advanceClock', 'withholdLinks'],
  run: async (market) => {
    const { drop, buyer } = await forSale(market, 2);
    const packs = 2;
    const body = await signBuy(market, buyer, drop, packs);
    expectSuccess(await market.request('economy.packs.buy', buyer, { body }));
    const promised = await commitmentFor(market, buyer, 'pack');
    const before = await dropById(market, drop.id);
    const signed = await signOpen(market, buyer, drop, {
      packs,
      commitment: promised.commitment,
      table: before.left,
    });
    const open = (): Promise<CompletedExchange> =>
      market.request('economy.packs.open', buyer, { body: signed });
    const response = await withoutLink(market, open);
    expectSuccess(response);
    const { id } = expectBody(response, DrawSchema);
    await expectDraw(market, id, 'waiting', Date.now());
    const sealed = await packsOf(market, buyer, drop.id);
    expectEqual('unopened packs while it waits', sealed.unopened, 0, sealed.response);
    expectEqual('the draw that waits', sealed.waiting, id, sealed.response);
    const commit = { body: json({ kind: 'pack' }) };
    expectCode(await market.request('economy.draws.commit', buyer, commit), 'draw-waiting');

    await later(market, LATE_MS, async () => {
      await expectDraw(market, id, 'returned', Date.now() + LATE_MS);
      // Reads twice, because the refund must happen only once, regardless of the number of reads.
      for (const time of ['', ', requested again']) {
        const own = await packsOf(market, buyer, drop.id);
        expectEqual(`unopened packs${time}`, own.unopened, packs, own.response);
        expectEqual(`the draw that waits${time}`, own.waiting, null, own.response);
      }
      expectCode(await open(), 'already-executed', 'replayed', 'deadline-passed');
      expectEqual('loose editions', await market.loose(buyer), {}, response);
      const after = await dropById(market, drop.id);
      expectEqual('the remaining packs', after.left, before.left, after.response);
      expectEqual('returned draws', after.returned, before.returned + 1, after.response);
      const next = await commitmentFor(market, buyer, 'pack');
      expectThat(
        next.anchor !== promised.anchor,
        'a chain other than that of the missing link',
        `the chain ${next.anchor}`,
        response,
      );
    });
  },
});

export const lateRevealFlows = (): Check[] => [lateReroll, latePacks];

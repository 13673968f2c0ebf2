import { UPGRADE_STAKE } from '@trait-market/contract/economy/actions';
import { type Draw, tableHash } from '@trait-market/contract/economy/draws';
import {
  nextTier,
  REROLL_CREDITS,
  rerollTable,
  UPGRADE_CREDITS,
} from '@trait-market/contract/economy/reroll';
import type { RefusalCode } from '@trait-market/contract/economy/shared';
import type { Check } from '../../check';
import { expectSuccess } from '../../expectations';
import type { Market } from '../market';
import { expectAtLeast, expectCode, expectEqual } from '../market-expectations';
import { expectRefusedDraw } from './expect-refused-draw';
import { expectProven } from './chance';
import { expectPreview } from './expect-preview';
import { marketFlow } from './market-flow';
import { CREDITS, EDITIONS, inOrder, openPool, type OpenPool } from './pools';

const NOTHING = `0x${'1'.repeat(64)}` as const;

/** Expects a signed re-roll or upgrade to be refused with a receipt. */
const expectRefused = async (
  market: Market,
  at: OpenPool,
  signed: Awaited<ReturnType<OpenPool['sign']>>,
  ...codes: RefusalCode[]
): Promise<void> => {
  const { promised } = signed;
  const refused = { send: () => at.send(signed), promised, kind: 'reroll' } as const;
  await expectRefusedDraw(market, at.owner, refused, ...codes);
};

const expectGift = async (market: Market, at: OpenPool): Promise<void> => {
  const { item, owner } = at;
  const before = await at.pool();
  const thief = await market.newcomer();
  expectCode(
    await at.give(await at.signGift(item.tokenId, '1', { signer: thief })),
    'bad-signature',
  );
  const tooMany = String(EDITIONS + 1);
  expectCode(await at.give(await at.signGift(item.tokenId, tooMany)), 'not-the-holder');
  const slot = before.slot === 'eyes' ? 'mouth' : 'eyes';
  expectCode(await at.give(await at.signGift(item.tokenId, '1', { slot })), 'wrong-slot');
  const body = await at.signGift(item.tokenId, '1');
  const response = await at.give(body);
  expectSuccess(response);
  expectCode(await at.give(body), 'already-executed', 'replayed');
  const loose = await market.loose(owner);
  expectEqual('loose editions', loose[item.trait.id], EDITIONS - 1, response);
  const after = await at.pool();
  expectEqual('editions in the pool', after.editions, before.editions + 1, after.response);
  const now = after.items.find(({ tokenId }) => tokenId === item.tokenId)?.quantity;
  expectEqual('editions of the given trait', now, item.quantity + 1, after.response);
};

// Returns the drawn edition to the pool, which would otherwise run out of different traits for
// later draws.
const giveBack = async (at: OpenPool, { picks }: Draw): Promise<void> => {
  for (const { tokenId } of picks) expectSuccess(await at.give(await at.signGift(tokenId, '1')));
};

const expectedIn = (
  before: Awaited<ReturnType<OpenPool['pool']>>,
  joined: string,
  { picks }: Draw,
): [string, number][] => {
  const counts = Object.fromEntries(before.items.map((one) => [one.tokenId, one.quantity]));
  counts[joined] = (counts[joined] ?? 0) + 1;
  for (const { tokenId } of picks) counts[tokenId] = (counts[tokenId] ?? 0) - 1;
  return inOrder(counts);
};

const expectPool = async (at: OpenPool, expected: [string, number][]): Promise<void> => {
  const { items, response } = await at.pool();
  const counts = Object.fromEntries(items.map((one) => [one.tokenId, one.quantity]));
  expectEqual("the pool's contents", inOrder(counts), expected, response);
};

const expectedLoose = (
  before: Readonly<Record<string, number>>,
  { id, put }: { id: string; put: number },
  { picks }: Draw,
): [string, number][] => {
  const counts = { ...before, [id]: (before[id] ?? 0) - put };
  for (const { trait } of picks) counts[trait.id] = (counts[trait.id] ?? 0) + 1;
  return inOrder(counts);
};

const rerolled = marketFlow('reroll.reroll', 'given, and one for one', {
  rule: 'A gift belongs to the pool, for nothing in return. A re-roll puts one edition in and takes one out. It is paid in credits, once, and its result can be recomputed.',
  needs: ['giveCredits'],
  // The flow runs alone, because other checks may use the same trait.
  alone: true,
  run: async (market) => {
    const at = await openPool(market);
    const { item, owner } = at;
    await expectGift(market, at);
    const before = await at.pool();
    expectPreview(
      before,
      before.items.map(({ trait }) => trait),
    );
    const loose = await market.loose(owner);
    const one = [item.tokenId];
    const less = String(REROLL_CREDITS - 1);
    const tooDear = await at.sign(one, { highestCredits: less });
    await expectRefused(market, at, tooDear, 'price-moved', 'credits-short');
    await expectRefused(market, at, await at.sign(one, { table: NOTHING }), 'pool-moved');
    const { response: last, ...counted } = await at.pool();
    // Other wallets may have re-rolls refused at the same time.
    expectAtLeast('refused re-rolls', counted.refused, before.refused + 2, last);
    expectAtLeast('returned re-rolls', counted.returned, before.returned + 2, last);
    const unknown = await at.send(await at.sign(one, { commitment: NOTHING }));
    expectCode(unknown, 'commitment-moved');
    expectEqual('editions after refusals', await at.editions(), inOrder(loose), unknown);
    expectEqual('credits after refusals', await at.credits(), CREDITS, unknown);

    const signed = await at.sign(one);
    const response = await at.send(signed);
    const { promised } = signed;
    const draw = await expectProven(market, owner, { response, promised, kind: 'reroll' });
    expectEqual('drawn traits', draw.picks.length, 1, response);
    expectCode(await at.send(signed), 'already-executed', 'replayed');
    expectEqual('credits', await at.credits(), CREDITS - REROLL_CREDITS, response);
    const left = expectedLoose(loose, { id: item.trait.id, put: 1 }, draw);
    expectEqual('loose editions', await at.editions(), left, response);
    await expectPool(at, expectedIn(before, item.tokenId, draw));
    await giveBack(at, draw);
  },
});

const upgraded = marketFlow('reroll.reroll', 'three for one of the next tier', {
  rule: 'An upgrade takes three editions of one tier and 20 credits, and returns one of the next tier. One of the three joins the pool, two are burned.',
  needs: ['giveCredits'],
  alone: true,
  run: async (market) => {
    const at = await openPool(market);
    const { item, owner } = at;
    const { id } = item.trait;
    const three = Array.from({ length: UPGRADE_STAKE }, () => item.tokenId);
    const next = nextTier(item.tier);
    // The stake's third edition must belong neither to the stake's tier nor to the next one, from
    // which the upgrade draws.
    const { items } = await at.pool();
    const other = items.find(({ tier }) => tier !== item.tier && tier !== next);
    if (other !== undefined) {
      await market.giveGoods(owner, { traits: [{ id: other.trait.id, quantity: 1 }] });
      const mixed = [item.tokenId, item.tokenId, other.tokenId];
      await expectRefused(market, at, await at.sign(mixed), 'mixed-tiers');
    }
    const before = await at.pool();
    const loose = await market.loose(owner);
    const supply = await market.traitById(id);
    const less = String(UPGRADE_CREDITS - 1);
    const tooDear = await at.sign(three, { highestCredits: less });
    await expectRefused(market, at, tooDear, 'price-moved', 'credits-short');
    const whole = tableHash(rerollTable(before));
    await expectRefused(market, at, await at.sign(three, { table: whole }), 'pool-moved');
    const { response: last } = await at.pool();
    expectEqual('editions after refusals', await at.editions(), inOrder(loose), last);
    expectEqual('credits after refusals', await at.credits(), CREDITS, last);

    const signed = await at.sign(three);
    const response = await at.send(signed);
    const { promised } = signed;
    const draw = await expectProven(market, owner, { response, promised, kind: 'reroll' });
    const tiers = draw.picks.map(
      (pick) => before.items.find(({ tokenId }) => tokenId === pick.tokenId)?.tier,
    );
    expectEqual('the tier of the drawn trait', tiers, [next], response);
    expectCode(await at.send(signed), 'already-executed', 'replayed');
    expectEqual('credits', await at.credits(), CREDITS - UPGRADE_CREDITS, response);
    const left = expectedLoose(loose, { id, put: UPGRADE_STAKE }, draw);
    expectEqual('loose editions', await at.editions(), left, response);
    await expectPool(at, expectedIn(before, item.tokenId, draw));
    const burned = await market.traitById(id);
    const burnedCount = supply.editions - burned.editions;
    expectEqual('editions that are burned', burnedCount, UPGRADE_STAKE - 1, burned.response);
    await giveBack(at, draw);
  },
});

export const rerollFlows = (): Check[] => [rerolled, upgraded];

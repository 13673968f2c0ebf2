import { CreditLedgerSchema } from '../../../src/economy/credits/credits.schema';
import { tableHash } from '../../../src/economy/draws/table-hash';
import { nextTier, rerollTable } from '../../../src/economy/reroll/reroll-table';
import {
  REROLL_CREDITS,
  RerollPoolDetailSchema,
  RerollPoolsSchema,
  type PooledTrait,
  type RerollPoolDetail,
} from '../../../src/economy/reroll/reroll.schema';
import { poolGiveTypedData, rerollTypedData } from '../../../src/economy/typed-data/reroll-acts';
import type { Reroll } from '../../../src/economy/typed-data/reroll-acts.schema';
import { tierOf } from '../../../src/economy/shared/tier-editions';
import type { Check } from '../../check';
import { json } from '../../contract/call';
import { expectSuccess } from '../../expectations';
import { Skipped } from '../../outcome';
import type { Answered } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import { expectCode, expectEqual, once, type Market } from '../market';
import { commitmentFor, entropy, expectProven } from './chance';
import { marketFlow } from './market-flow';

const CREDITS = 100;

type Pool = RerollPoolDetail & { answer: Answered };

const poolAt = (
  market: Market,
  { collection, slot }: Pick<RerollPoolDetail, 'collection' | 'slot'>,
): Promise<Pool> =>
  market.read('economy.reroll.pool', RerollPoolDetailSchema, { params: { collection, slot } });

/** One to give, three to upgrade, one to re-roll. */
const EDITIONS = 5;

/** A trait of which three make one of the pool, also when there are a few more of it. */
const upgradable = async (market: Market, { items }: Pool): Promise<PooledTrait | undefined> => {
  for (const item of items) {
    const { editions } = await market.traitById(item.trait.id);
    const next = nextTier(tierOf(editions + EDITIONS));
    const others = items.filter(({ tokenId }) => tokenId !== item.tokenId);
    if (next !== undefined && others.some(({ tier }) => tier === next)) return item;
  }
  return undefined;
};

/** A pool that can be drawn from, and somebody with editions that it takes. */
const drawable = async (market: Market) => {
  const { items } = await market.read('economy.reroll.pools', RerollPoolsSchema);
  for (const { collection, slot } of items.filter(({ isOpen }) => isOpen)) {
    const pool = await poolAt(market, { collection, slot });
    const chosen = await upgradable(market, pool);
    if (chosen === undefined) continue;
    const owner = await market.newcomer();
    const traits = [{ id: chosen.trait.id, quantity: EDITIONS }];
    await market.giveGoods(owner, { traits });
    const credits = { subscription: 0, vanilla: CREDITS };
    await market.capabilities.giveCredits?.(owner.walletAddress, credits);
    const now = await poolAt(market, pool);
    const item = now.items.find(({ tokenId }) => tokenId === chosen.tokenId);
    if (item === undefined) continue;
    return { pool: now, item, owner };
  }
  throw new Skipped('no pool can be upgraded from');
};

const creditsOf = async (market: Market, of: Newcomer): Promise<number> => {
  const { balance } = await market.read('economy.credits.ledger', CreditLedgerSchema, {}, of);
  return balance.subscription + balance.vanilla;
};

const NOTHING = `0x${'1'.repeat(64)}` as const;

/** An edition is given to a pool, for nothing in return. */
const give = async (
  market: Market,
  { pool, item, owner }: Awaited<ReturnType<typeof drawable>>,
): Promise<void> => {
  const place = { ...market.place, chainId: pool.chainId };
  const sign = async (quantity: string, signer = owner) => {
    const { token } = pool;
    const message = {
      owner: owner.walletAddress,
      token,
      tokenId: item.tokenId,
      quantity,
      ...once(),
    };
    const signature = await signer.wallet.signTypedData(poolGiveTypedData(place, message));
    return json({ ...place, message, signature });
  };
  const send = (body: ReturnType<typeof json>): Promise<Answered> =>
    market.ask('economy.reroll.give', owner, { body });
  const thief = await market.newcomer();
  expectCode(await send(await sign('1', thief)), 'bad-signature');
  expectCode(await send(await sign('6')), 'not-the-holder');
  const body = await sign('1');
  const answer = await send(body);
  expectSuccess(answer);
  expectCode(await send(body), 'already-executed', 'replayed');
  expectEqual('loose editions', (await market.loose(owner))[item.trait.id], 4, answer);
  const after = await poolAt(market, pool);
  expectEqual('editions in the pool', after.editions, pool.editions + 1, after.answer);
  const now = after.items.find(({ tokenId }) => tokenId === item.tokenId)?.quantity;
  expectEqual('editions of what was given', now, item.quantity + 1, after.answer);
};

const rerolled = marketFlow('reroll.reroll', 'given, and one for one', {
  rule: 'A gift is the pool’s, for nothing in return. A re-roll puts one edition in and takes one out. It is paid in credits, once, and what came can be worked out again.',
  needs: ['giveCredits'],
  run: async (market) => {
    const found = await drawable(market);
    const { item, owner } = found;
    await give(market, found);
    const pool = await poolAt(market, found.pool);
    const place = { ...market.place, chainId: pool.chainId };
    const sign = async (stake: readonly string[], change: Partial<Reroll> = {}) => {
      const promised = await commitmentFor(market, owner, 'reroll');
      const now = await poolAt(market, pool);
      const tier = stake.length === 1 ? undefined : nextTier(item.tier);
      const message = {
        owner: owner.walletAddress,
        token: pool.token,
        slot: pool.slot,
        stake: [...stake],
        commitment: promised.commitment,
        table: tableHash(rerollTable(now, tier)),
        entropy: entropy(),
        highestCredits: String(CREDITS),
        ...once(),
        ...change,
      };
      const signature = await owner.wallet.signTypedData(rerollTypedData(place, message));
      return { promised, body: json({ ...place, message, signature }) };
    };
    const send = ({ body }: Awaited<ReturnType<typeof sign>>): Promise<Answered> =>
      market.ask('economy.reroll.reroll', owner, { body });
    const one = [item.tokenId];
    expectCode(
      await send(await sign(one, { highestCredits: '9' })),
      'price-moved',
      'credits-short',
    );
    expectCode(await send(await sign(one, { table: NOTHING })), 'pool-moved');
    expectCode(await send(await sign(one, { commitment: NOTHING })), 'commitment-moved');
    // One of another tier, which is not what comes: another edition of that could move its tier.
    const other = pool.items.find(({ tier }) => tier !== item.tier && tier !== nextTier(item.tier));
    if (other !== undefined) {
      await market.giveGoods(owner, { traits: [{ id: other.trait.id, quantity: 1 }] });
      const mixed = [item.tokenId, item.tokenId, other.tokenId];
      expectCode(await send(await sign(mixed)), 'mixed-tiers');
    }
    const untouched = await market.loose(owner);
    expectEqual('editions after refusals', untouched[item.trait.id], 4, pool.answer);
    expectEqual('credits after refusals', await creditsOf(market, owner), CREDITS, pool.answer);

    const expected: Record<string, number> = { [item.trait.id]: 4 };
    if (other !== undefined) expected[other.trait.id] = 1;
    const come = (id: string): void => {
      expected[id] = (expected[id] ?? 0) + 1;
    };
    const sorted = (of: Readonly<Record<string, number>>) =>
      Object.entries(of)
        .filter(([, count]) => count > 0)
        .toSorted();
    const signed = await sign(one);
    const answer = await send(signed);
    const { promised } = signed;
    const draw = await expectProven(market, owner, { answer, promised, kind: 'reroll' });
    expectEqual('traits that came', draw.picks.length, 1, answer);
    expectCode(await send(signed), 'already-executed', 'replayed');
    expectEqual('credits', await creditsOf(market, owner), CREDITS - REROLL_CREDITS, answer);
    expected[item.trait.id] = (expected[item.trait.id] ?? 0) - 1;
    for (const { trait } of draw.picks) come(trait.id);
    expectEqual('loose editions', sorted(await market.loose(owner)), sorted(expected), answer);
    const after = await poolAt(market, pool);
    expectEqual('editions in the pool', after.editions, pool.editions, after.answer);
  },
});

/** What is put into a pool, and comes out of it by chance. */
export const rerollFlows = (): Check[] => [rerolled];

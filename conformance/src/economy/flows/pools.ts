import { type Reroll, poolGiveAction, rerollAction } from '@trait-market/contract/economy/actions';
import { CreditLedgerSchema } from '@trait-market/contract/economy/credits';
import { tableHash } from '@trait-market/contract/economy/draws';
import {
  nextTier,
  type PooledTrait,
  type RerollPoolDetail,
  RerollPoolDetailSchema,
  RerollPoolsSchema,
  rerollTable,
} from '@trait-market/contract/economy/reroll';
import { tierOf } from '@trait-market/contract/economy/shared';
import type { json } from '../../contract/call';
import { Skipped } from '../../probe/outcome';
import type { CompletedExchange } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import { once, type Market } from '../market';
import { commitmentFor, entropy, nextRound } from './chance';

export const EDITIONS = 5;
export const CREDITS = 100;

type Pool = RerollPoolDetail & { response: CompletedExchange };

const poolAt = (
  market: Market,
  { collection, slot }: Pick<RerollPoolDetail, 'collection' | 'slot'>,
): Promise<Pool> =>
  market.read('economy.reroll.pool', RerollPoolDetailSchema, { params: { collection, slot } });

// Finds a trait that can be upgraded to another one in the pool, even after the flow has created a
// few more editions.
const upgradable = async (market: Market, { items }: Pool): Promise<PooledTrait | undefined> => {
  for (const item of items) {
    // Burned editions are included, because burning doesn't change a trait's tier.
    const { editions, burned = 0 } = await market.traitById(item.trait.id);
    const next = nextTier(tierOf(editions + burned + EDITIONS));
    const others = items.filter(({ tokenId }) => tokenId !== item.tokenId);
    if (next !== undefined && others.some(({ tier }) => tier === next)) return item;
  }
  return undefined;
};

const findUpgradable = async (market: Market): Promise<{ pool: Pool; item: PooledTrait }> => {
  const { items } = await market.read('economy.reroll.pools', RerollPoolsSchema);
  for (const { collection, slot } of items.filter(({ isOpen }) => isOpen)) {
    const pool = await poolAt(market, { collection, slot });
    const item = await upgradable(market, pool);
    if (item !== undefined) return { pool, item };
  }
  throw new Skipped('no pool can be upgraded from');
};

const creditsOf = async (market: Market, of: Newcomer): Promise<number> => {
  const { balance } = await market.read('economy.credits.ledger', CreditLedgerSchema, {}, of);
  return balance.subscription + balance.vanilla;
};

export const openPool = async (market: Market) => {
  const found = await findUpgradable(market);
  const owner = await market.newcomer();
  const traits = [{ id: found.item.trait.id, quantity: EDITIONS }];
  await market.giveGoods(owner, { traits });
  await market.capabilities.giveCredits?.(owner.walletAddress, {
    subscription: 0,
    vanilla: CREDITS,
  });
  const pool = (): Promise<Pool> => poolAt(market, found.pool);
  const { items, token, slot, chainId } = await pool();
  // Reads the item again, because the additional editions may have changed its tier.
  const item = items.find(({ tokenId }) => tokenId === found.item.tokenId) ?? found.item;
  const place = { ...market.place, chainId };

  const signGift = async (
    tokenId: string,
    quantity: string,
    { signer = owner, ...change }: { signer?: typeof owner; slot?: typeof slot } = {},
  ) => {
    const message = {
      owner: owner.walletAddress,
      token,
      slot,
      tokenId,
      quantity,
      ...once(),
      ...change,
    };
    return market.signAction(signer, poolGiveAction, message, place);
  };

  /** Signs a re-roll with the current commitment and the pool's current table. */
  const sign = async (stake: readonly string[], change: Partial<Reroll> = {}) => {
    const promised = await commitmentFor(market, owner, 'reroll');
    const tier = stake.length === 1 ? undefined : nextTier(item.tier);
    const message = {
      owner: owner.walletAddress,
      token,
      slot,
      stake: [...stake],
      commitment: promised.commitment,
      table: tableHash(rerollTable(await pool(), tier)),
      entropy: entropy(),
      ...(await nextRound(market)),
      highestCredits: String(CREDITS),
      ...once(),
      ...change,
    };
    return { promised, body: await market.signAction(owner, rerollAction, message, place) };
  };

  return {
    owner,
    item,
    pool,
    signGift,
    sign,
    give: (body: ReturnType<typeof json>): Promise<CompletedExchange> =>
      market.request('economy.reroll.give', owner, { body }),
    send: ({ body }: Awaited<ReturnType<typeof sign>>): Promise<CompletedExchange> =>
      market.request('economy.reroll.reroll', owner, { body }),
    credits: (): Promise<number> => creditsOf(market, owner),
    editions: async (): Promise<[string, number][]> =>
      Object.entries(await market.loose(owner)).toSorted(),
  };
};
export type OpenPool = Awaited<ReturnType<typeof openPool>>;

/** Sorts counts, and drops zeros, so that they can be compared. */
export const inOrder = (of: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(of)
    .filter(([, count]) => count > 0)
    .toSorted();

import type { ChainId } from '@trait-market/contract/economy/shared';
import { deploymentOf } from '@trait-market/contract/economy/typed-data';

import { creditBookOf } from '../economy/credits/credit-book-of-records';
import { Shortfall, type Movement } from '../economy/ledger/settlement';
import { createMarket, type Market, type MarketOptions } from '../economy/market/market';
import { chainKey } from '../economy/tables/keys';
import { emptyBase } from '../economy/tables/tables';
import type { AvatarRow } from '../economy/tables/rows';
import type { Account } from '../kernel/account';
import { signatureOverDigest } from '../kernel/signature';
import { createRecords } from '../world/records/records';
import { testCatalogue } from './market-catalogue';

export const MARKET_NOW = Date.UTC(2026, 0, 15);

/** The deployment of test markets, and of servers without a configured product address. */
export const DEPLOYMENT = deploymentOf('http://localhost:4000');

export const DAY_MS = 24 * 60 * 60_000;

export const ETHER = 10n ** 18n;

/** Returns a deadline in seconds since 1970, ten minutes after the market's time. */
export const soon = (now = MARKET_NOW): string => String(Math.floor(now / 1000) + 600);

export const tryMoveIn =
  (market: Pick<Market, 'move'>) =>
  async (movements: readonly Movement[]): Promise<boolean> => {
    try {
      await market.move(movements);
      return true;
    } catch (error) {
      if (error instanceof Shortfall) return false;
      throw error;
    }
  };

export const openTestMarket = (options: Partial<MarketOptions> = {}) => {
  const coins = new Map<string, bigint>();
  const clock = { now: MARKET_NOW };
  const { credits } = createRecords();
  const market = createMarket({
    catalogue: testCatalogue,
    base: emptyBase(MARKET_NOW),
    native: {
      of: (chainId, account) => coins.get(chainKey(chainId, account)) ?? 0n,
      set: (chainId, account, wei) => void coins.set(chainKey(chainId, account), wei),
    },
    credits: creditBookOf(credits, () => clock.now),
    checkSignature: signatureOverDigest,
    deployments: new Set([DEPLOYMENT]),
    now: () => clock.now,
    ...options,
  });
  return {
    market,
    clock,
    coins,
    credits,
    setCredits: (account: Account, subscription: number, vanilla: number) =>
      credits.set(account, { subscription, vanilla }, clock.now),
    giveCredits: (account: Account, amount: number) =>
      credits.gain(account, { bucket: 'vanilla', amount, reason: 'grant' }, clock.now),
    giveCoin: (account: Account, native: bigint, chainId: ChainId = 1) =>
      void coins.set(chainKey(chainId, account), native),
    giveWrapped: (account: Account, wei: bigint, chainId: ChainId = 1) =>
      market.context.tables.wrapped.put(chainKey(chainId, account), String(wei)),
    tryMove: tryMoveIn(market),
    giveTrait: (account: Account, traitId: string, quantity = 1) =>
      market.move([{ kind: 'mint', traitId, to: account, quantity }]),
    giveAvatar: (
      owner: Account,
      tokenId: string,
      collection = 'alpha',
      worn: AvatarRow['worn'] = {},
    ) =>
      market.context.tables.avatars.put(`${collection}/${tokenId}`, {
        collection,
        tokenId,
        owner,
        worn,
        artSeed: 1,
      }),
  };
};

export type TestMarket = ReturnType<typeof openTestMarket>;

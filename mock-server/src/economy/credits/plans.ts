import {
  CHAIN_IDS,
  type ChainId,
  type PlanName,
  PlanNameSchema,
  type Price,
} from '@trait-market/contract/economy/shared';
import type { Plans } from '@trait-market/contract/economy/credits';

import { PLAN_CREDITS } from '../../world/plans';
import { MarketRefusal } from '../shared/refusal';

type Prices = Readonly<Record<ChainId, Price>>;

const TEN_THOUSANDTH = 10n ** 14n;
const POL_FOR_ETH = 8_000n;

/** @param ether the price in ten-thousandths of an ether */
const pricesOf = (ether: bigint): Prices => {
  const inCoin = (chainId: ChainId, amount: bigint): Price => ({
    chainId,
    coin: 'native',
    amount: String(amount * TEN_THOUSANDTH),
  });
  return { 1: inCoin(1, ether), 137: inCoin(137, ether * POL_FOR_ETH) };
};

/** Larger plans cost less per credit. */
export const PLAN_PRICES: Readonly<Record<PlanName, Prices>> = {
  Basic: pricesOf(40n),
  Advanced: pricesOf(85n),
  Elite: pricesOf(180n),
};

type Bundle = { credits: number; prices: Prices };

/** Vanilla credits cost more than subscription credits, because they never expire. */
export const BUNDLES: readonly Bundle[] = [
  { credits: 50, prices: pricesOf(30n) },
  { credits: 200, prices: pricesOf(100n) },
  { credits: 500, prices: pricesOf(225n) },
];

/** @throws MarketRefusal when no bundle has this size */
export const bundleOf = (wanted: string): Bundle => {
  const found = BUNDLES.find(({ credits }) => String(credits) === wanted);
  if (found !== undefined) return found;
  throw new MarketRefusal('unknown-plan', `There is no bundle of ${wanted} credits.`);
};

const listed = (prices: Prices): Price[] => CHAIN_IDS.map((chainId) => prices[chainId]);

export const PLANS: Plans = {
  plans: PlanNameSchema.options.map((plan) => ({
    plan,
    credits: PLAN_CREDITS[plan],
    prices: listed(PLAN_PRICES[plan]),
  })),
  bundles: BUNDLES.map(({ credits, prices }) => ({ credits, prices: listed(prices) })),
};

import { type ChainId, PlanNameSchema, type Price } from '@trait-market/contract/economy/shared';
import * as fc from 'fast-check';
import assert from 'node:assert/strict';

import type { CreditsSold } from '../../../economy/credits/credits-sold';
import { BUNDLES, PLAN_PRICES } from '../../../economy/credits/plans';
import { MARKET_FEE_ACCOUNT } from '../../../economy/prices/fees';
import { accountOf } from '../../../kernel/account';
import { PERIOD_MS, PLAN_CREDITS } from '../../../world/plans';
import type { CheapActor } from '../../cheap-signatures';
import { aChain, actorAt, anActor, attempt, command, creditsOf } from '../command';
import type { Model, Place } from '../place';

export const marketTook = (place: Place, chainId: ChainId): bigint =>
  place.market.context.settlement.coinOf(accountOf(MARKET_FEE_ACCOUNT), chainId, 'native');

/** Buys something from the market, and requires that the market receives its exact price. */
const buy = async (
  model: Model,
  place: Place,
  { account }: CheapActor,
  price: Price,
  act: () => Promise<CreditsSold>,
): Promise<CreditsSold | undefined> => {
  const { chainId } = price;
  const purse = () => place.market.context.settlement.coinOf(account, chainId, 'native');
  const [had, took] = [purse(), marketTook(place, chainId)];
  const sold: CreditsSold[] = [];
  if (!(await attempt(place, async () => void sold.push(await act())))) return undefined;
  assert.equal(had - purse(), BigInt(price.amount), 'the buyer pays the price');
  assert.equal(marketTook(place, chainId) - took, BigInt(price.amount), 'the market is paid');
  model.spent.push(act);
  return sold[0];
};

export const subscribe = fc
  .tuple(anActor, fc.constantFrom(...PlanNameSchema.options), aChain)
  .map(([index, plan, chainId]) =>
    command(`subscribe ${index} to ${plan} on ${chainId}`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = await actor.signSubscribe(plan, {}, chainId);
      const had = creditsOf(place, actor.account);
      const act = () => place.market.subscribe(actor.account, request);
      const sold = await buy(model, place, actor, PLAN_PRICES[plan][chainId], act);
      if (sold === undefined) return;
      const has = creditsOf(place, actor.account);
      assert.equal(sold.credits, PLAN_CREDITS[plan]);
      assert.equal(has.vanilla, had.vanilla);
      assert.ok(has.subscription >= sold.credits, 'the new credits are there');
      assert.ok(has.subscription <= had.subscription + sold.credits, 'and no more than they');
      const inForce = place.credits.subscription(actor.account, place.clock.now);
      assert.deepEqual([inForce?.plan, inForce?.endsAt], [plan, place.clock.now + PERIOD_MS]);
      model.credits.set(actor.account, has);
    }),
  );

export const buyCredits = fc
  .tuple(anActor, fc.constantFrom(...BUNDLES), aChain)
  .map(([index, { credits, prices }, chainId]) =>
    command(`${index} buys ${credits} credits on ${chainId}`, async (model, place) => {
      const actor = actorAt(place, index);
      const request = await actor.signBuyCredits(credits, {}, chainId);
      const had = creditsOf(place, actor.account);
      const act = () => place.market.buyCredits(actor.account, request);
      if ((await buy(model, place, actor, prices[chainId], act)) === undefined) return;
      model.credits.set(actor.account, { ...had, vanilla: had.vanilla + credits });
    }),
  );

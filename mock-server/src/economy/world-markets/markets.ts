import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Records } from '../../world/records/records';
import type { World } from '../../world/world';
import { creditBookOf } from '../credits/credit-book-of-records';
import type { Market } from '../market/market';
import type { MarketSource } from '../catalogue/market-source';
import type { EconomyState } from '../tables/economy-state';
import { publishEvents } from './publish-events';
import { viewIn } from '../views/view/view-in';
import { createWorldMarket, type WorldMarket } from './world-market';

export type Markets = {
  /** Opens a world's market on first use, over the shared base. */
  of(world: World): Promise<Market>;
  /** Returns the difference from the base; null when it was never opened. */
  stateOf(world: World): EconomyState | null;
  /** Restores a market before it is opened; call it after restoring the records. */
  restore(world: World, state: EconomyState | null): void;
};

type Options = {
  source: MarketSource;
  /** The product's deployments that actions may be signed for. */
  deployments: ReadonlySet<Bytes32>;
  /** Called for each opened market before its first use. */
  onOpen?: ((market: Market, world: string) => void) | undefined;
};

/** Manages the markets of worlds: each is created on first use and removed with its world. */
export const createMarkets = ({ source, deployments, onOpen }: Options): Markets => {
  // A reset or restored world has new records and therefore a new market.
  const markets = new WeakMap<Records, WorldMarket>();
  const marketOver = (world: World): WorldMarket => {
    const { name, records, clock } = world;
    const known = markets.get(records);
    if (known !== undefined) return known;
    const made = createWorldMarket({
      source,
      now: clock.now,
      traits: records.traits.all,
      native: records.chainBalances,
      credits: creditBookOf(records.credits, clock.now),
      deployments,
      onOpen: (market) => {
        publishEvents(
          market,
          (origin) => viewIn(world, market, origin),
          (event) => {
            // Events of a market that was reset meanwhile are dropped.
            if (world.records === records) world.events.add(event);
          },
        );
        onOpen?.(market, name);
      },
    });
    markets.set(records, made);
    return made;
  };

  return {
    of: (world) => marketOver(world).open(),
    stateOf: (world) => structuredClone(marketOver(world).state()),
    restore: (world, state) => marketOver(world).restore(structuredClone(state)),
  };
};

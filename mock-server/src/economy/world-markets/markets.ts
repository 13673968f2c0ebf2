import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Records } from '../../world/records/records';
import type { World } from '../../world/world';
import { creditBookOf } from '../credits/credit-book-of-records';
import type { Market } from '../market/market';
import type { MarketSource } from '../catalogue/market-source';
import type { EconomyState } from '../tables/economy-state';
import { tellWhatHappens } from './tell-what-happens';
import { viewIn } from '../views/view/view-in';
import { createWorldMarket, type WorldMarket } from './world-market';

/** The markets of all worlds. */
export type Markets = {
  /** Opens it when it is first asked for, over what all worlds of the seed share. */
  of(world: World): Promise<Market>;
  /** What differs from the seed's; null when nobody has opened it. */
  stateOf(world: World): EconomyState | null;
  /** Makes a world's market what it was, before it is opened: to be called when its records are back. */
  restore(world: World, state: EconomyState | null): void;
};

type Options = {
  /** What each market begins with. */
  source: MarketSource;
  /** The deployments of the product that actions may be signed on. */
  deployments: ReadonlySet<Bytes32>;
  /** Told of each market when it is opened, before anybody asks it anything. */
  onOpen?: ((market: Market, world: string) => void) | undefined;
};

/** The markets of worlds: none is made before it is asked for, and each goes when its world goes. */
export const createMarkets = ({ source, deployments, onOpen }: Options): Markets => {
  // A world that is reset or restored gets other records, and with them another market.
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
        tellWhatHappens(
          market,
          (origin) => viewIn(world, market, origin),
          (event) => {
            // Of a world that was reset meanwhile nobody hears any more.
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

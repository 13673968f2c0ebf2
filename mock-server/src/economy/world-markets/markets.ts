import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { ContractSignatures } from '../../kernel/contract-signatures/contract-signatures';
import type { Records } from '../../world/records/records';
import type { World } from '../../world/world';
import { creditBookOf } from '../credits/credit-book-of-records';
import type { Market } from '../market/market';
import type { MarketSource } from '../catalogue/market-source';
import type { EconomyState } from '../tables/economy-state';
import type { MarketTables } from '../tables/tables';
import { publishEvents } from './publish-events';
import { viewIn } from '../views/view/view-in';
import { signatureCheckIn } from './signature-check';
import { createWorldMarket, type WorldMarket } from './world-market';

export type Markets = {
  of(world: World): Promise<Market>;
  /** Returns the market's difference from its base; null when the market was never opened. */
  stateOf(world: World): EconomyState | null;
  /** Restores a market before it is opened. The world's records must already be restored. */
  restore(world: World, state: EconomyState | null): void;
  /** Returns the market's tables at the last reset, scenario or restored state. */
  firstTables(world: World): Promise<MarketTables>;
  /** Makes the current tables those that `firstTables` returns. */
  markFirst(world: World): void;
};

type Options = {
  source: MarketSource;
  /** The product's deployments for which signatures are accepted. */
  deployments: ReadonlySet<Bytes32>;
  contractSignatures?: ContractSignatures | undefined;
  onOpen?: ((market: Market, world: string) => void) | undefined;
};

/** Creates each world's market on first use. Markets are garbage-collected with their worlds. */
export const createMarkets = ({
  source,
  deployments,
  contractSignatures,
  onOpen,
}: Options): Markets => {
  // Resetting or restoring a world replaces its records, and therefore its market.
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
      checkSignature: signatureCheckIn(name, contractSignatures, () => world.records === records),
      onOpen: (market) => {
        publishEvents(
          market,
          (origin) => viewIn(world, market, origin),
          (event) => {
            // Drops the event if the world has been reset since the market was created.
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
    firstTables: (world) => marketOver(world).firstTables(),
    markFirst: (world) => marketOver(world).markFirst(),
  };
};

import { randomBytes } from 'node:crypto';

import type { Bytes32 } from '@trait-market/contract/economy/hex';

import { createRandomSource, type Random } from '../art/random';
import { createTokens, TOKEN_SECRET_BYTES, type Tokens } from '../provider/auth/tokens';
import { createClock, type WorldClock } from '../kernel/clock';
import { SEARCH_LIMIT } from './records/best-matches';
import { createRecords, type Records } from './records/records';
import type { Market } from '../economy/market';
import { emptyMarketSource, type MarketSource } from '../economy/market-source';
import { createWorldMarket } from '../economy/world-market';
import { createFaults, type Faults } from '../kernel/faults/faults';
import { NOTHING, type Holdings } from './holdings';
import { createJournal, type Journal } from '../kernel/journal/journal';
import type { WorldState } from './world-state';

/** One isolated universe: nothing in it that can change is shared with another. */
export type World = {
  readonly name: string;
  readonly clock: WorldClock;
  readonly journal: Journal;
  readonly faults: Faults;
  /** Access tokens; they outlive a reset, so that a signed-in browser can go through states. */
  readonly tokens: Tokens;
  readonly tokenSecret: Buffer;
  /** Starts anew at each reset. Never for nonces, codes or tokens. */
  readonly random: Random;
  readonly records: Records;
  /** Opens it when it is first asked for, over what all worlds of the seed share. */
  market(): Promise<Market>;
  /** What a wallet is given when it is seen first. */
  newcomers: Holdings;
  /** A search never answers with more than this. */
  searchLimit: number;
  /** Back to the seed; the journal is emptied too. */
  reset(): void;
  state(): WorldState;
  /** Puts it into a state that it, or another world, was in. The journal stays. */
  restore(state: WorldState): void;
};

export type WorldOptions = {
  name: string;
  randomSeed: string;
  /** Fills a fresh world with what everyone finds in it. */
  fill: (world: World) => void;
  /** What its market begins with; without it there is nothing in the market. */
  marketSource?: MarketSource | undefined;
  /** The deployments of the product that acts may be signed on; none unless told. */
  deployments?: ReadonlySet<Bytes32> | undefined;
  /** What it was before, when it goes on where another process has left it. */
  kept?: { state: WorldState; tokenSecret: Buffer } | undefined;
};

/** A world in its seed's state, or in the one that was kept of it. */
export const createWorld = ({
  name,
  randomSeed,
  fill,
  marketSource = emptyMarketSource,
  deployments = new Set(),
  kept,
}: WorldOptions): World => {
  const clock = createClock();
  const source = createRandomSource(randomSeed);
  const start = source.position();
  const tokenSecret = kept?.tokenSecret ?? randomBytes(TOKEN_SECRET_BYTES);
  let records = createRecords();
  const openMarket = () =>
    createWorldMarket({
      source: marketSource,
      now: clock.now,
      traits: records.traits.all,
      native: records.chainBalances,
      deployments,
    });
  let market = openMarket();

  const world: World = {
    name,
    clock,
    journal: createJournal(),
    faults: createFaults(source.next),
    tokens: createTokens(clock, tokenSecret),
    tokenSecret,
    newcomers: NOTHING,
    searchLimit: SEARCH_LIMIT,
    random: source.next,
    get records() {
      return records;
    },
    market: () => market.open(),
    reset: () => {
      records = createRecords();
      market = openMarket();
      source.moveTo(start);
      clock.moveTo(0);
      world.faults.replace([]);
      world.journal.clear();
      world.newcomers = NOTHING;
      world.searchLimit = SEARCH_LIMIT;
      fill(world);
    },
    state: () => ({
      version: 1,
      clockOffsetMs: clock.offset(),
      randomPosition: source.position(),
      newcomers: structuredClone(world.newcomers),
      searchLimit: world.searchLimit,
      faults: world.faults.all(),
      tables: records.rows(),
      economy: structuredClone(market.state()),
    }),
    restore: (state) => {
      records = createRecords(structuredClone(state.tables));
      market = openMarket();
      market.restore(structuredClone(state.economy));
      source.moveTo(state.randomPosition);
      clock.moveTo(state.clockOffsetMs);
      world.faults.replace(state.faults);
      world.newcomers = structuredClone(state.newcomers);
      world.searchLimit = state.searchLimit;
    },
  };
  if (kept === undefined) fill(world);
  else world.restore(kept.state);
  return world;
};

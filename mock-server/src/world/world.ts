import { randomBytes } from 'node:crypto';

import { createClock, type WorldClock } from '../kernel/clock';
import { createFaults, type Faults } from '../kernel/faults/faults';
import { createJournal, type Journal } from '../kernel/journal/journal';
import type { Random, RandomSource } from '../kernel/random';
import { createWorldEvents, type WorldEvents } from './events/world-events';
import { NOTHING, type Holdings } from './holdings';
import { SEARCH_LIMIT } from './records/best-matches';
import { createRecords, type Records } from './records/records';
import type { WorldState } from './world-state';

/** Bytes of the secret that a world signs with, from the system's random source. */
const TOKEN_SECRET_BYTES = 32;

/** One isolated universe: nothing in it that can change is shared with another. */
export type World = {
  readonly name: string;
  readonly clock: WorldClock;
  readonly journal: Journal;
  readonly faults: Faults;
  /** What is told to those who listen. */
  readonly events: WorldEvents;
  /** What access tokens are signed with; it outlives a reset, so that a signed-in browser can go through states. */
  readonly tokenSecret: Buffer;
  /** Starts anew at each reset. Never for nonces, codes or tokens. */
  readonly random: Random;
  /** Others after a reset, and after a state was put back. */
  readonly records: Records;
  /** What a wallet is given when it is seen first. */
  newcomers: Holdings;
  /** A search never answers with more than this. */
  searchLimit: number;
  /** The rates of coins and currencies are too old to compare by. */
  hasOldRates: boolean;
  /** Back to the seed; the journal is emptied too. */
  reset(): void;
  state(): WorldState;
  /** Puts it into a state that it, or another world, was in. The journal stays. */
  restore(state: WorldState): void;
};

export type WorldOptions = {
  name: string;
  /** Its source at its start: a reset comes back to it. */
  randomSource: RandomSource;
  /** Fills a fresh world with what everyone finds in it. */
  fill: (world: World) => void;
  /** What it was before, when it goes on where another process has left it. */
  kept?: { state: WorldState; tokenSecret: Buffer } | undefined;
};

/** A world in its seed's state, or in the one that was kept of it. */
export const createWorld = ({ name, randomSource, fill, kept }: WorldOptions): World => {
  const clock = createClock();
  const start = randomSource.position();
  const tokenSecret = kept?.tokenSecret ?? randomBytes(TOKEN_SECRET_BYTES);
  let records = createRecords();

  const world: World = {
    name,
    clock,
    journal: createJournal(),
    faults: createFaults(randomSource.next),
    events: createWorldEvents(),
    tokenSecret,
    newcomers: NOTHING,
    searchLimit: SEARCH_LIMIT,
    hasOldRates: false,
    random: randomSource.next,
    get records() {
      return records;
    },
    reset: () => {
      records = createRecords();
      randomSource.moveTo(start);
      clock.moveTo(0);
      world.faults.replace([]);
      world.journal.clear();
      world.newcomers = NOTHING;
      world.searchLimit = SEARCH_LIMIT;
      world.hasOldRates = false;
      fill(world);
      world.events.restart();
    },
    state: () => ({
      version: 1,
      clockOffsetMs: clock.offset(),
      randomPosition: randomSource.position(),
      newcomers: structuredClone(world.newcomers),
      searchLimit: world.searchLimit,
      hasOldRates: world.hasOldRates,
      faults: world.faults.all(),
      tables: records.rows(),
    }),
    restore: (state) => {
      records = createRecords(structuredClone(state.tables));
      randomSource.moveTo(state.randomPosition);
      clock.moveTo(state.clockOffsetMs);
      world.faults.replace(state.faults);
      world.newcomers = structuredClone(state.newcomers);
      world.searchLimit = state.searchLimit;
      world.hasOldRates = state.hasOldRates;
      world.events.restart();
    },
  };
  if (kept === undefined) fill(world);
  else world.restore(kept.state);
  return world;
};

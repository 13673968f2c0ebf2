import { randomBytes } from 'node:crypto';

import { createAnswers, type Answers } from '../kernel/answers/answers';
import { createClock, type WorldClock } from '../kernel/clock';
import { createFaults, type Faults } from '../kernel/faults/faults';
import { createJournal, type Journal } from '../kernel/journal/journal';
import type { Random, RandomSource } from '../kernel/random';
import { createWorldEvents, type WorldEvents } from './events/world-events';
import { NOTHING, type Holdings } from './holdings';
import { SEARCH_LIMIT } from './records/best-matches';
import type { Tables } from './records/entities';
import { createRecords, type Records } from './records/records';
import type { Replayed, WorldState } from './world-state';

/** The random bytes of a world's token secret. */
const TOKEN_SECRET_BYTES = 32;

/** An isolated universe that shares no mutable state with others. */
export type World = {
  readonly name: string;
  readonly clock: WorldClock;
  readonly journal: Journal;
  readonly faults: Faults;
  /** Prepared answers. */
  readonly answers: Answers;
  /** Events for listeners. */
  readonly events: WorldEvents;
  /**
   * The secret of access tokens; it survives resets, so that signed-in browsers can switch states.
   */
  readonly tokenSecret: Buffer;
  /** Restarts at each reset. Never for nonces, codes or tokens. */
  readonly random: Random;
  /** Replaced by a reset or a restored state. */
  readonly records: Records;
  /** The progress of the replayed recording; null without one. */
  replay: Replayed | null;
  /** The holdings of new wallets. */
  newcomers: Holdings;
  /** The maximum number of search results. */
  searchLimit: number;
  /** Whether exchange rates are stale. */
  hasOldRates: boolean;
  /** Restores the seed and empties the journal. */
  reset(): void;
  state(): WorldState;
  /** Restores a state of any world. The journal stays. */
  restore(state: WorldState): void;
};

/** The initial rows of every world. */
export type Beginning = {
  tables: Tables;
  /** The position of the random source after composing them. */
  randomPosition: number;
};

export type WorldOptions = {
  name: string;
  /** A reset restores its initial position. */
  randomSource: RandomSource;
  /** The initial rows; none by default. */
  beginning?: Beginning | undefined;
  /** A stored state from another process. */
  kept?: { state: WorldState; tokenSecret: Buffer } | undefined;
};

/** Creates a world in its seed's or a stored state. */
export const createWorld = ({ name, randomSource, beginning, kept }: WorldOptions): World => {
  const clock = createClock();
  const start = beginning?.randomPosition ?? randomSource.position();
  const tokenSecret = kept?.tokenSecret ?? randomBytes(TOKEN_SECRET_BYTES);
  let records = createRecords(beginning?.tables);
  randomSource.moveTo(start);

  const world: World = {
    name,
    clock,
    journal: createJournal(),
    faults: createFaults(randomSource.next),
    answers: createAnswers(),
    events: createWorldEvents(),
    tokenSecret,
    replay: null,
    newcomers: NOTHING,
    searchLimit: SEARCH_LIMIT,
    hasOldRates: false,
    random: randomSource.next,
    get records() {
      return records;
    },
    reset: () => {
      records = createRecords(beginning?.tables);
      randomSource.moveTo(start);
      clock.moveTo(0);
      world.faults.replace([]);
      world.answers.replace([]);
      world.journal.clear();
      world.replay = null;
      world.newcomers = NOTHING;
      world.searchLimit = SEARCH_LIMIT;
      world.hasOldRates = false;
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
      answers: world.answers.all(),
      replay: structuredClone(world.replay),
      tables: records.rows(),
    }),
    restore: (state) => {
      records = createRecords(state.tables);
      randomSource.moveTo(state.randomPosition);
      clock.moveTo(state.clockOffsetMs);
      world.faults.replace(state.faults);
      world.answers.replace(state.answers);
      world.replay = structuredClone(state.replay);
      world.newcomers = structuredClone(state.newcomers);
      world.searchLimit = state.searchLimit;
      world.hasOldRates = state.hasOldRates;
      world.events.restart();
    },
  };
  if (kept !== undefined) world.restore(kept.state);
  return world;
};

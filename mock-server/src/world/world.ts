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

const TOKEN_SECRET_BYTES = 32;

/** An isolated environment, which shares no mutable state with other worlds. */
export type World = {
  readonly name: string;
  readonly clock: WorldClock;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly answers: Answers;
  readonly events: WorldEvents;
  /** The secret of access tokens, which resets preserve so that browsers stay signed in. */
  readonly tokenSecret: Buffer;
  /** Restarts at each reset, so it must not generate nonces, codes or tokens. */
  readonly random: Random;
  /** Replaced when the world is reset or a state is restored. */
  readonly records: Records;
  replay: Replayed | null;
  newcomers: Holdings;
  searchLimit: number;
  hasOldRates: boolean;
  /** The records at the last reset, scenario or restored state. */
  firstTables(): Tables;
  /** Makes the current records those that {@link firstTables} returns. */
  markFirst(): void;
  /** Restores the seed's state and empties the journal. */
  reset(): void;
  state(): WorldState;
  /** Restores a state, which may come from another world. The journal is preserved. */
  restore(state: WorldState): void;
};

export type Beginning = {
  tables: Tables;
  randomPosition: number;
};

export type WorldOptions = {
  name: string;
  randomSource: RandomSource;
  beginning?: Beginning | undefined;
  stored?: { state: WorldState; tokenSecret: Buffer } | undefined;
};

export const createWorld = ({ name, randomSource, beginning, stored }: WorldOptions): World => {
  const clock = createClock();
  const start = beginning?.randomPosition ?? randomSource.position();
  const tokenSecret = stored?.tokenSecret ?? randomBytes(TOKEN_SECRET_BYTES);
  let records = createRecords(beginning?.tables);
  let first = beginning?.tables ?? records.rows();
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
    firstTables: () => first,
    markFirst: () => {
      first = records.rows();
    },
    reset: () => {
      records = createRecords(beginning?.tables);
      first = beginning?.tables ?? records.rows();
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
      first = state.tables;
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
  if (stored !== undefined) world.restore(stored.state);
  return world;
};

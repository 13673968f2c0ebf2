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

/** Bytes of the secret that a world signs with, from the system's random source. */
const TOKEN_SECRET_BYTES = 32;

/** One isolated universe: nothing in it that can change is shared with another. */
export type World = {
  readonly name: string;
  readonly clock: WorldClock;
  readonly journal: Journal;
  readonly faults: Faults;
  /** Answers by hand. */
  readonly answers: Answers;
  /** What is told to those who listen. */
  readonly events: WorldEvents;
  /** What access tokens are signed with; it outlives a reset, so that a signed-in browser can go through states. */
  readonly tokenSecret: Buffer;
  /** Starts anew at each reset. Never for nonces, codes or tokens. */
  readonly random: Random;
  /** Others after a reset, and after a state was put back. */
  readonly records: Records;
  /** Of the recorded calls that it answers by: whose they are, and how many of each were taken. Null: of none. */
  replay: Replayed | null;
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

/** The rows that every new world starts with. */
export type Beginning = {
  tables: Tables;
  /** Where a random source stands after it was drawn. */
  randomPosition: number;
};

export type WorldOptions = {
  name: string;
  /** A reset comes back to where it stands, or where the beginning left it. */
  randomSource: RandomSource;
  /** What everyone finds in a fresh world; nothing unless told. */
  beginning?: Beginning | undefined;
  /** What it was before, when it goes on where another process has left it. */
  kept?: { state: WorldState; tokenSecret: Buffer } | undefined;
};

/** A world in its seed's state, or in the one that was kept of it. */
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

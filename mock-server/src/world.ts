import { createRandom, type Random } from './art/random';
import { createTokens, type Tokens } from './auth/tokens';
import { createClock, type WorldClock } from './clock';
import { NOTHING, type Holdings } from './holdings';
import { createRecords, type Records } from './db/records';
import { createJournal, type Journal } from './journal';

/** One isolated universe: nothing in it that can change is shared with another. */
export interface World {
  readonly name: string;
  readonly clock: WorldClock;
  readonly journal: Journal;
  /** Access tokens; they outlive a reset, so that a signed-in browser can go through states. */
  readonly tokens: Tokens;
  /** Starts anew at each reset. Never for nonces, codes or tokens. */
  readonly random: Random;
  readonly records: Records;
  /** What a wallet is given when it is seen first. */
  newcomers: Holdings;
  /** Back to the seed: records, clock and journal. */
  reset(): void;
}

export interface WorldOptions {
  name: string;
  randomSeed: string;
  /** Fills a fresh world with what everyone finds in it. */
  fill: (world: World) => void;
}

/** A world in its seed's state. */
export const createWorld = ({ name, randomSeed, fill }: WorldOptions): World => {
  const clock = createClock();
  let records = createRecords();
  let random = createRandom(randomSeed);
  const world: World = {
    name,
    clock,
    journal: createJournal(),
    tokens: createTokens(clock),
    newcomers: NOTHING,
    get random() {
      return random;
    },
    get records() {
      return records;
    },
    reset: () => {
      records = createRecords();
      random = createRandom(randomSeed);
      clock.reset();
      world.journal.clear();
      world.newcomers = NOTHING;
      fill(world);
    },
  };
  fill(world);
  return world;
};

import type { Random } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { Person } from '../../seed/people';
import type { Catalogue } from '../catalogue/catalogue';
import type { ActivityRow } from '../tables/rows';
import type { MarketTables } from '../tables/tables';

/** A market that is being made: what each step of the seed reads, and adds to. */
export type SeedMarket = {
  readonly catalogue: Catalogue;
  /** When all of it has happened, in milliseconds since 1970. */
  readonly anchor: number;
  readonly people: readonly Person[];
  readonly accounts: readonly Account[];
  readonly random: Random;
  readonly tables: MarketTables;
  /** Puts something into the activity, in any order. */
  readonly happened: (activity: Omit<ActivityRow, 'id'>) => void;
};

export const DAY_MS = 24 * 60 * 60_000;
/** How far back the history goes. */
export const HISTORY_MS = 180 * DAY_MS;

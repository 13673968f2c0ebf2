import type { Random } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { Person } from '../../seed/people';
import type { Catalogue } from '../catalogue/catalogue';
import type { ActivityRow } from '../tables/rows';
import type { MarketTables } from '../tables/tables';

/** The market that each step of the seed extends. */
export type SeedMarket = {
  readonly catalogue: Catalogue;
  /** The end of the seed's history, in milliseconds since 1970. */
  readonly anchor: number;
  readonly people: readonly Person[];
  readonly accounts: readonly Account[];
  readonly random: Random;
  readonly tables: MarketTables;
  /** Records an activity; activities may be recorded in any order. */
  readonly happened: (activity: Omit<ActivityRow, 'id'>) => void;
};

export const DAY_MS = 24 * 60 * 60_000;
export const HISTORY_MS = 180 * DAY_MS;

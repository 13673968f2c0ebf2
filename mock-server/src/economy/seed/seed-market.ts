import { editionsOfTier, tierOf } from '@trait-market/contract/economy/shared';

import type { Random } from '../../art/random';
import type { Account } from '../../kernel/account';
import type { Person } from '../../seed/people';
import type { Catalogue, TraitEntry } from '../catalogue/catalogue';
import type { Settlement } from '../ledger/settlement';
import type { ActivityRow } from '../tables/rows';
import type { MarketTables } from '../tables/tables';
import type { PlannedEntry } from './seed-log';

/** The market that each step of the seed extends. */
export type SeedMarket = {
  readonly catalogue: Catalogue;
  /** The end of the seed's history, in milliseconds since 1970. */
  readonly anchor: number;
  readonly people: readonly Person[];
  readonly accounts: readonly Account[];
  readonly random: Random;
  readonly tables: MarketTables;
  readonly settlement: Settlement;
  /** Adds an activity in any order; by default without a recipient, a price or an order. */
  readonly happened: (
    activity: Pick<ActivityRow, 'type' | 'at' | 'chainId' | 'from' | 'goods'> &
      Partial<ActivityRow>,
  ) => void;
  /** Adds an entry of the draw log in any order of times. */
  readonly logged: (entry: PlannedEntry) => void;
};

/** Native coin doesn't affect the fillability of the seed's orders. */
export const NO_NATIVE = { of: () => 0n, set: () => {} };

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const HISTORY_MS = 180 * DAY_MS;
/** Older than the undo period, because an undo would refund credits that were never spent. */
export const LATEST_DRESSING_MS = DAY_MS + 60 * MINUTE_MS;

/**
 * Returns how many editions can be added to a trait without changing its tier, on which existing
 * offers depend.
 */
export const roomOf = ({ tables }: SeedMarket, { id }: TraitEntry): number => {
  const designed = (tables.supply.find(id) ?? 0) + (tables.burned.find(id) ?? 0);
  return (editionsOfTier(tierOf(designed)).most ?? Number.POSITIVE_INFINITY) - designed;
};

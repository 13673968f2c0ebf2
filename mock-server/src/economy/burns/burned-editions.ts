import { type Tier, tierOf } from '@trait-market/contract/economy/shared';

import type { LedgerContext } from '../orders/market-context';

type Tables = Pick<LedgerContext, 'tables'>;

/** Editions of a trait that are gone for good. */
export const burnedEditions = ({ tables }: Tables, traitId: string): number =>
  tables.burned.find(traitId) ?? 0;

/** Editions of a trait that are locked in the light, and can be taken back. */
export const lockedEditions = ({ tables }: Tables, traitId: string): number =>
  tables.locked.findBy('trait', traitId).reduce((sum, { quantity }) => sum + quantity, 0);

/** The tier that a trait was designed with: burning moves none, so nobody gains by it. */
export const tierOfTrait = (context: Tables, traitId: string): Tier =>
  tierOf((context.tables.supply.find(traitId) ?? 0) + burnedEditions(context, traitId));

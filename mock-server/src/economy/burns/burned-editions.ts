import { type Tier, tierOf } from '@trait-market/contract/economy/shared';

import type { LedgerContext } from '../orders/market-context';

type Tables = Pick<LedgerContext, 'tables'>;

export const burnedEditions = ({ tables }: Tables, traitId: string): number =>
  tables.burned.find(traitId) ?? 0;

export const lockedEditions = ({ tables }: Tables, traitId: string): number =>
  tables.locked.findBy('trait', traitId).reduce((sum, { quantity }) => sum + quantity, 0);

/** Counts burned editions too. If burning raised a trait's tier, users could profit from it. */
export const tierOfTrait = (context: Tables, traitId: string): Tier =>
  tierOf((context.tables.supply.find(traitId) ?? 0) + burnedEditions(context, traitId));

import type { Plant } from '@trait-market/mock-server/planted';

import type { Patch } from '../mutants/mutant';

/** A market with one defect, in the mock's ledger or in a proxy in front of it. */
export type EconomyMutant = {
  name: string;
  breaks: string;
  killedBy: string;
  /** Whether its check only reads, so that it can share a world with others. */
  onlyReads?: boolean;
} & (
  | { plant: Plant }
  /** The patch is created for each run, because it has state. */
  | { patch: () => Patch }
);

/** Returns markets with a defect in the ledger, which one check must report. */
export const planted = (
  killedBy: string,
  breaks: string,
  plants: Readonly<Record<string, Plant>>,
): EconomyMutant[] =>
  Object.entries(plants).map(([name, plant]) => ({ name, breaks, killedBy, plant }));

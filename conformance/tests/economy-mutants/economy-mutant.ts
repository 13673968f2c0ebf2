import type { Plant } from '@trait-market/mock-server/planted';

import type { Patch } from '../mutants/mutant';

/** A market with one defect: planted in the mock's own ledger, or in what goes between it and whoever asks. */
export type EconomyMutant = {
  /** What it does wrong. */
  name: string;
  /** The rule that it breaks. */
  breaks: string;
  /** The id of the check that has to fail. */
  killedBy: string;
} & (
  | { plant: Plant }
  /** Made anew for each run, with what it remembers. */
  | { patch: () => Patch }
);

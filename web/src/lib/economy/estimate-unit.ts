import { UnitSchema, type Unit } from '@trait-market/contract/economy/rates';

import type { Readable } from '../store';
import { estimateUnitText } from '../storage';

const DEFAULT_UNIT: Unit = 'usd';

/** The unit that somebody wants estimates in, of this browser. */
export const estimateUnit: Readable<Unit> & { write: (unit: Unit) => void } = {
  read: () => UnitSchema.safeParse(estimateUnitText.read()).data ?? DEFAULT_UNIT,
  subscribe: estimateUnitText.subscribe,
  write: estimateUnitText.write,
};

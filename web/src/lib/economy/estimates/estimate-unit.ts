import type { Readable } from '../../store';
import { UNITS, type Unit } from '@trait-market/contract/economy/shared';
import { estimateUnitText } from '../../storage';

const DEFAULT_UNIT: Unit = 'usd';

/** The unit of estimates chosen in this browser. */
export const estimateUnit: Readable<Unit> & { write: (unit: Unit) => void } = {
  read: () => UNITS.find((unit) => unit === estimateUnitText.read()) ?? DEFAULT_UNIT,
  subscribe: estimateUnitText.subscribe,
  write: estimateUnitText.write,
};

import type { Readable } from '../../store';
import { UNITS, type Unit } from '@trait-market/contract/economy/shared';
import { estimateUnitText } from '../../storage';
import { useStore } from '../../use-store';

const DEFAULT_UNIT: Unit = 'usd';

export const estimateUnit: Readable<Unit> & { write: (unit: Unit) => void } = {
  read: () => UNITS.find((unit) => unit === estimateUnitText.read()) ?? DEFAULT_UNIT,
  subscribe: estimateUnitText.subscribe,
  write: estimateUnitText.write,
};

export const useEstimateUnit = (): Unit => useStore(estimateUnit, DEFAULT_UNIT);

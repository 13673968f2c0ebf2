import { type ChainAmount, sumIn, type Worth } from '@trait-market/contract/economy/rates';
import { UNIT_OF_CHAIN, type Unit } from '@trait-market/contract/economy/shared';

import { useEstimateUnit } from './estimate-unit';
import { spokenUnitText, unitText } from './estimate-words';
import { useRates } from './use-rates';

/** An estimate in two forms: for display and for screen readers. */
export type EstimateWords = { text: string; spoken: string };

/** Returns the estimated sum of the amounts in a unit, or undefined when a rate is missing. */
export const estimateWords = (
  worth: Worth,
  amounts: readonly ChainAmount[],
  unit: Unit,
): EstimateWords | undefined => {
  const sum = sumIn(worth, amounts, unit);
  if (sum === undefined) return undefined;
  // A positive sum that rounds to 0 is shown as less than the smallest part of the unit.
  if (sum === 0n && amounts.some(({ amount }) => BigInt(amount) !== 0n))
    return { text: `< ${unitText(1n, unit)}`, spoken: `less than ${spokenUnitText(1n, unit)}` };
  return { text: `≈\u00A0${unitText(sum, unit)}`, spoken: `about ${spokenUnitText(sum, unit)}` };
};

type Estimate =
  | { kind: 'loading' }
  | ({ kind: 'estimate'; at: Date } & EstimateWords)
  /** Current rates are missing, or all amounts are in the estimate's unit already. */
  | { kind: 'none' };

export const useEstimate = (amounts: readonly ChainAmount[]): Estimate => {
  const unit = useEstimateUnit();
  const rates = useRates();
  if (amounts.every(({ chainId }) => UNIT_OF_CHAIN[chainId] === unit)) return { kind: 'none' };
  if (rates.kind === 'loading') return { kind: 'loading' };
  const words = rates.kind === 'fresh' ? estimateWords(rates.worth, amounts, unit) : undefined;
  return words === undefined || rates.kind !== 'fresh'
    ? { kind: 'none' }
    : { kind: 'estimate', at: rates.at, ...words };
};

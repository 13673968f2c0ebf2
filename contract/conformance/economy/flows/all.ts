import type { Check } from '../../check';
import { buyingFlows } from './buying';

/** Several signed acts of collectors, and what has to be true of the market after them. */
export const economyFlows = (): Check[] => [...buyingFlows()];

import { answerMutants } from './answers';
import type { EconomyMutant } from './economy-mutant';
import { eventMutants } from './events';
import { moneyMutants } from './money';
import { orderMutants } from './orders';
import { signatureMutants } from './signatures';

/** Every broken market that the suite has to catch. */
export const allEconomyMutants: readonly EconomyMutant[] = [
  // Of these one waits, beside all others.
  ...eventMutants,
  ...moneyMutants,
  ...orderMutants,
  ...signatureMutants,
  ...answerMutants,
];

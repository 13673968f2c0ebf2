import { isSameAddress } from '@trait-market/contract/shared';

import { burnStep } from '../steps/light-steps';
import { isAsBuilt } from './as-built';
import { isSameHash, type Draft, type Of } from './draft';

/** As many editions as were chosen, of the trait whose name was typed. */
export const isSoundBurn = (step: Of<'burn'>, { act, address }: Draft): boolean =>
  act.kind === 'burn' && isAsBuilt(step, burnStep(act, address));

/** Of the burn that was chosen. */
export const isSoundWithdrawal = (
  { message }: Of<'withdrawBurn'>,
  { act, address }: Draft,
): boolean =>
  act.kind === 'withdrawBurn' &&
  isSameAddress(message.owner, address) &&
  isSameHash(message.burnHash, act.burn.id);

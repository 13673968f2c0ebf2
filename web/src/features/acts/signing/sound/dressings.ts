import { hashWorn } from '@trait-market/contract/economy/actions';
import { isSameAddress } from '@trait-market/contract/shared';

import { dressBatchStep, dressStep } from '../steps/dress-steps';
import { isAsBuilt } from './as-built';
import { isSameHash, type Draft, type Of } from './draft';

/** Built once more out of what was planned, it is the same but for its nonce and its time. */
export const isSoundDress = (step: Of<'dress'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'dress') return false;
  const built = dressStep(act.plan, address);
  return isAsBuilt(step, built) && hashWorn(step.worn) === hashWorn(built.worn);
};

/** The same of several avatars, each of which has to be as it was planned. */
export const isSoundDressBatch = (step: Of<'dressBatch'>, { act, address }: Draft): boolean => {
  if (act.kind !== 'dressBatch') return false;
  const built = dressBatchStep(act.plan, address);
  return (
    isAsBuilt(step, built) &&
    step.worn.length === built.worn.length &&
    built.worn.every((worn, position) => hashWorn(worn) === hashWorn(step.worn[position] ?? []))
  );
};

/** Of the change that was chosen. */
export const isSoundUndo = ({ message }: Of<'undoDress'>, { act, address }: Draft): boolean =>
  act.kind === 'undoDress' &&
  isSameAddress(message.owner, address) &&
  isSameHash(message.dressHash, act.construction.actHash);

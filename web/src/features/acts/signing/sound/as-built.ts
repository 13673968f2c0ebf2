import { timedAs } from '../deadline';
import { hashOf, type Signable } from '../signable';

type Timed = Extract<Signable, { message: { nonce: string; deadline: string } }>;

/** Whether a step is the same as one that was built once more, but for its nonce and its time. */
export const isAsBuilt = (step: Timed, built: Timed): boolean =>
  hashOf(timedAs(built, step.message)) === hashOf(step);

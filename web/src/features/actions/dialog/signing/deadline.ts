import { SIGNATURE_SPARE_MS, SIGNATURE_VALID_MS } from '@/config/constants';

import { deadlineOf, setTime, type Signable, randomNumber } from '../../messages/step';

export const isLate = (step: Signable, now: number): boolean => {
  const deadline = deadlineOf(step);
  return deadline !== undefined && Number(deadline) * 1000 < now + SIGNATURE_SPARE_MS;
};

/** Renews nonce and deadline. An already executed step could then be executed twice. */
export const withTime = (step: Signable, now: number): Signable =>
  setTime(step, {
    nonce: randomNumber(),
    deadline: String(Math.floor((now + SIGNATURE_VALID_MS) / 1000)),
  });

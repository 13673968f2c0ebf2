import { SIGNATURE_SPARE_MS, SIGNATURE_VALID_MS } from '@/config/constants';

import { randomNumber } from '../../messages/text/random-number';
import { messageOf, type Signable } from '../../messages/signed-messages';

/**
 * Returns whether too little time is left to sign and send a step. An order has an end instead of a
 * deadline.
 */
export const isLate = (step: Signable, now: number): boolean => {
  const deadline = messageOf(step).deadlineOf(step);
  return deadline !== undefined && Number(deadline) * 1000 < now + SIGNATURE_SPARE_MS;
};

/**
 * Returns the step with a full validity period and a new nonce. Only for a step that has certainly
 * not been executed.
 */
export const withTime = (step: Signable, now: number): Signable =>
  messageOf(step).withTime(step, {
    nonce: randomNumber(),
    deadline: String(Math.floor((now + SIGNATURE_VALID_MS) / 1000)),
  });

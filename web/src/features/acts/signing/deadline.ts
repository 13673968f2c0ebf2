import { SIGNATURE_VALID_MS, SIGNATURE_SPARE_MS } from '@/config/constants';

import { randomNumber } from './random-number';
import type { Signable } from './signable';

/** Until when a signature made now shall count, in seconds since 1970. */
const deadlineFrom = (now: number): string => String(Math.floor((now + SIGNATURE_VALID_MS) / 1000));

/** Whether too little time is left to sign it and send it; an order has an end instead. */
export const isLate = (signable: Signable, now: number): boolean =>
  signable.kind !== 'order' && Number(signable.message.deadline) * 1000 < now + SIGNATURE_SPARE_MS;

type Time = { nonce: string; deadline: string };

/** The same with another nonce and another deadline, as far as it has them. */
export const timedAs = (signable: Signable, { nonce, deadline }: Time): Signable => {
  switch (signable.kind) {
    case 'order':
      return signable;
    case 'fulfilment':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'cancel':
      return { ...signable, message: { ...signable.message, deadline } };
    case 'cancelAll':
      return { ...signable, message: { ...signable.message, deadline } };
    case 'wrap':
    case 'unwrap':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'approval':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'dress':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'dressBatch':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'undoDress':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'subscribe':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'buyCredits':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'packBuy':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'packOpen':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'burn':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'withdrawBurn':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'reroll':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
    case 'poolGive':
      return { ...signable, message: { ...signable.message, nonce, deadline } };
  }
};

/**
 * The same with all its time before it, as an act of its own: with a new nonce, since what was signed
 * before must never be taken for it. Only for what has certainly not gone through.
 */
export const withTime = (signable: Signable, now: number): Signable =>
  timedAs(signable, { nonce: randomNumber(), deadline: deadlineFrom(now) });

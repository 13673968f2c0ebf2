import { type RefusalCode, refusalCodeOf } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { AppError, errorText } from '@/lib/app-error';
import { momentText } from '@/lib/format/dates';

import { REFUSALS } from './refusal-words';
import type { Refused } from '../../messages/refusal';

/** Where no answer came, or none that can be read: it may have arrived. */
export const UNSURE: Refused = {
  title: 'It may have gone through',
  words:
    'The market didn’t answer. Check your activity before you sign anything again. Sending it again is safe: what you signed can only be done once.',
  remedy: 'send',
};

/** The market has no record of an action so long after its signature that no request can still be on its way. */
export const neverArrived = (signedAt: number): Refused => ({
  title: 'It didn’t go through',
  words: `The market never received what you signed on ${momentText(new Date(signedAt))}. Nothing has moved.`,
  remedy: 'review',
});

/** Where it was sent before: that it is refused now does not say that the first one was. */
const refusedAgain = ({ title, remedy }: Refused): Refused => ({
  title,
  words:
    'That’s the answer to your second try. The first one may still have gone through: check your activity before you sign anything again.',
  remedy: remedy === 'signIn' ? 'signIn' : 'send',
});

/**
 * Refusals that are the last word on an action, however often it was sent: the market looks first
 * whether it has gone through, and what these say never changes again.
 */
const LAST_WORDS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'already-executed',
  'deadline-passed',
  'replayed',
  'filled',
  'cancelled',
  'expired',
  'bad-signature',
  'wrong-chain',
  'wrong-contract',
  'wrong-deployment',
]);

const codeOf = (error: unknown): RefusalCode | undefined =>
  error instanceof AppError && error.kind === 'http' ? refusalCodeOf(error.data) : undefined;

/** The market says that this very act went through before. */
export const isAlreadyExecuted = (error: unknown): boolean => codeOf(error) === 'already-executed';

/** Refusals that the next order of several would meet with, too. */
const FOR_ALL: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'too-many-orders',
  'not-yours',
  'wrong-deployment',
  'wrong-contract',
]);

/** Whether it is of no use to go on with the rest of what is done together. */
export const isForAll = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && FOR_ALL.has(code);
};

const TooSlowSchema = z.looseObject({ code: z.literal('REQUEST_TIMEOUT') });

/** The request did not arrive whole (the BFF's 400, a proxy's 408), or something behind the BFF failed. */
const isNoAnswer = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  error.kind !== 'http' ||
  error.status === undefined ||
  error.status === 408 ||
  TooSlowSchema.safeParse(error.data).success ||
  error.status >= 500;

/** Whether what was signed may have gone through, whatever was answered: the history knows. */
export const isUncertain = (error: unknown, isAgain: boolean): boolean => {
  const code = codeOf(error);
  if (code === 'already-executed' || (code === undefined && isNoAnswer(error))) return true;
  return isAgain && (code === undefined || !LAST_WORDS.has(code));
};

/** The provider no longer accepts the token (§4 Session expiry). */
export const SIGN_IN_REFUSED: Refused = {
  title: 'Your session is no longer valid',
  words: 'Nothing has moved, and nothing you entered is lost. Connect again to continue.',
  remedy: 'signIn',
};

const byStatus = (error: AppError): Refused => {
  const words = errorText(error);
  switch (error.status) {
    case 401:
      return SIGN_IN_REFUSED;
    case 429:
      return {
        title: 'Too many requests',
        words: 'What you signed is kept here. Wait a moment, then send it again.',
        remedy: 'send',
      };
    default:
      return isNoAnswer(error)
        ? UNSURE
        : {
            title: 'The market refused this request',
            words: `${words} Nothing has moved.`,
            remedy: 'fill',
          };
  }
};

const firstRefusal = (error: unknown): Refused => {
  if (!(error instanceof AppError) || error.kind !== 'http') return UNSURE;
  const code = refusalCodeOf(error.data);
  if (code === undefined) return byStatus(error);
  const [title, words, remedy] = REFUSALS[code];
  return { title, words, remedy };
};

/**
 * Why something signed was refused, or what is known where no answer came. That nothing has moved is
 * said only where it is certain.
 *
 * @param isAgain it was sent before, and what came of that is not known
 */
export const refusedSending = (error: unknown, isAgain: boolean): Refused => {
  const refused = firstRefusal(error);
  const isCertain = isAlreadyExecuted(error) || !isUncertain(error, isAgain);
  return isAgain && refused !== UNSURE && !isCertain ? refusedAgain(refused) : refused;
};

/** Why the wallet did not sign, or did not go to another network. */
export const refusedByWallet = (error: unknown): Refused => ({
  title: 'Your wallet didn’t sign',
  words:
    error instanceof AppError && error.shortMessage !== undefined
      ? error.shortMessage
      : errorText(error),
  remedy: 'sign',
});

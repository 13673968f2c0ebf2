import { type RefusalCode, refusalCodeOf } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';

import { AppError, errorText } from '@/lib/app-error';
import { zonedMoment } from '@/lib/format/dates';

import { REFUSALS } from './refusal-words';
import {
  isNoResponse,
  receiptIn,
  type Refused,
  type UnprovenRefusal,
} from '../../messages/refusal';
import type { DrawStep } from '../../messages/round';
import { CommitmentUsed, isReserved } from '../../messages/used-commitments';

/** There was no readable response, so the request may have been executed. */
export const UNSURE: Refused = {
  title: 'It may have gone through',
  words:
    'The market didn’t answer. Check your activity before you sign anything again. Sending it again is safe: what you signed can only be done once.',
  remedy: 'send',
};

/** Returns the refusal of a draw without a valid receipt. */
export const unproven = ({ id, evidence }: UnprovenRefusal): Refused => ({
  title: 'The market refused without proof',
  words:
    'The market must sign its reason for refusing a draw. This signature is missing or invalid. Save the evidence, then send it again. It can only be executed once.',
  remedy: 'send',
  evidence: { name: `refusal-${id.slice(2, 12)}.json`, text: evidence },
});

/** The wallet wasn't requested to sign. */
const NOT_AS_SHOWN: Refused = {
  title: 'What’s shown doesn’t match what would be signed',
  words: 'Nothing was signed or sent. Close this and start again.',
  remedy: 'close',
};

/** Another message was sent under the commitment of this draw. */
export const COMMITMENT_USED: Refused = {
  title: 'This draw has to be prepared again',
  words:
    'You’ve already sent another draw under the market’s commitment, so nothing was sent this time. Go back and review it again.',
  remedy: 'fill',
};

/** The market has no record of the action, and no request can still be in flight. */
export const neverArrived = (signedAt: number): Refused => ({
  title: 'It didn’t go through',
  words: `The market never received what you signed on ${zonedMoment(new Date(signedAt))}. Nothing has moved.`,
  remedy: 'review',
});

/** Rewords the error of a second attempt: it doesn't prove that the first request failed. */
const refusedAgain = ({ title, remedy }: Refused): Refused => ({
  title,
  words:
    'This is the response to your second try. The first one may still have gone through: check your activity before you sign anything again.',
  remedy: remedy === 'signIn' ? 'signIn' : 'send',
});

/**
 * Errors that a retry can't resolve, because the market first checks which actions were executed.
 */
const FINAL_REFUSALS: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
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
  // The market first checks whether a draw was executed, and then its commitment.
  'commitment-moved',
]);

const codeOf = (error: unknown): RefusalCode | undefined =>
  error instanceof AppError && error.kind === 'http' ? refusalCodeOf(error.data) : undefined;

export const isAlreadyExecuted = (error: unknown): boolean => codeOf(error) === 'already-executed';

/** Errors that would also apply to every further order of the same action. */
const REFUSED_FOR_ALL: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'too-many-orders',
  'not-yours',
  'wrong-deployment',
  'wrong-contract',
]);

export const appliesToAll = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && REFUSED_FOR_ALL.has(code);
};

/** Returns true when the step may have been executed, so the history must be checked. */
export const isUncertain = (error: unknown, isAgain: boolean): boolean => {
  const code = codeOf(error);
  if (receiptIn(error) !== undefined) return false;
  if (code === 'already-executed' || (code === undefined && isNoResponse(error))) return true;
  return isAgain && (code === undefined || !FINAL_REFUSALS.has(code));
};

/** The provider no longer accepts the session's token (§4 Session expiry). */
export const SIGN_IN_REFUSED: Refused = {
  title: 'Your session is no longer valid',
  words: 'Nothing has moved, and nothing you entered is lost. Connect again to continue.',
  remedy: 'signIn',
};

export const LIMITED: Refused = {
  title: 'Too many requests',
  words: 'Your signature is saved. Wait a moment, then send it again.',
  remedy: 'send',
};

const byStatus = (error: AppError): Refused => {
  const words = errorText(error);
  switch (error.status) {
    case 401:
      return SIGN_IN_REFUSED;
    case 429:
      return LIMITED;
    default:
      return isNoResponse(error)
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

/** Says that nothing has moved only when that is certain. `isAgain`: it was sent before. */
export const refusedSending = (error: unknown, isAgain: boolean): Refused => {
  const refused = firstRefusal(error);
  const isCertain = isAlreadyExecuted(error) || !isUncertain(error, isAgain);
  return isAgain && refused !== UNSURE && !isCertain ? refusedAgain(refused) : refused;
};

export const refusedByWallet = (error: unknown, isSwitching = false): Refused => ({
  title: isSwitching ? 'Your wallet is on another network' : 'Your wallet didn’t sign',
  words:
    error instanceof AppError && error.shortMessage !== undefined
      ? error.shortMessage
      : errorText(error),
  remedy: 'sign',
});

/** Returns why nothing was signed. `isSwitching`: the wallet was asked to switch networks. */
export const notSigned = (error: unknown, isSwitching = false): Refused => {
  if (error instanceof CommitmentUsed) return COMMITMENT_USED;
  return error instanceof UnreadableOrder ? NOT_AS_SHOWN : refusedByWallet(error, isSwitching);
};

/** Keeps the signature of a draw that the market refused without a receipt. */
const keptDraw = (refused: Refused): Refused =>
  refused.remedy === 'send'
    ? refused
    : {
        title: refused.title,
        words:
          'The market didn’t sign its reason, so your draw may still be executed. Your signature is saved. Send it again: it can only be executed once.',
        remedy: 'send',
      };

/** Returns the refusal of a draw, whose commitment must never be used for another message. */
export const refusedDraw = (step: DrawStep, refused: Refused, error: unknown): Refused => {
  const { remedy } = refused;
  if (!(error instanceof AppError) || error.status === 401 || error.status === 429) return refused;
  const code = codeOf(error);
  const receipt = receiptIn(error);
  const isOver =
    receipt !== undefined ||
    code === 'commitment-moved' ||
    (code === 'bad-signature' && !isReserved(step));
  if (!isOver) return keptDraw(refused);
  // The next review starts with the wallet's next commitment.
  const again: Refused =
    remedy === 'review' || remedy === 'sign' ? { ...refused, remedy: 'fill' } : refused;
  return receipt === undefined ? again : { ...again, entry: receipt.index };
};

import { randomInt, timingSafeEqual } from 'node:crypto';

import type { Account } from '../../kernel/account';
import type { MailingReason } from '../../world/records/mailings';
import type { World } from '../../world/world';

/** Limits on mails are counted over this long. */
const MAILING_WINDOW_MS = 10 * 60_000;
/** A code is good for this long. */
const CODE_LIFETIME_MS = 60 * 60_000;
/** So many wrong codes are forgiven; the next one kills the code. */
const WRONG_CODES_FORGIVEN = 5;

/** Mails within {@link MAILING_WINDOW_MS}. */
const MOST_MAILS: Record<MailingReason, number> = { changed: 10, resent: 3 };

const CODE_DIGITS = 6;

/**
 * Sends a new code to an address; the code before it dies. The mail is an entry of the world's
 * journal, which is where the mock's mail can be read.
 *
 * @returns `tooMany` when the limit of mails for this reason is reached: nothing was sent then
 */
export const sendVerification = (
  { records, clock, journal }: World,
  account: Account,
  emailAddress: string,
  reason: MailingReason,
): 'sent' | 'tooMany' => {
  const now = clock.now();
  const since = now - MAILING_WINDOW_MS;
  if (records.mailings.countSince(account, reason, since) >= MOST_MAILS[reason]) return 'tooMany';
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  records.mailings.note(account, reason, now, since);
  records.verifications.replace(account, code, now);
  journal.add({ kind: 'mail', at: new Date(now).toISOString(), to: emailAddress, code });
  return 'sent';
};

/** Compared as bytes: texts of as many characters may differ in those, and that throws. */
const isSameCode = (code: string, given: string): boolean => {
  const [codeBytes, givenBytes] = [Buffer.from(code), Buffer.from(given)];
  return codeBytes.length === givenBytes.length && timingSafeEqual(codeBytes, givenBytes);
};

/**
 * Uses a code. `none`: no code is waiting, because none was sent or it was used, replaced, missed too
 * often or is too old. `dead`: this was one wrong code too many.
 */
export const useCode = (
  { records: { verifications }, clock }: World,
  account: Account,
  code: string,
): 'right' | 'wrong' | 'dead' | 'none' => {
  const waiting = verifications.find(account);
  if (waiting === undefined || clock.now() - waiting.sentAt >= CODE_LIFETIME_MS) return 'none';
  if (isSameCode(waiting.code, code)) {
    verifications.kill(account);
    return 'right';
  }
  if (waiting.wrongCodes >= WRONG_CODES_FORGIVEN) {
    verifications.kill(account);
    return 'dead';
  }
  verifications.countMiss(account);
  return 'wrong';
};

import { randomInt, timingSafeEqual } from 'node:crypto';

import { CODE_LIFETIME_MS, WRONG_CODES_FORGIVEN } from '@trait-market/contract/v1/users';

import type { Account } from '../../kernel/account';
import type { MailingReason } from '../../world/records/mailings';
import type { World } from '../../world/world';

const MAILING_WINDOW_MS = 10 * 60_000;

const MOST_MAILS: Record<MailingReason, number> = { changed: 10, resent: 3 };

const CODE_DIGITS = 6;

/** Sends a new code, replacing the previous one; at the limit, returns `tooMany` instead. */
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

/** Compares lengths first, because `timingSafeEqual` throws an error for different lengths. */
const isSameCode = (code: string, given: string): boolean => {
  const [codeBytes, givenBytes] = [Buffer.from(code), Buffer.from(given)];
  return codeBytes.length === givenBytes.length && timingSafeEqual(codeBytes, givenBytes);
};

/** `none`: no code is pending. `dead`: this attempt exceeded the limit and invalidated the code. */
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

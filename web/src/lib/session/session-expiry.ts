import type { AccessToken } from '../access-token';
import { onDeadline } from './deadline';
import { tokenOf, type Session } from './session';

/** There is no tolerance: a token whose `exp` is now has expired. */
export const hasExpired = ({ expiresAt }: AccessToken, now: Date): boolean => expiresAt <= now;

const doNothing = () => undefined;

/**
 * Waits for the time of the session's token to be up.
 *
 * @returns to be told of every session: it waits for the token of the last one alone
 */
export const createExpiry = (now: () => Date, onExpired: () => void) => {
  let watched: string | undefined;
  let stop: () => void = doNothing;
  return (session: Session): void => {
    if (tokenOf(session) === watched) return;
    stop();
    watched = tokenOf(session);
    stop = 'token' in session ? onDeadline(session.expiresAt, now, onExpired) : doNothing;
  };
};

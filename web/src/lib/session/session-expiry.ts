import type { AccessToken } from '../access-token';
import { onDeadline } from './deadline';
import { tokenOf, type Session } from './session';

/** There is no tolerance: a token whose `exp` is now has expired. */
export const hasExpired = ({ expiresAt }: AccessToken, now: Date): boolean => expiresAt <= now;

const doNothing = () => undefined;

/** Call the returned function with each session; only the last token's expiry counts. */
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

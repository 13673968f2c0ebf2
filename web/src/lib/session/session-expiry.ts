import { onDeadline } from './deadline';
import { tokenOf, type Session } from './session';

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

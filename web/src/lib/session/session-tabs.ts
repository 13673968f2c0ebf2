import { readSessionEnd, type SessionEnd } from './session-end';

/** The stored token (§3), which every tab of this browser shares. */
export type StoredToken = {
  read: () => string | undefined;
  write: (token: string) => void;
  /** Calls back when another tab may have changed it. */
  watch: (listener: () => void) => void;
};

/** Where a tab leaves for the others why it ended the session. */
export type StoredEnd = {
  read: () => string | undefined;
  write: (end: SessionEnd | '') => void;
  /** Calls back with what another tab has written. */
  watch: (listener: (written?: string) => void) => void;
};

/** What this tab and the others tell one another of the session that they share. */
export const createTabs = (storedToken: StoredToken, storedEnd: StoredEnd) => {
  /** The token that this tab knows to be stored; another one is news from another tab. */
  let known = '';
  const stored = (): string => storedToken.read() ?? '';
  const store = (token: string): void => {
    known = token;
    storedToken.write(token);
  };
  return {
    /**
     * Begins to listen to the others.
     *
     * @returns the token that is stored now
     */
    listen: (onToken: () => void, onEnd: (written?: string) => void): string => {
      storedToken.watch(onToken);
      storedEnd.watch(onEnd);
      known = stored();
      return known;
    },
    /** The token that another tab has stored, once. */
    news: (): string | undefined => {
      const text = stored();
      if (text === known) return undefined;
      known = text;
      return text;
    },
    /** Another tab has changed the token, and this one has not looked yet. */
    isBehind: (): boolean => stored() !== known,
    /** Tells the others of a sign-in. */
    begin: (token: string): void => {
      // So that the next end is news to the other tabs, even for the same reason.
      storedEnd.write('');
      store(token);
    },
    /** Tells the others that the session is over, and why. */
    end: (end: SessionEnd): void => {
      // No reason without a session that ends by it.
      if (known) storedEnd.write(end);
      store('');
    },
    /** Why another tab ended the session. */
    lastEnd: (): SessionEnd => readSessionEnd(storedEnd.read()),
  };
};

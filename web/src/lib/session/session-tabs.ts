import { readSessionEnd, type SessionEnd } from './session-end';

/** The stored token (§3), shared by all tabs of the browser. */
export type StoredToken = {
  read: () => string | undefined;
  write: (token: string) => void;
  /** Calls back when another tab may have changed it. */
  watch: (listener: () => void) => void;
};

/** The stored reason for a session's end, for other tabs. */
export type StoredEnd = {
  read: () => string | undefined;
  write: (end: SessionEnd | '') => void;
  /** Calls back with another tab's value. */
  watch: (listener: (written?: string) => void) => void;
};

/** Synchronizes the session between tabs. */
export const createTabs = (storedToken: StoredToken, storedEnd: StoredEnd) => {
  /** The stored token as this tab knows it; a different one comes from another tab. */
  let known = '';
  const stored = (): string => storedToken.read() ?? '';
  const store = (token: string): void => {
    known = token;
    storedToken.write(token);
  };
  return {
    /**
     * Starts listening to other tabs.
     *
     * @returns the stored token
     */
    listen: (onToken: () => void, onEnd: (written?: string) => void): string => {
      storedToken.watch(onToken);
      storedEnd.watch(onEnd);
      known = stored();
      return known;
    },
    /** Returns another tab's new token, once. */
    news: (): string | undefined => {
      const text = stored();
      if (text === known) return undefined;
      known = text;
      return text;
    },
    /** Whether another tab has changed the token unnoticed. */
    isBehind: (): boolean => stored() !== known,
    /** Announces a sign-in to other tabs. */
    begin: (token: string): void => {
      // Cleared, so that the next end is a change for other tabs, even with the same reason.
      storedEnd.write('');
      store(token);
    },
    /** Announces the session's end and its reason to other tabs. */
    end: (end: SessionEnd): void => {
      // Only a session that ends has a reason.
      if (known) storedEnd.write(end);
      store('');
    },
    /** Returns another tab's reason for the session's end. */
    lastEnd: (): SessionEnd => readSessionEnd(storedEnd.read()),
  };
};

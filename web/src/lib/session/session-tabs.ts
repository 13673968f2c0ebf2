import { readSessionEnd, type SessionEnd } from './session-end';

export type StoredToken = {
  read: () => string | undefined;
  write: (token: string) => void;
  watch: (listener: () => void) => void;
};

export type StoredEnd = {
  read: () => string | undefined;
  write: (end: SessionEnd | '') => void;
  watch: (listener: (written?: string) => void) => void;
};

export const createTabs = (storedToken: StoredToken, storedEnd: StoredEnd) => {
  /** The token as this tab last stored or read it. A different one is from another tab. */
  let known = '';
  const stored = (): string => storedToken.read() ?? '';
  const store = (token: string): void => {
    known = token;
    storedToken.write(token);
  };
  return {
    listen: (onToken: () => void, onEnd: (written?: string) => void): string => {
      storedToken.watch(onToken);
      storedEnd.watch(onEnd);
      known = stored();
      return known;
    },
    news: (): string | undefined => {
      const text = stored();
      if (text === known) return undefined;
      known = text;
      return text;
    },
    isBehind: (): boolean => stored() !== known,
    begin: (token: string): void => {
      // Clears the reason, so that the next end notifies other tabs even with the same reason.
      storedEnd.write('');
      store(token);
    },
    end: (end: SessionEnd): void => {
      // Writes a reason only if there was a session that could end.
      if (known) storedEnd.write(end);
      store('');
    },
    lastEnd: (): SessionEnd => readSessionEnd(storedEnd.read()),
  };
};

import type { JournalEntry } from './journal.schema';

/** A world remembers this many entries. */
export const JOURNAL_LENGTH = 500;

/** What a world was asked and answered, and the mail it sent; the oldest is forgotten first. */
export type Journal = {
  add(entry: JournalEntry): void;
  /** Oldest first. */
  entries(): JournalEntry[];
  clear(): void;
};

export const createJournal = (): Journal => {
  let kept: JournalEntry[] = [];
  return {
    add: (entry) => {
      kept.push(entry);
      if (kept.length > JOURNAL_LENGTH) kept.shift();
    },
    entries: () => structuredClone(kept),
    clear: () => {
      kept = [];
    },
  };
};

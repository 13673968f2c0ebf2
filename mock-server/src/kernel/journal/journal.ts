import type { Exchange, JournalEntry, RequestEntry } from './journal.schema';
import { withoutSecrets, withoutSecretHeaders, withoutTokens } from './redaction';

export const JOURNAL_LENGTH = 500;
/** The maximum total length of the headers, bodies and responses that a world stores. */
const DETAILS_LENGTH = 1024 * 1024;

/** The details of a call. They contain secrets, which are removed when the journal is read. */
export type CallDetails = {
  headers: Readonly<Record<string, unknown>>;
  body?: unknown;
  bodyLength: number;
  answer?: { headers: Readonly<Record<string, unknown>>; text: string } | undefined;
};

type Unnamed<Entry> = Entry extends unknown ? Omit<Entry, 'id'> : never;

export type Journal = {
  add(entry: Unnamed<JournalEntry>, details?: CallDetails): void;
  entries(): JournalEntry[];
  exchange(id: string): Exchange | undefined;
  exchanges(): Exchange[];
  forgotten(): number;
  /** Returns how many of the dropped calls matched no route. */
  forgottenUnmatched(): number;
  clear(): void;
};

type StoredEntry = { entry: JournalEntry; details: CallDetails | undefined };

/** The assumed length of a call's headers, which isn't measured. */
const HEADERS_LENGTH = 1_000;

const lengthOf = (details: CallDetails | undefined): number =>
  details === undefined
    ? 0
    : HEADERS_LENGTH + details.bodyLength + (details.answer?.text.length ?? 0);

const answerOf = ({ headers, text }: NonNullable<CallDetails['answer']>): Exchange['answer'] => {
  const shownHeaders = withoutSecretHeaders(headers);
  if (text === '') return { headers: shownHeaders };
  try {
    return { headers: shownHeaders, body: withoutSecrets(JSON.parse(text)) };
  } catch {
    return { headers: shownHeaders, text: withoutTokens(text) };
  }
};

const exchangeOf = (entry: RequestEntry, details: CallDetails | undefined): Exchange => ({
  entry: structuredClone(entry),
  ...(details !== undefined && {
    headers: withoutSecretHeaders(details.headers),
    ...(details.body !== undefined && { body: withoutSecrets(details.body) }),
    ...(details.answer !== undefined && { answer: answerOf(details.answer) }),
  }),
});

/** Returns whether an entry is a call that matched no route. */
export const isUnmatched = (entry: Unnamed<JournalEntry>): boolean =>
  entry.kind === 'request' && entry.unmatched === true;

export const createJournal = (): Journal => {
  let stored: StoredEntry[] = [];
  let ids = 0;
  let forgotten = 0;
  let forgottenUnmatched = 0;
  let length = 0;

  const dropDetails = (one: StoredEntry): void => {
    length -= lengthOf(one.details);
    one.details = undefined;
  };

  const dropOldest = (): void => {
    const [oldest] = stored;
    if (oldest === undefined) return;
    dropDetails(oldest);
    stored.shift();
    forgotten += 1;
    if (isUnmatched(oldest.entry)) forgottenUnmatched += 1;
  };

  const exchange = ({ entry, details }: StoredEntry): Exchange[] =>
    entry.kind === 'request' ? [exchangeOf(entry, details)] : [];

  return {
    add: (entry, details) => {
      ids += 1;
      stored.push({ entry: { id: `j${ids}`, ...entry }, details });
      length += lengthOf(details);
      if (stored.length > JOURNAL_LENGTH) dropOldest();
      for (const one of stored) {
        if (length <= DETAILS_LENGTH) break;
        if (one.details !== undefined) dropDetails(one);
      }
    },
    entries: () => structuredClone(stored.map(({ entry }) => entry)),
    exchange: (id) => stored.filter(({ entry }) => entry.id === id).flatMap(exchange)[0],
    exchanges: () => stored.flatMap(exchange),
    forgotten: () => forgotten,
    forgottenUnmatched: () => forgottenUnmatched,
    clear: () => {
      stored = [];
      length = 0;
      forgotten = 0;
      forgottenUnmatched = 0;
    },
  };
};

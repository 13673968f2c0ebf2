import type { Exchange, JournalEntry, RequestEntry } from './journal.schema';
import { withoutSecrets, withoutSecretHeaders, withoutTokens } from './redaction';

/** The maximum entries of a world. */
export const JOURNAL_LENGTH = 500;
/** The maximum characters of stored headers, bodies and responses of a world. */
const DETAILS_LENGTH = 1024 * 1024;

/** Details of a call, unredacted; secrets are removed when they are read. */
export type CallDetails = {
  headers: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Characters of the request's body. */
  bodyLength: number;
  answer?: { headers: Readonly<Record<string, unknown>>; text: string } | undefined;
};

type Unnamed<Entry> = Entry extends unknown ? Omit<Entry, 'id'> : never;

/** The calls, responses and emails of a world; the oldest are dropped first. */
export type Journal = {
  add(entry: Unnamed<JournalEntry>, details?: CallDetails): void;
  /** Oldest first. */
  entries(): JournalEntry[];
  /** Returns a call with its details; undefined when it doesn't exist (anymore). */
  exchange(id: string): Exchange | undefined;
  /** All calls, oldest first. */
  exchanges(): Exchange[];
  /** The number of dropped entries. */
  forgotten(): number;
  clear(): void;
};

type Kept = { entry: JournalEntry; details: CallDetails | undefined };

/** An estimate for the characters of headers, instead of counting each. */
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

export const createJournal = (): Journal => {
  let kept: Kept[] = [];
  let ids = 0;
  let forgotten = 0;
  /** The characters of all details. */
  let length = 0;

  const forgetDetails = (one: Kept): void => {
    length -= lengthOf(one.details);
    one.details = undefined;
  };

  const forgetOldest = (): void => {
    const [oldest] = kept;
    if (oldest === undefined) return;
    forgetDetails(oldest);
    kept.shift();
    forgotten += 1;
  };

  const exchange = ({ entry, details }: Kept): Exchange[] =>
    entry.kind === 'request' ? [exchangeOf(entry, details)] : [];

  return {
    add: (entry, details) => {
      ids += 1;
      kept.push({ entry: { id: `j${ids}`, ...entry }, details });
      length += lengthOf(details);
      if (kept.length > JOURNAL_LENGTH) forgetOldest();
      for (const one of kept) {
        if (length <= DETAILS_LENGTH) break;
        if (one.details !== undefined) forgetDetails(one);
      }
    },
    entries: () => structuredClone(kept.map(({ entry }) => entry)),
    exchange: (id) => kept.filter(({ entry }) => entry.id === id).flatMap(exchange)[0],
    exchanges: () => kept.flatMap(exchange),
    forgotten: () => forgotten,
    clear: () => {
      kept = [];
      length = 0;
      forgotten = 0;
    },
  };
};

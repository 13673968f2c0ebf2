/** An answer on its way that was asked for before the app had loaded, and by whom. */
export type AskedAhead = {
  answer: Promise<Response>;
  /** The stored token that it was asked with. */
  token: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
};

declare global {
  /** What `ask-ahead.ts` has asked for, by address. */
  // Only a variable is a property of the page.
  // oxlint-disable-next-line eslint/no-var
  var askedAhead: Map<string, AskedAhead> | undefined;
}

/** In milliseconds: what nobody took by then is asked for anew. */
const HOLDS_MS = 10_000;

/**
 * The answer to what the page has asked for before the app had loaded: once, for the same person, and
 * while it is new. Undefined: it has to be asked for.
 */
export const takeAskedAhead = (url: string, token?: string): Promise<Response> | undefined => {
  const asked = globalThis.askedAhead?.get(url);
  globalThis.askedAhead?.delete(url);
  return asked && (asked.token ?? '') === (token ?? '') && Date.now() - asked.at < HOLDS_MS
    ? asked.answer
    : undefined;
};

/** A request as it goes over the wire. */
export type WireRequest = {
  method: string;
  /** With the query, encoded; not to be normalised, since `..` may be meant. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | undefined;
};

/** What came back. Names of headers are in lower case. */
export type WireAnswer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

/** Sends a request to the target. Rejects when no whole answer comes. */
export type Send = (request: WireRequest) => Promise<WireAnswer>;

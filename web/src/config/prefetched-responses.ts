/** A prefetched response, sent before the app had loaded. */
export type PrefetchedResponse = {
  response: Promise<Response>;
  /** The stored token sent with the request. */
  token: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
};

declare global {
  /** The responses prefetched by `prefetch.ts`, by address. */
  // Only a variable is a property of the page.
  // oxlint-disable-next-line eslint/no-var
  var prefetchedResponses: Map<string, PrefetchedResponse> | undefined;
}

/** The maximum age of a prefetched response, in milliseconds. */
const HOLDS_MS = 10_000;

/**
 * Returns a prefetched response once, if it is fresh and was requested with the same token.
 * Otherwise undefined, and the caller sends the request.
 */
export const takePrefetched = (url: string, token?: string): Promise<Response> | undefined => {
  const prefetched = globalThis.prefetchedResponses?.get(url);
  globalThis.prefetchedResponses?.delete(url);
  return prefetched &&
    (prefetched.token ?? '') === (token ?? '') &&
    Date.now() - prefetched.at < HOLDS_MS
    ? prefetched.response
    : undefined;
};

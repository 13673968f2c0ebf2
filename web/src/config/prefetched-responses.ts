export type PrefetchedResponse = {
  response: Promise<Response>;
  token: string | undefined;
  /** When the request was sent, in milliseconds since 1970. */
  at: number;
};

declare global {
  // Only a variable is a property of the page.
  // oxlint-disable-next-line eslint/no-var
  var prefetchedResponses: Map<string, PrefetchedResponse> | undefined;
}

const HOLDS_MS = 10_000;

/** Returns a fresh response, requested with the same token. Each is returned only once. */
export const takePrefetched = (url: string, token?: string): Promise<Response> | undefined => {
  const prefetched = globalThis.prefetchedResponses?.get(url);
  globalThis.prefetchedResponses?.delete(url);
  return prefetched &&
    (prefetched.token ?? '') === (token ?? '') &&
    Date.now() - prefetched.at < HOLDS_MS
    ? prefetched.response
    : undefined;
};

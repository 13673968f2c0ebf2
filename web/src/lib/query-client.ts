import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { isRefusal } from './app-error';

declare module '@tanstack/react-query' {
  // Only an interface allows declaration merging.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    /** Marks the query whose 403 ends the session (§4 Current user). */
    queryMeta: { currentUser?: { token: string } };
  }
}

export type RefusalListener = {
  /** Any call got a 401 or 403 (§4 Session expiry). */
  callRefused: () => void;
  /** The current user's call got a 403 (§4 Current user). */
  currentUserRefused: (token: string) => void;
  /** The current user's call got a 401. */
  tokenRefused: (token: string) => void;
};

/** Doesn't retry or refetch on window focus (§7); reports refused calls to the session. */
export const createQueryClient = (refusals: RefusalListener): QueryClient => {
  /** A single call may be refused for its own reason, so the current user is refetched. */
  const askForCurrentUser = () =>
    void client.refetchQueries(
      { predicate: ({ meta }) => meta?.currentUser !== undefined, type: 'active' },
      { cancelRefetch: false },
    );
  const report = (error: unknown, { currentUser }: { currentUser?: { token: string } } = {}) => {
    if (!isRefusal(error, 401, 403)) return;
    refusals.callRefused();
    if (currentUser === undefined) {
      if (isRefusal(error, 401)) askForCurrentUser();
      return;
    }
    if (isRefusal(error, 401)) refusals.tokenRefused(currentUser.token);
    else refusals.currentUserRefused(currentUser.token);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => report(error, meta) }),
    mutationCache: new MutationCache({ onError: (error) => report(error) }),
    defaultOptions: {
      // Without a network a call fails immediately instead of waiting forever.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        networkMode: 'always',
        // `networkMode` would turn this off; failed queries refetch even while data is fresh.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};

/** The root of queries about the signed-in user, which logout removes (§4). */
export const BEARER_QUERIES = 'bearer';

/** The key contains the token, so that sessions never share data. */
export const bearerKey = (token: string | undefined, ...rest: string[]): string[] => [
  BEARER_QUERIES,
  token ?? '',
  ...rest,
];

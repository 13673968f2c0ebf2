import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { isRefusal } from './app-error';

declare module '@tanstack/react-query' {
  // Only an interface allows declaration merging.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    /** Marks the query for the current user, whose 403 ends the session (§4 Current user). */
    queryMeta: { currentUser?: { token: string } };
  }
}

export type RefusalListener = {
  /** Called when any call got a 401 or 403 (§4 Session expiry). */
  callRefused: () => void;
  /** Called when the call for the current user got a 403 (§4 Current user). */
  currentUserRefused: (token: string) => void;
  /** Called when the call for the current user got a 401. */
  tokenRefused: (token: string) => void;
};

/** Neither retries nor refetches on window focus (§7); reports 401 and 403 to the session. */
export const createQueryClient = (refusals: RefusalListener): QueryClient => {
  /**
   * Refetches the current user, to find out whether the provider refuses the token or only one
   * call.
   */
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
      // With `networkMode: 'always'`, calls without a network fail immediately.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        networkMode: 'always',
        // `networkMode: 'always'` would turn this off. Failed queries refetch even if fresh.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};

/** The root of the queries about the signed-in user, which a logout removes (§4). */
export const BEARER_QUERIES = 'bearer';

/** Returns a key that contains the token, so that two sessions never share data. */
export const bearerKey = (token: string | undefined, ...rest: string[]): string[] => [
  BEARER_QUERIES,
  token ?? '',
  ...rest,
];

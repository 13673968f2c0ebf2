import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { isRefusal } from './app-error';

declare module '@tanstack/react-query' {
  // Only an interface can be added to.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    /**
     * `currentUser` marks the one query that tells whether the provider accepts a token, and whose
     * 403 ends the session (§4 Current user).
     */
    queryMeta: { currentUser?: { token: string } };
  }
}

/** What the session wants to know about refused calls. */
export type RefusalListener = {
  /** Any call was refused with 401 or 403 (§4 Session expiry). */
  callRefused: () => void;
  /** The current user was refused with 403 (§4 Current user). */
  currentUserRefused: (token: string) => void;
  /** The current user was refused with 401: the provider does not accept this token. */
  tokenRefused: (token: string) => void;
};

/**
 * Queries do not retry and do not refetch on window focus (§7). Refused calls are reported in one
 * place, so that no screen has to know the rules of the session.
 */
export const createQueryClient = (refusals: RefusalListener): QueryClient => {
  /** One call may be refused for a reason of its own, so the current user is asked for once more. */
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
      // Without a network a call fails at once and says so, instead of waiting for ever.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        networkMode: 'always',
        // `always` switches this off. A failed query is refetched even while older data is fresh.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};

/** Queries about the signed-in person: one root, so that logout can remove them all (§4). */
export const BEARER_QUERIES = 'bearer';

/** The key holds the token, so that nothing of one session is shown in another. */
export const bearerKey = (token: string | undefined, ...rest: string[]): string[] => [
  BEARER_QUERIES,
  token ?? '',
  ...rest,
];

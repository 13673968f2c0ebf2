import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';

import { ECONOMY_QUERIES } from '../economy/queries/keys';
import { FEATURE_QUERIES } from '../flags/use-feature-enabled';
import { FLAG_QUERIES } from '../flags/use-flag';

/** Market queries whose answers are the same for everyone. */
const PUBLIC = new Set<unknown>(
  'traits trait avatars avatar collections collection drops activity constructions leaders'.split(
    ' ',
  ),
);
const OTHERS = new Set<unknown>(['rates', FEATURE_QUERIES, FLAG_QUERIES]);

/**
 * Matches the public pages that can be opened offline. Profiles aren't among them, nor the draw log,
 * because a verification needs its current head.
 */
const PAGE =
  /^\/(?:market|collections(?:\/[^/]+)?|packs|activity|leaders|constructions|help|terms|privacy-policy|nft-license|traits\/[^/]+|avatars\/[^/]+\/[^/]+)?\/?$/i;

const names = (value: unknown, address: string | undefined): boolean =>
  address !== undefined && JSON.stringify(value).toLowerCase().includes(address.toLowerCase());

/** Returns whether a page may be stored. `address` is the user's own, which it must not name. */
export const isStoredPage = (path: string, address: string | undefined): boolean =>
  PAGE.test(path.split('?')[0] ?? '') && !names(path, address);

const isPublic = ([root, resource]: QueryKey): boolean =>
  root === ECONOMY_QUERIES ? PUBLIC.has(resource) : OTHERS.has(root);

/** Returns whether public data that the page shows is still missing, such as after a failure. */
export const lacksPublicData = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(
      (query) =>
        query.isActive() &&
        !query.isDisabled() &&
        query.state.data === undefined &&
        isPublic(query.queryKey),
    );

/** Returns the public data that the page shows, in the form in which the server sends it. */
export const publicQueries = (
  queryClient: QueryClient,
  address: string | undefined,
): DehydratedState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(
      (query) =>
        query.isActive() &&
        query.state.data !== undefined &&
        isPublic(query.queryKey) &&
        !names(query.queryKey, address),
    )
    .map(({ queryHash, queryKey, state }) => ({
      queryHash,
      queryKey,
      state: { ...state, error: null, status: 'success', fetchStatus: 'idle' },
      dehydratedAt: state.dataUpdatedAt,
    }));

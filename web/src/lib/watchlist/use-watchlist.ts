import { skipToken, useQueryClient } from '@tanstack/react-query';
import {
  MAX_WATCHED,
  type WatchedEntry,
  type WatchedKind,
  type Watchlist,
} from '@trait-market/contract/economy/watchlist';
import type { Price } from '@trait-market/contract/economy/shared';

import { errorText } from '../app-error';
import { changeOptimistically } from '../change-optimistically';
import { okResponse } from '../ok-response';
import { bearerKey } from '../query-client';
import { useToken } from '../session/session-context';
import { showFailure } from '../failure-toast';
import { toasts } from '../toasts';
import { NONE, useStore } from '../use-store';
import { browserWatchlist } from './browser-watchlist';
import { watchlistApi } from './watchlist-api';
import { useMoveToAccount } from '../session/use-move-to-account';

export type Watchable = Pick<WatchedEntry, 'kind' | 'id'>;

const FULL = {
  kind: 'error',
  header: 'Your watchlist is full',
  description: `You can watch up to ${MAX_WATCHED} items. Remove some first.`,
} as const;

/** Returns the id to compare and store. Wallet addresses are compared case-insensitively. */
const storedId = ({ kind, id }: Watchable): string => (kind === 'wallet' ? id.toLowerCase() : id);

const isSame =
  (one: Watchable) =>
  (other: Watchable): boolean =>
    one.kind === other.kind && storedId(one) === storedId(other);

const entryOf = (
  { kind, id }: { kind: WatchedKind; id: string },
  floorThen: Price | null,
): WatchedEntry => ({
  kind,
  id: storedId({ kind, id }),
  since: new Date().toISOString(),
  floorThen,
});

const movedText = (count: number): string =>
  count === 1
    ? 'What you watched in this browser is now on your account’s watchlist.'
    : `The ${count} items you watched in this browser are now on your account’s watchlist.`;

/** The watchlist of the signed-in account, which is synchronized across the user's devices. */
const useAccountWatchlist = (token: string | undefined) => {
  const queryClient = useQueryClient();
  const queryKey = bearerKey(token, 'watchlist');
  const query = watchlistApi.list.useQuery({
    queryKey,
    queryData: token === undefined ? skipToken : {},
    select: ({ body }) => body,
  });
  // Serializes the requests, so that the user's last press wins.
  const scope = { id: 'watchlist' };
  const { mutateAsync: add } = watchlistApi.add.useMutation({ scope });
  const { mutateAsync: remove } = watchlistApi.remove.useMutation({ scope });

  const save = async (
    next: readonly WatchedEntry[],
    send: () => Promise<{ body: Watchlist }>,
  ): Promise<boolean> => {
    try {
      await changeOptimistically(queryClient, queryKey, okResponse({ items: next }), send);
      return true;
    } catch (error) {
      showFailure(error, {
        header: 'Couldn’t save your watchlist',
        description: errorText(error),
      });
      return false;
    }
  };
  return {
    query,
    add: (
      items: readonly (Watchable & Partial<WatchedEntry>)[],
      next: readonly WatchedEntry[],
    ): Promise<boolean> => save(next, () => add({ body: { items: [...items] } })),
    remove: ({ kind, id }: Watchable, next: readonly WatchedEntry[]): Promise<boolean> =>
      save(next, () => remove({ params: { kind, id } })),
  };
};

export const useWatchlist = () => {
  const token = useToken();
  const own = useStore(browserWatchlist, NONE);
  const account = useAccountWatchlist(token);
  const items = account.query.data?.items;
  useMoveToAccount({
    own: browserWatchlist,
    items,
    isSame: (one, other) => isSame(one)(other),
    most: MAX_WATCHED,
    send: (moved) => account.add(moved, [...moved, ...(items ?? [])]),
    header: 'Watchlist added',
    movedText,
  });
  const entries = token === undefined ? own : items;

  return {
    entries,
    isOfAccount: token !== undefined,
    error: account.query.error,
    isFetching: account.query.isFetching,
    refetch: account.query.refetch,
    isWatched: (what: Watchable): boolean => entries?.some(isSame(what)) ?? false,
    watch: (what: Watchable, floor: Price | null): void => {
      if (entries === undefined || entries.some(isSame(what))) return;
      if (entries.length >= MAX_WATCHED) return toasts.show(FULL);
      const next = [entryOf(what, floor), ...entries];
      if (token === undefined) return browserWatchlist.write(next);
      void account.add([{ kind: what.kind, id: storedId(what) }], next);
    },
    unwatch: (what: Watchable): void => {
      if (entries === undefined) return;
      const next = entries.filter((entry) => !isSame(what)(entry));
      if (token === undefined) return browserWatchlist.write(next);
      void account.remove({ kind: what.kind, id: storedId(what) }, next);
    },
  };
};

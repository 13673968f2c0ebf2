import { skipToken, useQueryClient } from '@tanstack/react-query';
import {
  MAX_WATCHED,
  type WatchedEntry,
  type WatchedKind,
  type Watchlist,
} from '@trait-market/contract/economy/watchlist';
import type { Price } from '@trait-market/contract/economy/shared';
import { useEffect } from 'react';

import { errorText } from '../app-error';
import { okResponse } from '../ok-response';
import { bearerKey } from '../query-client';
import { tokenOf } from '../session/session';
import { useSessionState, useSessionStore } from '../session/session-context';
import { showFailure } from '../failure-toast';
import { toasts } from '../toasts';
import { useStore } from '../use-store';
import { browserWatchlist } from './browser-watchlist';
import { watchlistApi } from './watchlist-api';

export type Watchable = Pick<WatchedEntry, 'kind' | 'id'>;

const FULL = {
  kind: 'error',
  header: 'Your watchlist is full',
  description: `You can watch ${MAX_WATCHED} things. Take some off your watchlist first.`,
} as const;

/** Returns the id to compare and store. Wallet addresses are compared case-insensitively. */
const keptId = ({ kind, id }: Watchable): string => (kind === 'wallet' ? id.toLowerCase() : id);

const isSame =
  (one: Watchable) =>
  (other: Watchable): boolean =>
    one.kind === other.kind && keptId(one) === keptId(other);

const entryOf = (
  { kind, id }: { kind: WatchedKind; id: string },
  floorThen: Price | null,
): WatchedEntry => ({
  kind,
  id: keptId({ kind, id }),
  since: new Date().toISOString(),
  floorThen,
});

/**
 * The tokens of sessions in which merging the browser's watchlist failed. The merge isn't retried
 * in them.
 */
const failed = new Set<string>();

const movedText = (count: number): string =>
  count === 1
    ? 'What you watched in this browser is now on your account’s watchlist.'
    : `The ${count} things you watched in this browser are now on your account’s watchlist.`;

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
    const cancelled = queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, okResponse({ items: next }));
    await cancelled;
    try {
      queryClient.setQueryData(queryKey, await send());
      return true;
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
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

/**
 * Moves the browser's watchlist to the account, as far as the account's limit permits, and shows a
 * toast about it.
 */
const useMerge = (
  token: string | undefined,
  account: ReturnType<typeof useAccountWatchlist>,
  own: readonly WatchedEntry[],
): void => {
  const session = useSessionStore();
  const items = account.query.data?.items;
  const { add } = account;
  useEffect(() => {
    if (token === undefined || items === undefined || own.length === 0 || failed.has(token)) return;
    const fresh = own.filter((entry) => !items.some(isSame(entry)));
    const moved = fresh.slice(0, MAX_WATCHED - items.length);
    if (moved.length === 0 && fresh.length > 0) return;
    // Removes the entries before sending them: several components of the page try to merge, and
    // only one may send them.
    browserWatchlist.write(fresh.slice(moved.length));
    if (moved.length === 0) return;
    const move = async (): Promise<void> => {
      const entries = moved.map(({ kind, id, since, floorThen }) => ({
        kind,
        id,
        since,
        floorThen,
      }));
      if (!(await add(entries, [...moved, ...items]))) {
        failed.add(token);
        browserWatchlist.write([...moved, ...browserWatchlist.read()]);
      } else if (tokenOf(session.read()) === token) {
        toasts.show({
          kind: 'notice',
          header: 'Watchlist added',
          description: movedText(moved.length),
        });
      }
    };
    void move();
  }, [token, items, own, add, session]);
};

export const useWatchlist = () => {
  const token = tokenOf(useSessionState());
  const own = useStore(browserWatchlist);
  const account = useAccountWatchlist(token);
  useMerge(token, account, own);
  const entries = token === undefined ? own : account.query.data?.items;

  return {
    entries,
    isOfAccount: token !== undefined,
    error: account.query.error,
    isFetching: account.query.isFetching,
    retry: () => void account.query.refetch(),
    isWatched: (what: Watchable): boolean => entries?.some(isSame(what)) ?? false,
    watch: (what: Watchable, floor: Price | null): void => {
      if (entries === undefined || entries.some(isSame(what))) return;
      if (entries.length >= MAX_WATCHED) return toasts.show(FULL);
      const next = [entryOf(what, floor), ...entries];
      if (token === undefined) return browserWatchlist.write(next);
      void account.add([{ kind: what.kind, id: keptId(what) }], next);
    },
    unwatch: (what: Watchable): void => {
      if (entries === undefined) return;
      const next = entries.filter((entry) => !isSame(what)(entry));
      if (token === undefined) return browserWatchlist.write(next);
      void account.remove({ kind: what.kind, id: keptId(what) }, next);
    },
  };
};

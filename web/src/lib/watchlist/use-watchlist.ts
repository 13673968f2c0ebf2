import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  MAX_WATCHED,
  type WatchedEntry,
  type WatchedKind,
  type Watchlist,
  watchlistContract,
} from '@trait-market/contract/economy/watchlist';
import type { Price } from '@trait-market/contract/economy/shared';
import { initClient } from '@ts-rest/core';
import { useEffect } from 'react';

import { errorText } from '../app-error';
import { bodyOf } from '../body-of';
import { economyOptions } from '../economy/queries/economy-options';
import { bearerKey } from '../query-client';
import { tokenOf } from '../session/session';
import { useSessionState, useSessionStore } from '../session/session-context';
import { showFailure } from '../failure-toast';
import { toasts } from '../toasts';
import { useStore } from '../use-store';
import { browserWatchlist } from './browser-watchlist';

export const watchlistClient = initClient(watchlistContract, economyOptions);

export type Watchable = Pick<WatchedEntry, 'kind' | 'id'>;

const FULL = {
  kind: 'error',
  header: 'Your watchlist is full',
  description: `You can watch ${MAX_WATCHED} things. Take some off your watchlist first.`,
} as const;

/** An id as it is compared: wallets without case. */
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

/** Sessions to which this page could not add what the browser watches: that is not tried again and again. */
const failed = new Set<string>();

const movedText = (count: number): string =>
  count === 1
    ? 'What you watched in this browser is now on your account’s watchlist.'
    : `The ${count} things you watched in this browser are now on your account’s watchlist.`;

/** What the signed-in collector watches, the same on every device. */
const useAccountWatchlist = (token: string | undefined) => {
  const queryClient = useQueryClient();
  const queryKey = bearerKey(token, 'watchlist');
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => bodyOf(await watchlistClient.list({ fetchOptions: { signal } })),
    enabled: token !== undefined,
  });
  /** Shows at once what will be so. Where that fails, what was so stands there again. */
  const options = {
    // One after the other: the last press is what is watched in the end.
    scope: { id: 'watchlist' },
    onMutate: async (change: { next: readonly WatchedEntry[] }) => {
      const cancelled = queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Watchlist>(queryKey);
      queryClient.setQueryData<Watchlist>(queryKey, { items: [...change.next] });
      await cancelled;
      return { before };
    },
    onSuccess: (saved: Watchlist) => void queryClient.setQueryData<Watchlist>(queryKey, saved),
    onError: (
      error: unknown,
      _change: unknown,
      kept: { before?: Watchlist | undefined } | undefined,
    ) => {
      queryClient.setQueryData<Watchlist>(queryKey, kept?.before);
      showFailure(error, {
        header: 'Couldn’t save your watchlist',
        description: errorText(error),
      });
    },
  };
  const add = useMutation({
    ...options,
    mutationFn: async ({
      items,
    }: {
      items: readonly (Watchable & Partial<WatchedEntry>)[];
      next: readonly WatchedEntry[];
    }) => bodyOf(await watchlistClient.add({ body: { items: [...items] } })),
  });
  const remove = useMutation({
    ...options,
    mutationFn: async ({ kind, id }: Watchable & { next: readonly WatchedEntry[] }) =>
      bodyOf(await watchlistClient.remove({ params: { kind, id } })),
  });
  return { query, add: add.mutate, remove: remove.mutate };
};

/** Gives what this browser watches to the account, as far as there is room, and says so. */
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
    // Taken out before it is sent: several parts of a page watch over this.
    browserWatchlist.write(fresh.slice(moved.length));
    if (moved.length === 0) return;
    add(
      {
        items: moved.map(({ kind, id, since, floorThen }) => ({ kind, id, since, floorThen })),
        next: [...moved, ...items],
      },
      {
        onSuccess: () => {
          if (tokenOf(session.read()) !== token) return;
          toasts.show({
            kind: 'notice',
            header: 'Watchlist added',
            description: movedText(moved.length),
          });
        },
        onError: () => {
          failed.add(token);
          browserWatchlist.write([...moved, ...browserWatchlist.read()]);
        },
      },
    );
  }, [token, items, own, add, session]);
};

/** What is watched: with the account where there is one, else in this browser. */
export const useWatchlist = () => {
  const token = tokenOf(useSessionState());
  const own = useStore(browserWatchlist);
  const account = useAccountWatchlist(token);
  useMerge(token, account, own);
  const entries = token === undefined ? own : account.query.data?.items;

  return {
    /** The latest first; undefined until it is known. */
    entries,
    /** Kept with an account. */
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
      account.add({ items: [{ kind: what.kind, id: keptId(what) }], next });
    },
    unwatch: (what: Watchable): void => {
      if (entries === undefined) return;
      const next = entries.filter((entry) => !isSame(what)(entry));
      if (token === undefined) return browserWatchlist.write(next);
      account.remove({ kind: what.kind, id: keptId(what), next });
    },
  };
};

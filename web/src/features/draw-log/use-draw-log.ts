import { skipToken } from '@tanstack/react-query';

import { drawLogApi } from '@/lib/economy/draws/draw-log-api';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

import { LOG_PAGE, type LogQuery } from './log-query';

const key = (...parts: unknown[]) => [ECONOMY_QUERIES, 'draw-log', ...parts];

/** Fetches the log's latest signed head. */
export const useLogHead = () =>
  drawLogApi.head.useQuery({
    queryKey: key('head'),
    queryData: {},
    select: ({ body }) => body,
  });

/** Returns the index of the first entry to show: of the latest page, unless the address names one. An index after the end becomes the last one. */
export const firstShown = ({ from, wallet, entry }: LogQuery, size: number | undefined) => {
  if (wallet !== undefined) return from ?? 0;
  if (size === undefined) return undefined;
  const last = Math.max(0, size - 1);
  if (entry !== undefined) return Math.max(0, Math.min(entry, last) - LOG_PAGE / 2);
  return from === undefined ? Math.max(0, size - LOG_PAGE) : Math.min(from, last);
};

/** Fetches a page of entries, in the order of their index. */
export const useLogEntries = (from: number | undefined, { wallet }: Pick<LogQuery, 'wallet'>) =>
  drawLogApi.entries.useQuery({
    queryKey: key('entries', from, wallet?.toLowerCase()),
    queryData:
      from === undefined
        ? skipToken
        : { query: { from, limit: LOG_PAGE, ...(wallet && { wallet }) } },
    select: ({ body }) => body,
  });

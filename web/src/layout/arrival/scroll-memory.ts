import type { Location } from 'react-router-dom';

import { scrollPositions } from '@/lib/storage';

const REMEMBERED = 50;

/** Returns an entry's key, with its path: entries not created by the router share one `key`. */
export const entryOf = ({ key, pathname, search, hash }: Location): string =>
  `${key} ${pathname}${search}${hash}`;

const isReturning = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/** Stores each history entry's scroll position in pixels, for this tab, across reloads. */
export const createScrollMemory = () => {
  const tops = new Map(
    isReturning() ? scrollPositions.read().map(({ entry, top }) => [entry, top]) : [],
  );
  return {
    recall: (entry: string): number | undefined => tops.get(entry),
    store: (entry: string, top: number): void => {
      tops.delete(entry);
      tops.set(entry, top);
    },
    save: (): void =>
      scrollPositions.write(
        [...tops].slice(-REMEMBERED).map(([entry, top]) => ({ entry, top: Math.round(top) })),
      ),
  };
};

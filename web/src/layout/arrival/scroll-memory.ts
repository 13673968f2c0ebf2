import type { Location } from 'react-router-dom';

import { scrollPositions } from '@/lib/storage';

/** Pages of one tab whose position is remembered. */
const REMEMBERED = 50;

/** One entry of the history. Those that the router did not make share a key, so it is not enough. */
export const entryOf = ({ key, pathname, search, hash }: Location): string =>
  `${key} ${pathname}${search}${hash}`;

/** Whether the browser came here by Reload, Back or Forward, and not by an address or a link. */
const isReturning = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/** How far each entry of this tab's history was scrolled, in pixels, across reloads. */
export const createScrollMemory = () => {
  const tops = new Map(
    isReturning() ? scrollPositions.read().map(({ entry, top }) => [entry, top]) : [],
  );
  return {
    recall: (entry: string): number | undefined => tops.get(entry),
    keep: (entry: string, top: number): void => {
      tops.delete(entry);
      tops.set(entry, top);
    },
    save: (): void =>
      scrollPositions.write(
        [...tops].slice(-REMEMBERED).map(([entry, top]) => ({ entry, top: Math.round(top) })),
      ),
  };
};

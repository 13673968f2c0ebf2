import { DEFAULT_PAGE } from '@trait-market/contract/economy/page';

import { MarketRefusal } from '../../refusal';

export type PageQuery = {
  cursor?: string | undefined;
  limit?: number | undefined;
};

// A type and no interface: only so it fits an answer that may have more fields.
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

const CURSOR = /^(\d{1,9}):(.+)$/s;

const readCursor = (cursor: string): { rank: number; id: string } => {
  const [, rank, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (rank === undefined || id === undefined) {
    throw new MarketRefusal(
      'bad-cursor',
      'This cursor isn’t valid for this list. Start from the first page.',
    );
  }
  return { rank: Number(rank), id };
};

/**
 * The item after which a cursor goes on.
 *
 * @throws MarketRefusal for a cursor that is none
 */
export const cursorId = (cursor: string): string => readCursor(cursor).id;

/** Where a list goes on: after the item that was last, most often where it was; else where its place was. */
const startAfter = <Found>(
  found: readonly Found[],
  { rank, id }: { rank: number; id: string },
  idOf: (one: Found) => string,
): number => {
  const there = found[rank - 1];
  if (there !== undefined && idOf(there) === id) return rank;
  const known = found.findIndex((one) => idOf(one) === id);
  return known === -1 ? rank : known + 1;
};

/**
 * The part of a list that a query asks for. A cursor names the last item of the page before, so that
 * nothing is shown twice when something comes in ahead; where that item has gone, its place counts.
 *
 * @throws MarketRefusal for a cursor that is none
 */
export const pageOf = <Found, Item>(
  found: readonly Found[],
  { cursor, limit = DEFAULT_PAGE }: PageQuery,
  idOf: (one: Found) => string,
  present: (one: Found) => Item,
): Page<Item> => {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const start = after === undefined ? 0 : startAfter(found, after, idOf);
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  const isEnd = last === undefined || start + shown.length >= found.length;
  return {
    items: shown.map(present),
    nextCursor: isEnd
      ? null
      : Buffer.from(`${start + shown.length}:${idOf(last)}`).toString('base64url'),
    total: found.length,
  };
};

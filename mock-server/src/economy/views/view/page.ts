import { createHash } from 'node:crypto';

import { DEFAULT_PAGE } from '@trait-market/contract/economy/shared';
import * as z from 'zod/mini';

import { MarketRefusal } from '../../shared/refusal';
import { compareKeys, type SortKey } from '../../shared/sort-key';

export type PageQuery = {
  cursor?: string | undefined;
  limit?: number | undefined;
};

// A type rather than an interface, so that it can be assigned to responses with more fields.
type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

export type RequestedPage = { list: string; after: SortKey | undefined; limit: number };

const LIST_ID_LENGTH = 16;
/** The maximum digits of an integer in a cursor; the longest are amounts scaled for comparison. */
const MOST_DIGITS = 160;

const badCursor = (): MarketRefusal =>
  new MarketRefusal(
    'bad-cursor',
    'This cursor belongs to another list, sort or filter. Start from the first page.',
  );

/** Integers and strings have different prefixes, because JSON has no bigint. */
const PartSchema = z.union([
  z.null(),
  z.number(),
  z.pipe(
    z.string().check(z.startsWith('s')),
    z.transform((text) => text.slice(1)),
  ),
  z.pipe(
    z.string().check(z.regex(new RegExp(`^n-?\\d{1,${MOST_DIGITS}}$`))),
    z.transform((text) => BigInt(text.slice(1))),
  ),
]);
const CursorSchema = z.tuple([z.string()], PartSchema);

const writeCursor = (list: string, key: SortKey): string => {
  const parts = key.map((part) => {
    if (typeof part === 'string') return `s${part}`;
    return typeof part === 'bigint' ? `n${part}` : part;
  });
  return Buffer.from(JSON.stringify([list, ...parts])).toString('base64url');
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @throws MarketRefusal for another list's cursor */
const readCursor = (list: string, cursor: string): SortKey => {
  const read = CursorSchema.safeParse(readJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!read.success) throw badCursor();
  const [ofList, ...key] = read.data;
  if (ofList !== list) throw badCursor();
  return key;
};

/** @param list everything that determines which items the list contains, and their order */
export const requestedPage = (
  list: readonly unknown[],
  { cursor, limit = DEFAULT_PAGE }: PageQuery,
): RequestedPage => {
  const id = createHash('sha256')
    .update(JSON.stringify(list))
    .digest('base64url')
    .slice(0, LIST_ID_LENGTH);
  return { list: id, limit, after: cursor === undefined ? undefined : readCursor(id, cursor) };
};

const indexAfter = <Found>(
  found: readonly Found[],
  after: SortKey,
  keyOf: (one: Found) => SortKey,
): number => {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const one = found[middle];
    if (one !== undefined && compareKeys(keyOf(one), after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Starts after the cursor's sort key, so that an item that doesn't change appears exactly once. */
export const pageOf = <Found, Item>(
  found: readonly Found[],
  { list, after, limit }: RequestedPage,
  keyOf: (one: Found) => SortKey,
  present: (one: Found) => Item,
): Page<Item> => {
  const [first] = found;
  const isOfList = !after || !first || keyOf(first).length === after.length;
  if (!isOfList) throw badCursor();
  const start = after === undefined ? 0 : indexAfter(found, after, keyOf);
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  const isEnd = last === undefined || start + shown.length >= found.length;
  return {
    items: shown.map(present),
    nextCursor: isEnd ? null : writeCursor(list, keyOf(last)),
    total: found.length,
  };
};

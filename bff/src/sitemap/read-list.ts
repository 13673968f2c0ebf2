import { MAX_PAGE, pageOf } from '@trait-market/contract/economy/shared';
import type * as z from 'zod/mini';

import { Refusal } from '../refusal';

/** Calls the provider for a visitor who isn't signed in. `url` is a path of the API. */
export type ReadApi = (url: string) => Promise<{ status: number; body: string }>;

/**
 * The maximum number of pages of a list. A document is full before, unless the list's pages are nearly
 * empty or never end.
 */
const MAX_PAGES = 1000;

/** @throws Refusal for every status except 200, because crawlers drop a sitemap after a 4xx */
const readBody = async (read: ReadApi, url: string): Promise<unknown> => {
  const { status, body } = await read(url);
  if (status === 200) return JSON.parse(body);
  if (status === 404) throw new Refusal('NOT_FOUND');
  throw new Refusal('PROVIDER_BAD_ANSWER', { cause: new Error(`The status was ${status}.`) });
};

/**
 * Yields the items of a list, one page at a time. It requests a page only when its reader is ready.
 * @throws Refusal when the provider fails, or when its list doesn't end
 */
export async function* readList<Schema extends z.core.$ZodType>(
  read: ReadApi,
  path: string,
  query: Record<string, string>,
  item: Schema,
): AsyncGenerator<z.output<Schema>[]> {
  const page = pageOf(item);
  const cursors = new Set<string | null>();
  let cursor: string | null = null;
  do {
    cursors.add(cursor);
    if (cursors.size > MAX_PAGES)
      throw new Refusal('PROVIDER_BAD_ANSWER', { cause: new Error(`${path} doesn't end.`) });
    const parameters = new URLSearchParams({ ...query, limit: String(MAX_PAGE) });
    if (cursor !== null) parameters.set('cursor', cursor);
    const { items, nextCursor } = page.parse(await readBody(read, `${path}?${parameters}`));
    yield items;
    cursor = nextCursor;
    if (cursor !== null && cursors.has(cursor))
      throw new Refusal('PROVIDER_BAD_ANSWER', { cause: new Error(`${path} repeats a cursor.`) });
  } while (cursor !== null);
}

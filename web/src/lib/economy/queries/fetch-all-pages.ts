import { isRefusal } from '@/lib/app-error';

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** The part of a query that says where a list continues. */
type From = { cursor?: string };

type Options<Item> = {
  /** @throws AppError */
  fetchPage: (from: From) => Promise<Page<Item>>;
  /** Tells items apart: one that moves between two pages is counted once. */
  idOf: (item: Item) => string;
  /** Fetches at most this many pages. */
  most?: number;
};

const fetchFromFirst = async <Item>({
  fetchPage,
  idOf,
  most = Infinity,
}: Options<Item>): Promise<Item[]> => {
  const items = new Map<string, Item>();
  let from: From = {};
  for (let page = 0; page < most; page += 1) {
    const { items: more, nextCursor } = await fetchPage(from);
    for (const item of more) items.set(idOf(item), item);
    if (nextCursor === null) break;
    from = { cursor: nextCursor };
  }
  return [...items.values()];
};

/**
 * All items of a list, page after page. Where the server refuses a cursor that it gave, it starts over, once.
 *
 * @throws AppError
 */
export const fetchAllPages = async <Item>(options: Options<Item>): Promise<Item[]> => {
  let hasCursor = false;
  const fetchPage = async (from: From): Promise<Page<Item>> => {
    hasCursor = from.cursor !== undefined;
    return options.fetchPage(from);
  };
  try {
    return await fetchFromFirst({ ...options, fetchPage });
  } catch (error) {
    if (!hasCursor || !isRefusal(error, 400)) throw error;
    return fetchFromFirst(options);
  }
};

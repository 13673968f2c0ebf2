import { isRefusal } from '@/lib/app-error';

type Page<Item> = { items: Item[]; nextCursor: string | null };

type From = { cursor?: string };

type Options<Item> = {
  /** @throws AppError */
  fetchPage: (from: From) => Promise<Page<Item>>;
  /** Returns a unique id: an item that moves between two pages is counted once. */
  idOf: (item: Item) => string;
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

/** Starts over once when the server refuses its own cursor. @throws AppError */
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

import { isRefusal } from '@/lib/app-error';

type Page<Item> = { items: Item[]; nextCursor: string | null };

type From = { cursor?: string };

type Options<Item> = {
  /** @throws AppError when the page can't be fetched */
  fetchPage: (from: From) => Promise<Page<Item>>;
  /** Returns an item's unique id, so that an item that moves between pages counts once. */
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

/** Starts over once if the server rejects its own cursor. @throws AppError */
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

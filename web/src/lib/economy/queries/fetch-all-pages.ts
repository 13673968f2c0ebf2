import { isRefusal } from '@/lib/app-error';

type Page<Item> = { items: Item[]; nextCursor: string | null };

type From = { cursor?: string };

type Options<Item> = {
  /** @throws AppError when the page can't be fetched */
  fetchPage: (from: From) => Promise<Page<Item>>;
  /** Returns an item's unique id, so that an item that moves between pages counts once. */
  idOf: (item: Item) => string;
  most?: number;
  /** Receives the number of items fetched so far. */
  onProgress?: (fetched: number) => void;
  signal?: AbortSignal;
};

const fetchFromFirst = async <Item>({
  fetchPage,
  idOf,
  most = Infinity,
  onProgress,
  signal,
}: Options<Item>): Promise<Item[]> => {
  const items = new Map<string, Item>();
  let from: From = {};
  for (let page = 0; page < most; page += 1) {
    const { items: more, nextCursor } = await fetchPage(from);
    for (const item of more) items.set(idOf(item), item);
    onProgress?.(items.size);
    signal?.throwIfAborted();
    if (nextCursor === null) break;
    from = { cursor: nextCursor };
  }
  return [...items.values()];
};

/** Starts over once if the server rejects its own cursor. @throws AppError, or the signal's reason */
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

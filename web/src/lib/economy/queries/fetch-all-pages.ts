type Page<Item> = { items: Item[]; nextCursor: string | null };

/** The part of a query that says where a list goes on. */
type From = { cursor?: string };

/**
 * All items of a list, page after page.
 *
 * @param fetchPage throws an `AppError`
 * @param most so many pages at most
 */
export const fetchAllPages = async <Item>(
  fetchPage: (from: From) => Promise<Page<Item>>,
  most = Infinity,
): Promise<Item[]> => {
  const items: Item[] = [];
  let from: From = {};
  for (let page = 0; page < most; page += 1) {
    const { items: more, nextCursor } = await fetchPage(from);
    items.push(...more);
    if (nextCursor === null) break;
    from = { cursor: nextCursor };
  }
  return items;
};

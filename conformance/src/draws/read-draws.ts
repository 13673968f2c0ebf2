import type * as z from 'zod/mini';

import {
  CommitmentChainPageSchema,
  type CommitmentChain,
  DrawPageSchema,
  DrawSchema,
  type Draw,
} from '@trait-market/contract/economy/draws';
import {
  DropDetailSchema,
  DropPageSchema,
  type DropDetail,
} from '@trait-market/contract/economy/drops';

/** The error for a response that violates the contract, so that draws can't be verified. */
export class CannotVerify extends Error {}

/** The maximum number of pages per list, because a faulty target may send an endless list. */
const MOST_PAGES = 2_000;

export type DrawReader = {
  draw(id: string): Promise<Draw>;
  /** Returns the draws of all pages that match the query; `''` matches every draw. */
  draws(query: string): Promise<Draw[]>;
  /** Returns the hash chains of a wallet, or of all wallets. */
  chains(wallet?: string): Promise<CommitmentChain[]>;
  drop(id: string): Promise<DropDetail>;
  dropIds(): Promise<string[]>;
};

/** @param target the URL up to `/economy/v1`, without a trailing slash */
export const openDrawReader = (
  target: string,
  headers: Readonly<Record<string, string>> = {},
): DrawReader => {
  const get = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const url = `${target}/economy/v1${path}`;
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(url, { headers, redirect: 'error' });
      body = await response.json();
    } catch (error) {
      throw new CannotVerify(`${url} can’t be read: ${String(error)}`);
    }
    if (!response.ok) throw new CannotVerify(`${url} responded with ${response.status}.`);
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new CannotVerify(
      `${url} isn’t as the contract says: ${issue?.path.join('.')}: ${issue?.message}`,
    );
  };

  const allPages = async <Item>(
    path: (cursor: string) => string,
    schema: z.ZodMiniType<{ items: Item[]; nextCursor: string | null }>,
  ): Promise<Item[]> => {
    const items: Item[] = [];
    let cursor = '';
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const found = await get(path(cursor === '' ? '' : `&cursor=${cursor}`), schema);
      items.push(...found.items);
      if (found.nextCursor === null) return items;
      cursor = found.nextCursor;
    }
    throw new CannotVerify(`${target} has a list that doesn’t end.`);
  };

  return {
    draw: (id) => get(`/draws/${id}`, DrawSchema),
    draws: (query) => allPages((cursor) => `/draws?limit=60${query}${cursor}`, DrawPageSchema),
    chains: (wallet) => {
      const query = wallet === undefined ? '' : `&wallet=${wallet}`;
      return allPages(
        (cursor) => `/draws/commitments?limit=60${query}${cursor}`,
        CommitmentChainPageSchema,
      );
    },
    drop: (id) => get(`/drops/${id}`, DropDetailSchema),
    dropIds: async () => {
      const drops = await allPages((cursor) => `/drops?limit=60${cursor}`, DropPageSchema);
      return drops.map(({ id }) => id);
    },
  };
};

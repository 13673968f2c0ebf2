import {
  fathomClub,
  fathomClubAvatars,
  leaderPage,
} from '@trait-market/contract/fixtures/economy/collectors';
import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import type { RequestListener } from 'node:http';

import { json } from './scripted-provider';

/** The ids of a list's pages. */
export type IdPages = readonly (readonly string[])[];

type List = { page: object; itemOf: (id: string) => object };

const LISTS: Record<string, List> = {
  collections: { page: {}, itemOf: (slug) => ({ ...fathomClub, slug }) },
  traits: { page: traitPage, itemOf: (id) => ({ ...traitPage.items[0], id }) },
  avatars: {
    page: fathomClubAvatars,
    itemOf: (tokenId) => ({ ...fathomClubAvatars.items[0], tokenId }),
  },
  leaders: {
    page: leaderPage,
    itemOf: (address) => ({
      ...leaderPage.items[0],
      collector: { address, username: null },
    }),
  },
};

/**
 * Returns a page of a list of the market. `path` ends with the list's name. The item of an id is the
 * contract's fixture.
 */
export const listPage = (path: string, ids: readonly string[], nextCursor: string | null) => {
  const { page, itemOf } = LISTS[path.split('/').at(-1) ?? ''] ?? {};
  return { ...page, items: ids.map((id) => itemOf?.(id)), nextCursor, total: ids.length };
};

/** Responds with the pages of lists by their paths, and with 404 to other paths. */
export const scriptedLists =
  (lists: Record<string, IdPages>): RequestListener =>
  (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://provider');
    const index = Number(searchParams.get('cursor') ?? 0);
    const pages = lists[pathname];
    const ids = pages?.[index];
    const next = pages !== undefined && index + 1 < pages.length ? String(index + 1) : null;
    const respond =
      ids === undefined
        ? json(404, { message: 'There is nothing here.' })
        : json(200, listPage(pathname, ids, next));
    respond(req, res);
  };

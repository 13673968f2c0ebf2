import { createSeenPages, type SeenPages } from '@/lib/offline/seen-pages';
import type { OfflineServices } from '@/lib/offline/services';
import { seenBy } from '@/lib/storage';

import { entryScript } from './entry-script';

type OwnPages = SeenPages & {
  /** The lowercase address of the signed-in user, or '' for a guest. */
  owner: () => string;
};

const created = new WeakMap<OfflineServices['session'], Promise<OwnPages>>();

const create = async ({ session, queryClient }: OfflineServices): Promise<OwnPages> => {
  const pages = createSeenPages(caches, entryScript());
  const owner = (): string => {
    const current = session.read();
    return 'token' in current ? current.address.toLowerCase() : '';
  };
  const storedOwner = (): string => seenBy.read() ?? '';
  const isOwn = (): boolean => storedOwner() === owner();
  const follow = async (): Promise<void> => {
    const before = storedOwner();
    if (before === owner()) return;
    // A guest's pages stay when the guest signs in.
    if (before !== '') {
      queryClient.removeQueries({ type: 'inactive' });
      await pages.clear();
    }
    seenBy.write(owner());
  };
  // After a failure the owner is unchanged, so that the next page deletes them.
  session.subscribe(() => void follow().catch(() => undefined));
  await follow();
  return {
    ...pages,
    owner,
    // While the previous account's pages are being deleted, the next one must not see them.
    list: async () => (isOwn() ? pages.list() : []),
    queries: async () => (isOwn() ? pages.queries() : []),
    save: async (page, queries) => {
      const before = owner();
      await pages.save(page, queries);
      // A sign-out while the page was being stored has already deleted the others.
      if (before !== '' && before !== owner()) await pages.clear();
    },
  };
};

/** Returns the stored pages, which are deleted as soon as another account or no one is signed in. */
export const ownPages = (services: OfflineServices): Promise<OwnPages> => {
  const pages = created.get(services.session) ?? create(services);
  created.set(services.session, pages);
  return pages;
};

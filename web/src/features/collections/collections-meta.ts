import type { Collection } from '@trait-market/contract/economy/collections';

import { paths } from '@/config/paths';
import { plainText } from '@/lib/format/plain-text';
import { itemList } from '@/lib/page-meta/structured-data';
import type { PageMeta } from '@/lib/rendering/server-render';

const NAME_LENGTH = 40;

export const collectionsMeta = (collections: readonly Collection[]): PageMeta => {
  const named = collections.map(({ name, slug }) => ({
    name: plainText(name, NAME_LENGTH) || slug,
    path: paths.collection(slug),
  }));
  return {
    ...(named.length > 0 && {
      description: `${named.length === 1 ? '1 collection' : `${named.length} collections`}, each with its own style: ${named.map(({ name }) => name).join(', ')}`,
    }),
    structuredData: [itemList('Collections', named)],
  };
};

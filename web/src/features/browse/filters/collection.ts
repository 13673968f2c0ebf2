import { plainText } from '@/lib/format/plain-text';

import { CHIP_LENGTH } from './chip-length';
import { severalOf } from './several-of';

const SLUG = /^[\w-]{1,64}$/;

type CollectionChoice = { collection: readonly string[] };

/** Filters by collection. Any value is valid, because only the market knows the collections. */
export const collectionFilter = severalOf<string, CollectionChoice>({
  title: 'Collection',
  param: 'collection',
  facet: 'collection',
  valuesOf: ({ collection }) => collection,
  choiceOf: (collection) => ({ collection }),
  known: (texts) => [...new Set(texts.filter((text) => SLUG.test(text)))],
  slugOf: (slug) => slug,
  wordsOf: (slug, facets) =>
    plainText(facets?.collection.find(({ value }) => value === slug)?.name ?? slug, CHIP_LENGTH),
  ask: (collection) => ({ collection: [...collection] }),
});

import { RankedAvatarSchema, CollectionSchema } from '@trait-market/contract/economy/collections';
import { LeaderSchema, type LeaderMetric } from '@trait-market/contract/economy/leaders';
import {
  AvatarParamsSchema,
  CHAIN_IDS,
  SegmentSchema,
} from '@trait-market/contract/economy/shared';
import { TraitCardSchema } from '@trait-market/contract/economy/traits';
import * as z from 'zod/mini';

import { readList, type ReadApi } from './read-list';
import { pathOf, writeDocument } from './write-document';

const API = '/economy/v1';

/** The leaderboards that list traders and holders. */
const METRICS: readonly LeaderMetric[] = ['volume', 'rarity'];

const ListedCollectionSchema = z.pick(CollectionSchema, { slug: true, supply: true });
const ListedTraitSchema = z.pick(TraitCardSchema, { id: true });
const ListedAvatarSchema = z.pick(RankedAvatarSchema, { collection: true, tokenId: true });
const ListedLeaderSchema = z.pick(LeaderSchema, { collector: true });

/** Returns whether a provider's id can be a path segment. Others have no page. */
const isSegment = (id: string): boolean => SegmentSchema.safeParse(id).success;

type Paths = AsyncGenerator<string[]>;

const collectionsOf = async function* (read: ReadApi) {
  for await (const items of readList(read, `${API}/collections`, {}, ListedCollectionSchema))
    yield items.filter(({ slug }) => isSegment(slug));
};

const collectionPages = async function* (read: ReadApi): Paths {
  for await (const collections of collectionsOf(read))
    yield collections.map(({ slug }) => pathOf('collections', slug));
};

const traitPages = async function* (read: ReadApi, collection: string): Paths {
  const query = { collection, sort: 'rarity' };
  for await (const traits of readList(read, `${API}/traits`, query, ListedTraitSchema))
    yield traits.filter(({ id }) => isSegment(id)).map(({ id }) => pathOf('traits', id));
};

const avatarPages = async function* (read: ReadApi, slug: string): Paths {
  const path = `${API}/collections/${slug}/avatars`;
  for await (const avatars of readList(read, path, {}, ListedAvatarSchema))
    yield avatars
      .map(({ collection, tokenId }) => ({ collection, tokenId }))
      .filter((avatar) => AvatarParamsSchema.safeParse(avatar).success)
      .map(({ collection, tokenId }) => pathOf('avatars', collection, tokenId));
};

const profilePages = async function* (read: ReadApi): Paths {
  for (const metric of METRICS)
    for (const chainId of CHAIN_IDS) {
      const query = { metric, chainId: String(chainId) };
      for await (const leaders of readList(read, `${API}/leaders`, query, ListedLeaderSchema))
        yield leaders.map(({ collector }) => pathOf('profile', collector.address));
    }
};

const FIXED = '/sitemaps/pages.xml';
const COLLECTIONS = '/sitemaps/collections.xml';
const PROFILES = '/sitemaps/profiles.xml';

/** Returns whether a list has a page. One that fails may have pages later. */
const hasPages = async (pages: Paths): Promise<boolean> => {
  try {
    for await (const paths of pages) if (paths.length > 0) return true;
    return false;
  } catch {
    return true;
  }
};

// A collection's supply says which parts it has, so that the index reads no lists of traits and
// avatars. The index drops the paths that repeat on each page.
const indexPages = async function* (read: ReadApi): Paths {
  const profiles = (await hasPages(profilePages(read))) ? [PROFILES] : [];
  for await (const collections of collectionsOf(read)) {
    const parts = collections.flatMap(({ slug, supply }) => [
      ...(supply.traits > 0 ? [`${pathOf('sitemaps', 'traits', slug)}.xml`] : []),
      ...(supply.avatars > 0 ? [`${pathOf('sitemaps', 'avatars', slug)}.xml`] : []),
    ]);
    yield collections.length > 0 ? [FIXED, COLLECTIONS, ...profiles, ...parts] : [FIXED];
  }
  yield profiles;
};

const onePage = async function* (paths: string[]): Paths {
  yield paths;
};

export type SitemapOptions = {
  /** The configured public origin. It never comes from a request, which may name any host. */
  origin: string;
  hasMarket: boolean;
  /** The paths of the public pages without parameters. */
  fixedPaths: string[];
};

/** Writes a document from the provider's lists. */
type Write = (read: ReadApi) => AsyncGenerator<Buffer>;

const OF_COLLECTION = /^\/sitemaps\/(?<kind>traits|avatars)\/(?<slug>[\w-]{1,64})\.xml$/;

/** Finds the document at a path: the index, or a part that the index can name. */
export const documentsOf = ({ origin, hasMarket, fixedPaths }: SitemapOptions) => {
  const index = (pages: Paths) => writeDocument('index', origin, pages);
  const part = (pages: Paths) => writeDocument('part', origin, pages);
  const documents = new Map<string, Write>([
    ['/sitemap.xml', (read) => index(hasMarket ? indexPages(read) : onePage([FIXED]))],
    [FIXED, () => part(onePage(fixedPaths))],
  ]);
  if (hasMarket) {
    documents.set(COLLECTIONS, (read) => part(collectionPages(read)));
    documents.set(PROFILES, (read) => part(profilePages(read)));
  }
  return (path: string): Write | undefined => {
    const { kind, slug } = OF_COLLECTION.exec(path)?.groups ?? {};
    if (!hasMarket || slug === undefined) return documents.get(path);
    const pagesOf = kind === 'traits' ? traitPages : avatarPages;
    return (read) => part(pagesOf(read, slug));
  };
};

import {
  AvatarSortSchema,
  type AvatarSort,
  type BrowseAvatarsQuery,
} from '@trait-market/contract/economy/avatars';
import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';

export type WallQuery = {
  collection: string | undefined;
  listed: boolean;
  sort: AvatarSort;
  /** The chain whose avatars come first when avatars are sorted by price. */
  priceChain: ChainId;
};

const SLUG = /^[\w-]{1,64}$/;

const coinSlug = (id: ChainId): string => CHAINS[id].symbols.native.toLowerCase();
const chainIn = (text: string | null): ChainId =>
  CHAIN_IDS.find((id) => coinSlug(id) === text) ?? 1;

/** Reads the query from any address; unknown values are ignored. */
export const readWallQuery = (address: URLSearchParams): WallQuery => {
  const collection = address.get('collection') ?? '';
  return {
    collection: SLUG.test(collection) ? collection : undefined,
    listed: address.get('listed') === 'true',
    sort: AvatarSortSchema.safeParse(address.get('sort')).data ?? 'price-asc',
    priceChain: chainIn(address.get('priceIn')),
  };
};

export const writeWallQuery = ({
  collection,
  listed,
  sort,
  priceChain,
}: WallQuery): URLSearchParams =>
  new URLSearchParams([
    ['kind', 'avatars'],
    ...(collection === undefined ? [] : [['collection', collection]]),
    ...(listed ? [['listed', 'true']] : []),
    ...(sort === 'price-asc' ? [] : [['sort', sort]]),
    ...(priceChain === 1 ? [] : [['priceIn', coinSlug(priceChain)]]),
  ]);

/** Returns the address of the same avatars in any order. */
export const canonicalWall = (query: WallQuery): string =>
  `${paths.market}?${writeWallQuery({ ...query, sort: 'price-asc', priceChain: 1 }).toString()}`;

export const asAvatarsQuery = ({
  collection,
  listed,
  sort,
  priceChain,
}: WallQuery): BrowseAvatarsQuery => ({
  ...(collection !== undefined && { collection: [collection] }),
  ...(listed && { listed: true }),
  sort,
  ...(collection === undefined && { priceChain }),
});

type Order = { words: string } & Pick<WallQuery, 'sort' | 'priceChain'>;

/** Sorting by price lists one chain first, because currencies aren't comparable. */
export const WALL_ORDERS: readonly Order[] = [
  ...CHAIN_IDS.flatMap((priceChain): Order[] => {
    const coin = CHAINS[priceChain].symbols.native;
    return [
      { sort: 'price-asc', priceChain, words: `Price in ${coin}, low to high` },
      { sort: 'price-desc', priceChain, words: `Price in ${coin}, high to low` },
    ];
  }),
  { sort: 'rank', priceChain: 1, words: 'Rarest first' },
  { sort: 'newest', priceChain: 1, words: 'Newest listings first' },
];

export const isSameOrder = (
  one: Pick<WallQuery, 'sort' | 'priceChain'>,
  other: Pick<WallQuery, 'sort' | 'priceChain'>,
): boolean =>
  one.sort === other.sort &&
  (one.sort === 'rank' || one.sort === 'newest' || one.priceChain === other.priceChain);

/** The first part of the keys of all market queries. An executed action invalidates all of them. */
export const ECONOMY_QUERIES = 'economy';

export const economyKeys = {
  traits: (query: object) => [ECONOMY_QUERIES, 'traits', query],
  trait: (id: string, ...rest: unknown[]) => [ECONOMY_QUERIES, 'trait', id, ...rest],
  avatar: (collection: string, tokenId: string, ...rest: unknown[]) => [
    ECONOMY_QUERIES,
    'avatar',
    collection,
    tokenId,
    ...rest,
  ],
  collections: () => [ECONOMY_QUERIES, 'collections'],
  collection: (slug: string, ...rest: string[]) => [ECONOMY_QUERIES, 'collection', slug, ...rest],
  drops: () => [ECONOMY_QUERIES, 'drops'],
  pools: () => [ECONOMY_QUERIES, 'pools'],
  draw: (id: string) => [ECONOMY_QUERIES, 'draw', id.toLowerCase()],
  inventory: (address: string, ...rest: string[]) => [
    ECONOMY_QUERIES,
    'inventory',
    address.toLowerCase(),
    ...rest,
  ],
  listings: (...about: unknown[]) => [ECONOMY_QUERIES, 'listings', ...about],
  plans: () => [ECONOMY_QUERIES, 'plans'],
  activity: (query: object) => [ECONOMY_QUERIES, 'activity', query],
  constructions: (query: object) => [ECONOMY_QUERIES, 'constructions', query],
  lookPrice: (...about: string[]) => [ECONOMY_QUERIES, 'look-price', ...about],
  leaders: (query: object) => [ECONOMY_QUERIES, 'leaders', query],
} as const;

import { TokenIdSchema } from '@trait-market/contract/economy/shared';

/**
 * What the address of the bench says: `?collection=fathom-club` chooses among its avatars,
 * `?collection=fathom-club&dress=7` dresses those that are chosen, with this one on the stage.
 */
export const readPremiumAddress = (query: URLSearchParams) => ({
  collection: query.get('collection') ?? undefined,
  dress: TokenIdSchema.safeParse(query.get('dress')).data,
});

export const chooseAmong = (collection: string): string =>
  `?collection=${encodeURIComponent(collection)}`;

export const dressing = (collection: string, tokenId: string): string =>
  `${chooseAmong(collection)}&dress=${encodeURIComponent(tokenId)}`;

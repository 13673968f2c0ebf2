import { TokenIdSchema } from '@trait-market/contract/economy/shared';

/**
 * Reads the address: `?collection=fathom-club` selects avatars of a collection,
 * `?collection=fathom-club&dress=7` dresses the selected ones, with this one on the stage.
 */
export const readPremiumAddress = (query: URLSearchParams) => ({
  collection: query.get('collection') ?? undefined,
  dress: TokenIdSchema.safeParse(query.get('dress')).data,
});

export const chooseAmong = (collection: string): string =>
  `?collection=${encodeURIComponent(collection)}`;

export const dressing = (collection: string, tokenId: string): string =>
  `${chooseAmong(collection)}&dress=${encodeURIComponent(tokenId)}`;

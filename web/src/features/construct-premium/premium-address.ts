import { TokenIdSchema } from '@trait-market/contract/economy/shared';

/** Reads `?collection=fathom-club`, and `&dress=7` for the avatar being edited. */
export const readPremiumAddress = (query: URLSearchParams) => ({
  collection: query.get('collection') ?? undefined,
  dress: TokenIdSchema.safeParse(query.get('dress')).data,
});

export const chooseAmong = (collection: string): string =>
  `?collection=${encodeURIComponent(collection)}`;

export const dressing = (collection: string, tokenId: string): string =>
  `${chooseAmong(collection)}&dress=${encodeURIComponent(tokenId)}`;

import type { PageMeta } from '../rendering/server-render';

type Ids = {
  traits: [id: string];
  avatars: [collection: string, tokenId: string];
  collections: [slug: string];
  packs: [dropId: string];
  draws: [id: string];
  constructions: [id: string];
  profiles: [address: string];
  showcases: [address: string];
};

/** Returns the BFF's picture for link previews of an item. */
export const linkPicture = <Kind extends keyof Ids>(
  kind: Kind,
  ids: Ids[Kind],
  alt: string,
): NonNullable<PageMeta['picture']> => ({
  path: `/og/${[kind, ...ids.map(encodeURIComponent)].join('/')}.png`,
  alt,
});

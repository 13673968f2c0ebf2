type PicturePages = {
  traits: [id: string];
  avatars: [collection: string, tokenId: string];
  collections: [slug: string];
  packs: [dropId: string];
  draws: [id: string];
  constructions: [id: string];
  profiles: [address: string];
  showcases: [address: string];
};

/** Returns the path of the picture for a page's link, for `og:image`. */
export const linkPicturePath = <Kind extends keyof PicturePages>(
  kind: Kind,
  ...ids: PicturePages[Kind]
): string => `/og/${[kind, ...ids.map(encodeURIComponent)].join('/')}.png`;

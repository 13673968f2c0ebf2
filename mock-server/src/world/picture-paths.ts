/** What a picture is: a drawing, or pixels. */
export type PictureFormat = 'svg' | 'webp';

/**
 * Where an avatar is among the pictures of its world. This is what is kept: a world's name in it would
 * tie a snapshot to that world.
 */
export const keptAvatar = (id: string, format: PictureFormat): string => `/avatars/${id}.${format}`;

/**
 * Where a trait's picture is, in the same way: the drawing, or a thumbnail of it for a card.
 *
 * @param version of its art; with it, browsers keep the picture for ever
 */
export const keptTrait = (id: string, format: PictureFormat = 'svg', version?: string): string =>
  `/traits/${id}.${format}${version === undefined ? '' : `?art=${version}`}`;

/**
 * Where a kept picture is served. The world is in the path because an `<img>` sends no header. An
 * address elsewhere, of a person's own choice, stays as it is.
 */
export const pictureAddress = (kept: string, world: string, origin: string): string =>
  kept.startsWith('/') ? new URL(`/pictures/${world}${kept}`, origin).href : kept;

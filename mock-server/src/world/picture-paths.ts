/** A drawing, or pixels. */
export type PictureFormat = 'svg' | 'webp';

/**
 * Returns the stored path of an avatar's picture. It excludes the world's name, so that snapshots
 * aren't tied to a world.
 */
export const keptAvatar = (id: string, format: PictureFormat): string => `/avatars/${id}.${format}`;

/**
 * Returns the stored path of a trait's picture: the drawing, or a thumbnail for cards.
 *
 * @param version of its art, with which browsers cache the picture forever
 */
export const keptTrait = (id: string, format: PictureFormat = 'svg', version?: string): string =>
  `/traits/${id}.${format}${version === undefined ? '' : `?art=${version}`}`;

/**
 * Returns the URL of a stored picture. The path contains the world, because an `<img>` sends no
 * header. External URLs stay unchanged.
 */
export const pictureAddress = (kept: string, world: string, origin: string): string =>
  kept.startsWith('/') ? new URL(`/pictures/${world}${kept}`, origin).href : kept;

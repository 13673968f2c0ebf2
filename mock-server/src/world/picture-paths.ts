export type PictureFormat = 'svg' | 'webp';

/** Returns a path without the world's name, so that snapshots can be restored to any world. */
export const avatarPicturePath = (id: string, format: PictureFormat): string =>
  `/avatars/${id}.${format}`;

/** @param version the drawing's version; browsers cache pictures with a version forever */
export const traitPicturePath = (
  id: string,
  format: PictureFormat = 'svg',
  version?: string,
): string => `/traits/${id}.${format}${version === undefined ? '' : `?art=${version}`}`;

/** Adds the world to the path, as an `<img>` sends no header; leaves external URLs unchanged. */
export const pictureAddress = (path: string, world: string, origin: string): string =>
  path.startsWith('/') ? new URL(`/pictures/${world}${path}`, origin).href : path;

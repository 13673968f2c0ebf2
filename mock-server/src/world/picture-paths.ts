export type PictureFormat = 'svg' | 'webp';

/** Returns a path without the world's name, so that snapshots can be restored to any world. */
export const keptAvatar = (id: string, format: PictureFormat): string => `/avatars/${id}.${format}`;

/** @param version the drawing's version; browsers cache pictures with a version forever */
export const keptTrait = (id: string, format: PictureFormat = 'svg', version?: string): string =>
  `/traits/${id}.${format}${version === undefined ? '' : `?art=${version}`}`;

/** Adds the world to the path, as an `<img>` sends no header; leaves external URLs unchanged. */
export const pictureAddress = (kept: string, world: string, origin: string): string =>
  kept.startsWith('/') ? new URL(`/pictures/${world}${kept}`, origin).href : kept;

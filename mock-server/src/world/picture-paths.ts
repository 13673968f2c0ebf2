export type PictureFormat = 'svg' | 'webp';

/** Excludes the world's name, so that snapshots aren't tied to a world. */
export const keptAvatar = (id: string, format: PictureFormat): string => `/avatars/${id}.${format}`;

/** @param version the art's version, with which browsers cache the picture forever */
export const keptTrait = (id: string, format: PictureFormat = 'svg', version?: string): string =>
  `/traits/${id}.${format}${version === undefined ? '' : `?art=${version}`}`;

/** Adds the world to the path, because an `<img>` sends no header; external URLs stay unchanged. */
export const pictureAddress = (kept: string, world: string, origin: string): string =>
  kept.startsWith('/') ? new URL(`/pictures/${world}${kept}`, origin).href : kept;

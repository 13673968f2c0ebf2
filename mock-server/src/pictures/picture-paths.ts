/** How a picture is kept: drawn, or uploaded and re-encoded. */
export type PictureFormat = 'svg' | 'webp';

/** Where an avatar is served. The world is in the path because an `<img>` sends no header. */
export const avatarPath = (world: string, id: string, format: PictureFormat): string =>
  `/pictures/${world}/avatars/${id}.${format}`;

/** Where a trait's picture is served. */
export const traitPath = (world: string, id: string): string =>
  `/pictures/${world}/traits/${id}.svg`;

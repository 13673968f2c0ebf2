import { MAX_PICTURE_PIXELS, PICTURE_TYPES } from '@trait-market/contract/v1/users';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

const ACCEPTED = new Set<string>(PICTURE_TYPES);

const MAX_AVATAR_SIDE = 1024;

export type RecodedAvatar =
  | { kind: 'recoded'; webp: Buffer }
  | { kind: 'refused'; status: 400 | 415; message: string };

/** Encodes the first frame as WebP, which removes metadata and embedded scripts. */
export const recodeAvatar = async (bytes: Buffer): Promise<RecodedAvatar> => {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !ACCEPTED.has(type.mime)) {
    return { kind: 'refused', status: 415, message: 'Choose a PNG, JPEG, WebP or GIF file.' };
  }
  try {
    const webp = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .rotate()
      .resize({
        width: MAX_AVATAR_SIDE,
        height: MAX_AVATAR_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 86 })
      .toBuffer();
    return { kind: 'recoded', webp };
  } catch {
    return { kind: 'refused', status: 400, message: 'This picture is damaged or too large.' };
  }
};

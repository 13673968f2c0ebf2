import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Accepted formats, detected by a file's content rather than its name. */
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

const MAX_AVATAR_SIDE = 1024;
/** The maximum number of pixels of an upload. Larger pictures aren't decoded. */
const MAX_INPUT_PIXELS = 40_000_000;

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
    const webp = await sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
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

import { PICTURE_MAX_BYTES } from '@/config/constants';

const MEGABYTE = 1024 * 1024;

/** Rounds up, so that a size just above the limit isn't shown as the limit. */
const megabytes = (bytes: number): string => String(Math.ceil((bytes / MEGABYTE) * 10) / 10);

export const LARGEST_PICTURE = `${megabytes(PICTURE_MAX_BYTES)} MB`;

const BEGINNINGS = ['\x89PNG\r\n\x1A\n', '\xFF\xD8\xFF', 'GIF87a', 'GIF89a'];
const WEBP = /^RIFF[^]{4}WEBP/;
const SIGNATURE_BYTES = 12;

const isPicture = async (file: Blob): Promise<boolean> => {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const text = String.fromCharCode(...start);
  return WEBP.test(text) || BEGINNINGS.some((beginning) => text.startsWith(beginning));
};

/** Checks the file's first bytes, because systems report different types for it, or none. */
export const pictureRefusal = async (file: Blob): Promise<string | undefined> => {
  const { size } = file;
  if (size === 0) return 'This file is empty. Nothing was sent. Choose another picture.';
  if (!(await isPicture(file))) return 'Choose a PNG, JPEG, WebP or GIF file. Nothing was sent.';
  if (size > PICTURE_MAX_BYTES)
    return `This picture is ${megabytes(size)} MB, and the limit is ${LARGEST_PICTURE}. Nothing was sent. Choose a smaller one.`;
  return undefined;
};

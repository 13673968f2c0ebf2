import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/config/constants';

const MEGABYTE = 1024 * 1024;

/** Rounded up, so that what is over the limit never looks as if it were not. */
const megabytes = (bytes: number): string => String(Math.ceil((bytes / MEGABYTE) * 10) / 10);

/** What a picture may have at most, as it is said. */
export const LARGEST_PICTURE = `${megabytes(PICTURE_MAX_BYTES)} MB`;

/**
 * Why a file is not even sent, in words; undefined when it may be. Whether it really is what it
 * says is for the provider to find out.
 */
export const pictureRefusal = ({ type, size }: Pick<File, 'type' | 'size'>): string | undefined => {
  // Some systems know no type for some pictures.
  if (type !== '' && !PICTURE_TYPES.includes(type))
    return 'Choose a PNG, JPEG, WebP or GIF file. Nothing was sent.';
  if (size === 0) return 'This file is empty. Nothing was sent. Choose another picture.';
  if (size > PICTURE_MAX_BYTES)
    return `This picture is ${megabytes(size)} MB, and the limit is ${LARGEST_PICTURE}. Nothing was sent. Choose a smaller one.`;
  return undefined;
};

import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** Bytes of one body that are kept to be judged, packed and unpacked. */
const LARGEST_BODY = 1024 * 1024;
/** Bytes of all bodies that are kept at a time. */
const LARGEST_SUM = 64 * 1024 * 1024;

let kept = 0;

/** Keeps the bytes of a body that passes by, within bounds. */
export const keepBody = () => {
  let chunks: Buffer[] = [];
  let size = 0;
  let isWhole = true;
  const forget = (): void => {
    kept -= size;
    size = 0;
    chunks = [];
  };
  return {
    add: (chunk: Buffer): void => {
      if (!isWhole) return;
      if (size + chunk.length > LARGEST_BODY || kept + chunk.length > LARGEST_SUM) {
        isWhole = false;
        forget();
        return;
      }
      chunks.push(chunk);
      size += chunk.length;
      kept += chunk.length;
    },
    /** All of it; undefined when it was too large. */
    bytes: (): Buffer | undefined => (isWhole ? Buffer.concat(chunks) : undefined),
    forget,
  };
};

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: LARGEST_BODY }),
  deflate: (bytes) => promisify(inflate)(bytes, { maxOutputLength: LARGEST_BODY }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: LARGEST_BODY }),
};

/** A body as it was before it was packed for its way; undefined when it can't be, or gets too large. */
export const unpacked = async (
  bytes: Buffer,
  encoding: string | undefined,
): Promise<Buffer | undefined> => {
  if (encoding === undefined || encoding === 'identity' || bytes.length === 0) return bytes;
  try {
    return await UNPACK[encoding.toLowerCase()]?.(bytes);
  } catch {
    return undefined;
  }
};

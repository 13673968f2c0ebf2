import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** The maximum size of a stored body in bytes, both compressed and decompressed. */
const LARGEST_BODY = 1024 * 1024;
/** The maximum size of all stored bodies together, in bytes. */
const LARGEST_SUM = 64 * 1024 * 1024;

let storedTotal = 0;

export const storeBody = () => {
  let chunks: Buffer[] = [];
  let size = 0;
  let isWhole = true;
  const forget = (): void => {
    storedTotal -= size;
    size = 0;
    chunks = [];
  };
  return {
    add: (chunk: Buffer): void => {
      if (!isWhole) return;
      if (size + chunk.length > LARGEST_BODY || storedTotal + chunk.length > LARGEST_SUM) {
        isWhole = false;
        forget();
        return;
      }
      chunks.push(chunk);
      size += chunk.length;
      storedTotal += chunk.length;
    },
    /** Returns the whole body; undefined when it was too large. */
    bytes: (): Buffer | undefined => (isWhole ? Buffer.concat(chunks) : undefined),
    forget,
  };
};

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: LARGEST_BODY }),
  deflate: (bytes) => promisify(inflate)(bytes, { maxOutputLength: LARGEST_BODY }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: LARGEST_BODY }),
};

/** Decompresses a body; undefined when it is too large or decompression fails. */
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

import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer;

/** Tries both formats, because servers send `deflate` with or without the zlib header. */
const inflateAny: Unpack = (bytes, options) => {
  try {
    return inflateSync(bytes, options);
  } catch {
    return inflateRawSync(bytes, options);
  }
};

const UNPACK: ReadonlyMap<string, Unpack> = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateAny],
  ['br', brotliDecompressSync],
  ['identity', (bytes: Buffer) => bytes],
]);

const encodingsOf = (headers: IncomingHttpHeaders): string[] =>
  (headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .toReversed();

/** Decompresses a body. Returns undefined when this fails or when the result exceeds the limit. */
export const unpackedBody = (
  body: Buffer,
  headers: IncomingHttpHeaders,
  maxOutputLength: number,
): Buffer | undefined => {
  try {
    return encodingsOf(headers).reduce<Buffer>((bytes, name) => {
      const unpack = UNPACK.get(name);
      if (unpack === undefined) throw new Error('An unknown encoding');
      return unpack(bytes, { maxOutputLength });
    }, body);
  } catch {
    return undefined;
  }
};

export const textOf = (body: Buffer, headers: IncomingHttpHeaders): string | undefined => {
  const charset =
    /;\s*charset="?([\w.:-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(body);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
};

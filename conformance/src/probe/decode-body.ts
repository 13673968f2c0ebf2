import { brotliDecompressSync, gunzipSync, inflateSync, type ZlibOptions } from 'node:zlib';

const DECODERS: Readonly<Record<string, (body: Buffer, limits: ZlibOptions) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * Decodes a body of at most `maxOutputLength` bytes. Targets may compress, because requests without
 * `Accept-Encoding` allow any encoding (RFC 9110, 12.5.3).
 * @throws Error when the body isn't encoded as it is labeled
 */
export const decodeBody = (
  body: Buffer,
  encoding: string | undefined,
  maxOutputLength: number,
): Buffer => {
  const codings = (encoding ?? '').toLowerCase().split(',');
  return codings.reduceRight((bytes, coding) => {
    const decode = DECODERS[coding.trim()];
    return decode === undefined || bytes.length === 0 ? bytes : decode(bytes, { maxOutputLength });
  }, body);
};

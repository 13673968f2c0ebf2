import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Content encodings in order of preference: Brotli compresses better. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

type PackedForms = Partial<Record<Coding, Buffer>>;

export type Content = {
  extension: string;
  bytes: Buffer;
  packed: PackedForms;
  /** A weak ETag, because all encodings of the content share it. */
  etag: string;
};

/** The minimum size for compression, in bytes. Below it, compression saves no packet. */
const WORTH_PACKING = 1024;
// The maximum ratio of compressed to original size. Compressed data, such as pictures, exceeds it
// and is sent as is.
const WORTH_SENDING = 0.9;

// Brotli's quality for compression at startup. The best quality, 11, takes twenty times as long.
const QUALITY = 7;

const pack = (bytes: Buffer): PackedForms => {
  if (bytes.length < WORTH_PACKING) return {};
  const br = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const gzip = gzipSync(bytes);
  return br.length < bytes.length * WORTH_SENDING ? { br, gzip } : {};
};

export const contentOf = (extension: string, bytes: Buffer, built: PackedForms = {}): Content => ({
  extension,
  bytes,
  packed: Object.keys(built).length > 0 ? built : pack(bytes),
  etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
});

// The maximum length of Accept-Encoding that is parsed. Browsers send fewer than 100 characters, and
// parsing thousands of entries costs more than sending the page (T51).
const ACCEPT_ENCODING_LIMIT = 1000;

const codingFor = (req: Request, packed: PackedForms): Coding | undefined =>
  (req.get('accept-encoding') ?? '').length > ACCEPT_ENCODING_LIMIT
    ? undefined
    : CODINGS.find((name) => packed[name] && req.acceptsEncodings(name) !== false);

export const sendContent = (
  req: Request,
  res: Response,
  { extension, bytes, packed, etag }: Content,
): void => {
  const coding = codingFor(req, packed);
  if (Object.keys(packed).length > 0) res.vary('Accept-Encoding');
  if (coding !== undefined) res.setHeader('Content-Encoding', coding);
  res
    .setHeader('ETag', etag)
    .type(extension)
    .send((coding && packed[coding]) ?? bytes);
};

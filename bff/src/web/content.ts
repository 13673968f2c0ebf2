import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How bytes may be packed for the way; the smaller one first. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

/** The forms that a build, or a start, has packed. */
type PackedForms = Partial<Record<Coding, Buffer>>;

/** What an address answers with, whole and in memory, so that every request sends the same bytes. */
export type Content = {
  /** Of a file's name, with the dot; it says what the bytes are. */
  extension: string;
  bytes: Buffer;
  packed: PackedForms;
  /** Weak, since all forms of the same bytes share it. */
  etag: string;
};

/** Below this, in bytes, packing saves no packet. */
const WORTH_PACKING = 1024;
/** What was packed before, as a picture is, gains less than this. */
const WORTH_SENDING = 0.9;

/** Of what is packed at start, each of some thirty pages: the best, 11, takes twenty times as long. */
const QUALITY = 7;

const pack = (bytes: Buffer): PackedForms => {
  if (bytes.length < WORTH_PACKING) return {};
  const br = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const gzip = gzipSync(bytes);
  return br.length < bytes.length * WORTH_SENDING ? { br, gzip } : {};
};

/**
 * Makes what is sent of bytes.
 *
 * @param built forms that are there already; without any, they are made here
 */
export const contentOf = (extension: string, bytes: Buffer, built: PackedForms = {}): Content => ({
  extension,
  bytes,
  packed: Object.keys(built).length > 0 ? built : pack(bytes),
  etag: `W/"${createHash('sha256').update(bytes).digest('base64url')}"`,
});

/** Sends content in the smallest form that the client takes, or 304 where it has it already. */
export const sendContent = (
  req: Request,
  res: Response,
  { extension, bytes, packed, etag }: Content,
): void => {
  const coding = CODINGS.find((name) => packed[name] && req.acceptsEncodings(name) !== false);
  if (Object.keys(packed).length > 0) res.vary('Accept-Encoding');
  if (coding !== undefined) res.setHeader('Content-Encoding', coding);
  res
    .setHeader('ETag', etag)
    .type(extension)
    .send((coding && packed[coding]) ?? bytes);
};

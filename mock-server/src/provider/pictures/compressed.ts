import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** Of what a picture shrinks to between 4 and 11 there is little more to be had, for ten times the work. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Encodings that a picture can be sent in. */
export type Encoding = 'br' | 'gzip';

/** A text in an encoding. */
export const compressed = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliOf(text, BROTLI) : gzipOf(text);

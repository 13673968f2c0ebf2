import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** Level 4: higher levels hardly compress better, and take up to ten times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type Encoding = 'br' | 'gzip';

export const compressed = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliOf(text, BROTLI) : gzipOf(text);

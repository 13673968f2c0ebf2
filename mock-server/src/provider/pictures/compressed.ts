import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** Levels between 4 and 11 hardly compress better, for ten times the work. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type Encoding = 'br' | 'gzip';

export const compressed = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliOf(text, BROTLI) : gzipOf(text);

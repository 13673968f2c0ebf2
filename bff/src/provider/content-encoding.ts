import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib';

import { Refusal } from '../refusal';
import type { ProviderResponse } from './send-request';

export const ACCEPTED_ENCODINGS = 'gzip, br, deflate';

const MOST_LAYERS = 2;

/** The value of the low four bits in a zlib stream's first byte. */
const ZLIB_METHOD = 8;

type Decode = (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>;

const decodeZlib: Decode = promisify(inflate);
const decodeRaw: Decode = promisify(inflateRaw);
const decodeGzip: Decode = promisify(gunzip);

const DECODERS = new Map<string, Decode>([
  ['gzip', decodeGzip],
  ['x-gzip', decodeGzip],
  ['br', promisify(brotliDecompress)],
  // Some servers send raw deflate data under the name "deflate" (RFC 9110 §8.4.1.2).
  [
    'deflate',
    (bytes, options) =>
      ((bytes[0] ?? 0) & 0x0f) === ZLIB_METHOD
        ? decodeZlib(bytes, options)
        : decodeRaw(bytes, options),
  ],
]);

/** Returns the encodings; a repeated header counts as one list (RFC 9110 §5.3). */
const encodingsOf = (header: string | readonly string[] | undefined): string[] =>
  String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');

export const isEncoded = ({ headers }: Pick<ProviderResponse, 'headers'>): boolean =>
  encodingsOf(headers['content-encoding']).length > 0;

/**
 * @throws Refusal PROVIDER_BAD_ANSWER when the encoding is invalid or the body exceeds `limit`
 * bytes
 */
export const decodeBody = async (
  response: ProviderResponse,
  limit: number,
): Promise<ProviderResponse> => {
  const encodings = encodingsOf(response.headers['content-encoding']);
  if (encodings.length === 0 || response.bytes.length === 0) return response;
  if (encodings.length > MOST_LAYERS) throw new Refusal('PROVIDER_BAD_ANSWER');
  let { bytes } = response;
  for (const encoding of encodings.toReversed()) {
    const decode = DECODERS.get(encoding);
    if (decode === undefined) throw new Refusal('PROVIDER_BAD_ANSWER');
    try {
      bytes = await decode(bytes, { maxOutputLength: limit });
    } catch (cause) {
      throw new Refusal('PROVIDER_BAD_ANSWER', { cause });
    }
  }
  return { ...response, bytes };
};

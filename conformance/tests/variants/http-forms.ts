import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';

import { jsonIn, type ProbeResponse } from '../mutants/exchange';
import { changingRequest, changingResponse } from '../mutants/patches';
import type { Patch } from '../mutants/mutant';

const PIECE_BYTES = 512;

const piecesOf = (body: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(body.length / PIECE_BYTES) }, (_, index) =>
    body.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES),
  );

const inTitleCase = (name: string): string =>
  name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Closes the connection after each response, as HTTP/1.0 servers do, sends bodies in chunks, and
 * names headers in title case. Sets cookies, which the suite doesn't send back.
 */
export const inChunksAndClosed: Patch = changingResponse((response) => {
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [inTitleCase(name), value]),
  );
  return {
    ...response,
    headers: {
      ...headers,
      Connection: 'close',
      Server: 'legacy/1.0',
      'Set-Cookie': ['visit=1; Path=/; HttpOnly; Secure', 'node=b; Path=/'],
    },
    ...(response.stream === undefined &&
      response.body.length > 0 && { stream: Readable.from(piecesOf(response.body)) }),
  };
});

const escaped = (text: string): string =>
  [...JSON.stringify(text)]
    .map((letter) => {
      if (letter === '/') return '\\/';
      const isPlain = /^[\u0020-\u007e]$/.test(letter) && !/^[<>&']$/.test(letter);
      return isPlain ? letter : unitsOf(letter);
    })
    .join('');

const unitsOf = (letter: string): string =>
  letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`)
    .join('');

const numberIn = (value: number): string =>
  Number.isInteger(value) ? `${value}.0` : value.toExponential().toUpperCase();

/** Writes JSON with escaped characters, whole numbers as `1.0`, keys in another order, and spaces. */
const otherJson = (value: unknown): string => {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return numberIn(value);
  if (Array.isArray(value)) return `[ ${value.map(otherJson).join(' ,\n')} ]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toReversed();
  return `{\t${fields.map(([key, field]) => `${escaped(key)} : ${otherJson(field)}`).join(' ,\r\n')} }\n`;
};

export const inOtherJson: Patch = changingResponse((response) => {
  const value = jsonIn(response);
  return value === undefined ? response : { ...response, body: Buffer.from(otherJson(value)) };
});

const labeled = (label: string): Patch =>
  changingResponse((response) => {
    if (jsonIn(response) === undefined) return response;
    return { ...response, headers: { ...response.headers, 'content-type': label } };
  });

export const labeledWithoutCharset = labeled('application/json');
export const labeledInUpperCase = labeled('Application/JSON;Charset="UTF-8"; profile=market');

/** Compresses every body. A request without `Accept-Encoding` allows any encoding (RFC 9110, 12.5.3). */
export const compressed = (): Patch => {
  let responses = 0;
  return changingResponse((response): ProbeResponse => {
    if (response.stream !== undefined || response.body.length === 0) return response;
    responses += 1;
    const [encoding, body] =
      responses % 2 === 0
        ? ['gzip', gzipSync(response.body)]
        : ['br', brotliCompressSync(response.body)];
    return { ...response, body, headers: { ...response.headers, 'content-encoding': encoding } };
  });
};

/** Serves paths with a slash at the end too, has no HEAD, and answers OPTIONS of every path. */
export const withOtherMethods: Patch = (request, mock) => {
  const [path = '', query] = request.path.split('?', 2);
  if (request.method === 'HEAD') {
    return Promise.resolve({ status: 405, headers: { allow: 'GET' }, body: Buffer.alloc(0) });
  }
  if (request.method === 'OPTIONS') {
    const allow = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
    return Promise.resolve({ status: 204, headers: { allow }, body: Buffer.alloc(0) });
  }
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return changingRequest((sent) => ({
    ...sent,
    path: query === undefined ? plain : `${plain}?${query}`,
  }))(request, mock);
};

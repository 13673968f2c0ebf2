import { sendAndNeverRead } from '../../src/testing/send-and-never-read';
import { attackerAddress, type Attack } from './attack';
import { BROWSING } from './others';
import { steadily } from './steadily';

const post = (path: string, lines: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: Bearer a.b.c\r\n${lines}\r\n\r\n`;

const TINY_CHUNKS =
  post('/v1/users/tax', 'Transfer-Encoding: chunked') + '1\r\na\r\n'.repeat(11_000);
/** A body of 64 KB in the smallest chunks that the BFF accepts. */
const SMALL_CHUNKS =
  post('/v1/users/tax', 'Transfer-Encoding: chunked') + `15e\r\n${'a'.repeat(350)}\r\n`.repeat(187);
const OBJECTS = `{"x":[${'{},'.repeat(21_000)}{}]}`;
const WHOLE = post('/v1/users/tax', `Content-Length: ${OBJECTS.length}`) + OBJECTS;
const HELD = post('/v1/users/tax', 'Content-Length: 9');
const FOUR = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'];

const connections = (
  name: string,
  bytes: string,
  rate: { perSecond: number; most: number },
  addressOf: (number: number) => string,
): Attack => ({
  name,
  unit: 'connections',
  others: BROWSING,
  run: ({ port }, end) =>
    steadily(rate, end, (number) => sendAndNeverRead(port, addressOf(number), bytes)),
});

export const heldConnections: readonly Attack[] = [
  connections(
    '500 connections × 66 KB of one-byte chunks',
    TINY_CHUNKS,
    { perSecond: 250, most: 500 },
    attackerAddress,
  ),
  connections(
    '1,900 unfinished bodies of 64 KB in the smallest chunks that are accepted',
    SMALL_CHUNKS,
    { perSecond: 950, most: 1900 },
    attackerAddress,
  ),
  connections(
    '1,900 whole bodies of 21,000 objects',
    WHOLE,
    { perSecond: 950, most: 1900 },
    attackerAddress,
  ),
  connections(
    '2,000 requests without their bodies, by four addresses',
    HELD,
    { perSecond: 1000, most: 2000 },
    (number) => FOUR[number % FOUR.length] ?? '',
  ),
];

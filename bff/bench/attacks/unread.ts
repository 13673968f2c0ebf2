import { picture, UPLOAD_HEADERS } from '../../src/testing/picture-form';
import { sendAndNeverRead } from '../../src/testing/send-and-never-read';
import { attackerAddress, type Attack } from './attack';
import { LARGE_PATH } from './large-file';
import { BROWSING, BROWSING_AND_UPLOADING } from './others';
import { steadily } from './steadily';

type Options = {
  perSecond?: number;
  most?: number;
  addressOf?: (number: number) => string;
} & Partial<Attack>;

const unread = (
  name: string,
  bytes: string,
  { perSecond = 500, most = 1000, addressOf = attackerAddress, ...options }: Options = {},
): Attack => ({
  name,
  unit: 'connections',
  others: BROWSING,
  run: ({ port }, end) =>
    steadily({ perSecond, most }, end, (number) =>
      sendAndNeverRead(port, addressOf(number), bytes),
    ),
  ...options,
});

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

const post = (path: string, headers: Record<string, string>, body = ''): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n${body}`;
};
const postJson = (headers: Record<string, string>, body?: string): string =>
  post(
    '/v1/users/tax',
    { 'Content-Type': 'application/json', Authorization: 'Bearer a.b.c', ...headers },
    body,
  );
const CHUNKED = { 'Transfer-Encoding': 'chunked' };
const OBJECTS = `{"x":[${'{},'.repeat(21_000)}{}]}`;
const FOUR = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'];

const { authorization, ...WITHOUT_TOKEN } = UPLOAD_HEADERS;
const halfUpload = (headers: Record<string, string>): string =>
  post(
    '/v1/users/profile-upload',
    { 'Content-Length': '100000', ...headers },
    picture('').toString('latin1').slice(0, 40),
  );
const UPLOADS = { perSecond: 200, most: 400, others: BROWSING_AND_UPLOADING };

export const unreadConnections: readonly Attack[] = [
  unread('21,000 requests on a connection, never read', get(LARGE_PATH).repeat(21_000), {
    perSecond: 2,
    most: Infinity,
  }),
  unread('1,000 connections × 20, never read', get(LARGE_PATH).repeat(20)),
  unread('1,000 connections × 64 KB of requests, never read', get('/').repeat(2200)),
  // Slower, because each connection stays open and occupies some MB of kernel buffers.
  unread('1,000 connections × 4, never read', get(LARGE_PATH).repeat(4), { perSecond: 250 }),
  unread(
    '500 connections × 66 KB of one-byte chunks',
    postJson(CHUNKED, '1\r\na\r\n'.repeat(11_000)),
    { perSecond: 250, most: 500 },
  ),
  unread(
    '1,900 unfinished bodies of 64 KB in the smallest chunks that are accepted',
    postJson(CHUNKED, `15e\r\n${'a'.repeat(350)}\r\n`.repeat(187)),
    { perSecond: 950, most: 1900 },
  ),
  unread(
    '1,900 whole bodies of 21,000 objects',
    postJson({ 'Content-Length': String(OBJECTS.length) }, OBJECTS),
    { perSecond: 950, most: 1900 },
  ),
  unread(
    '2,000 requests without their bodies, by four addresses',
    postJson({ 'Content-Length': '9' }),
    { perSecond: 1000, most: 2000, addressOf: (number) => FOUR[number % FOUR.length] ?? '' },
  ),
  unread('1,000 streams of events, never read', get('/economy/v1/events'), {
    settings: { ECONOMY: 'on' },
    provider: { EVENTS_PER_SECOND: '5' },
  }),
  unread('1,000 streams of events of 16 KB, never read', get('/economy/v1/events'), {
    settings: { ECONOMY: 'on' },
    provider: { EVENTS_PER_SECOND: '10', EVENT_BYTES: '16384' },
  }),
  unread(
    'uploads that stop after 40 bytes, with a token, by one address',
    halfUpload({ ...WITHOUT_TOKEN, authorization }),
    { ...UPLOADS, addressOf: () => '127.0.1.1' },
  ),
  unread('uploads that stop after 40 bytes, without', halfUpload(WITHOUT_TOKEN), UPLOADS),
];

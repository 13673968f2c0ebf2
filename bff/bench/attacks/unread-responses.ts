import { sendAndNeverRead } from '../../src/testing/send-and-never-read';
import { attackerAddress, type Attack } from './attack';
import { LARGE_PATH } from './large-file';
import { BROWSING } from './others';
import { steadily } from './steadily';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

const unread = (
  name: string,
  bytes: string,
  rate: { perSecond: number; most?: number },
): Attack => ({
  name: `responses never read: ${name}`,
  unit: 'connections',
  others: BROWSING,
  run: ({ port }, end) =>
    steadily(rate, end, (number) => sendAndNeverRead(port, attackerAddress(number), bytes)),
});

const A_THOUSAND = { perSecond: 500, most: 1000 };

export const unreadResponses: readonly Attack[] = [
  unread('21,000 requests on a connection', get(LARGE_PATH).repeat(21_000), { perSecond: 2 }),
  unread('1,000 connections × 20', get(LARGE_PATH).repeat(20), A_THOUSAND),
  unread('1,000 connections × 64 KB of requests', get('/').repeat(2200), A_THOUSAND),
  // This attack uses few connections, because each stays open and occupies some MB of kernel
  // buffers.
  unread('1,000 connections × 4', get(LARGE_PATH).repeat(4), { perSecond: 250, most: 1000 }),
];

import { sendAndNeverRead } from '../../src/testing/send-and-never-read';
import { attackerAddress, type Attack } from './attack';
import { BROWSING } from './others';
import { steadily } from './steadily';

const STREAM = 'GET /economy/v1/events HTTP/1.1\r\nHost: a\r\n\r\n';

const unread = (name: string, provider: Record<string, string>): Attack => ({
  name,
  unit: 'streams',
  settings: { ECONOMY: 'on' },
  provider,
  others: BROWSING,
  run: ({ port }, end) =>
    steadily({ perSecond: 500, most: 1000 }, end, (number) =>
      sendAndNeverRead(port, attackerAddress(number), STREAM),
    ),
});

export const unreadEvents: readonly Attack[] = [
  unread('1,000 streams of events, never read', { EVENTS_PER_SECOND: '5' }),
  unread('1,000 streams of events of 16 KB, never read', {
    EVENTS_PER_SECOND: '10',
    EVENT_BYTES: '16384',
  }),
];

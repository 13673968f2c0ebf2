import { sendAndNeverRead } from '../../src/testing/send-and-never-read';
import { attackerAddress, type Attack } from './attack';
import { BROWSING } from './others';
import { steadily } from './steadily';

const STREAM = 'GET /economy/v1/events HTTP/1.1\r\nHost: a\r\n\r\n';

export const unreadEvents: Attack = {
  name: '1,000 streams of events, never read',
  unit: 'streams',
  settings: { ECONOMY: 'on' },
  provider: { EVENTS_PER_SECOND: '5' },
  others: BROWSING,
  run: ({ port }, end) =>
    steadily({ perSecond: 500, most: 1000 }, end, (number) =>
      sendAndNeverRead(port, attackerAddress(number), STREAM),
    ),
};

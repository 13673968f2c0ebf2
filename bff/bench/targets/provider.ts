import { marketEvents } from '@trait-market/contract/fixtures/economy/events';
import { writeEvent } from '@trait-market/contract/shared';
import { createServer, type ServerResponse } from 'node:http';

// A provider for benchmarks. While it is stopped (SIGSTOP), connections beyond `BACKLOG` aren't
// established.
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRAITS = Array.from({ length: 24 }, (_, index) => ({
  id: `trait-${index}`,
  traitValue: `Brass Diving Helmet ${index}`,
  imageUrl: `https://pictures.example.com/traits/brass-diving-helmet-${index}.svg`,
}));

const USER = JSON.stringify({ walletAddress: ADDRESS, username: 'ada', premiumTier: 'Elite' });

const RESPONSES: Record<string, string> = {
  '/v1/users/me': USER,
  '/v1/users/profile-upload': USER,
  '/v1/users/ada/exists': JSON.stringify({ exists: true }),
  [`/v1/users/${ADDRESS}/publicProfile`]: JSON.stringify({ username: 'ada', avatarPhoto: null }),
  '/v1/users/nonce': JSON.stringify({ nonce: 'c0ffee00c0ffee00c0ffee00c0ffee00' }),
  '/v1/marketTraits/search': JSON.stringify(TRAITS),
};
const hangs = process.env['HANGS'];

const EVENTS = marketEvents.map((event) =>
  writeEvent({ ...event, data: JSON.stringify(event.data) }),
);
/** Pads an event to EVENT_BYTES with an extra field, which the contract permits. */
const padded = (event: (typeof marketEvents)[number], bytes: number): string =>
  writeEvent({
    ...event,
    data: JSON.stringify({ ...event.data, padding: 'x'.repeat(bytes) }),
  });
const EVENT = padded(marketEvents[1], Number(process.env['EVENT_BYTES'] ?? 0));
const streams = new Set<ServerResponse>();
setInterval(
  () => {
    for (const stream of streams) stream.write(EVENT);
  },
  1000 / Number(process.env['EVENTS_PER_SECOND'] ?? 1),
);

createServer((req, res) => {
  req.resume();
  req.once('end', () => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    if (path === hangs) return;
    if (path === '/economy/v1/events') {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write(EVENTS[0]);
      streams.add(res);
      res.once('close', () => streams.delete(res));
      return;
    }
    const response = RESPONSES[path];
    res.writeHead(response === undefined ? 404 : 200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(response ?? '{}'),
    });
    res.end(response ?? '{}');
  });
}).listen(Number(process.env['PORT']), '127.0.0.1', Number(process.env['BACKLOG'] ?? 511));

import { once } from 'node:events';
import { request } from 'node:http';

import { filled, FILLERS } from '../../src/testing/fillers';
import { attackerAddress, type Attack } from './attack';
import { BROWSING } from './others';
import { steadily } from './steadily';

const NAMES = ['x-forwarded-for', 'accept', 'accept-encoding', 'traceparent', 'cookie', 'origin'];

const dear = (
  name: string,
  perSecond: number,
  headerOf: (number: number) => Record<string, string>,
): Attack => ({
  name,
  unit: 'requests',
  others: BROWSING,
  run: ({ port }, end) =>
    steadily({ perSecond }, end, async (number) => {
      const req = request({
        port,
        host: '127.0.0.1',
        localAddress: attackerAddress(number),
        path: '/v1/users/me',
        agent: false,
        headers: headerOf(number),
      });
      req.end();
      const [res] = await once(req, 'response');
      await once(res.resume(), 'end');
    }),
});

export const costlyHeaders: readonly Attack[] = [
  dear('Connection: x, 15,000 spaces, b', 30, () => ({ connection: `x${filled(' ')}b` })),
  dear('headers filled with other signs', 30, (number) => ({
    [NAMES[number % NAMES.length] ?? 'accept']:
      `a${filled(FILLERS[number % FILLERS.length] ?? ' ')}b`,
  })),
];

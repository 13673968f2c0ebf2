import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

import type { Attack } from './attack';
import { LOOKING_AT_PEOPLE } from './others';

const READERS = 200;
const SLOW = '/v1/users/slow/exists';
// The delay before a rejected connection is replaced. Without it, the attack would become a flood
// of connections.
const RENEWED_AFTER_MS = 500;

export const slowReads: Attack = {
  name: '200 slow reads by one address',
  unit: 'reads',
  settings: { TRUST_PROXY: 'loopback' },
  provider: { HANGS: SLOW },
  others: LOOKING_AT_PEOPLE,
  run: async ({ url }, end) => {
    const dispatcher = new Agent({ connections: READERS });
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    setMaxListeners(READERS, end);
    let reads = 0;
    const read = async (number: number): Promise<void> => {
      await pause((RENEWED_AFTER_MS * number) / READERS);
      while (!end.aborted) {
        reads += 1;
        const { body } = await request(`${url}${SLOW}`, { dispatcher, headers, signal: end });
        await body.dump();
        await pause(RENEWED_AFTER_MS);
      }
    };
    await Promise.allSettled(Array.from({ length: READERS }, (_, number) => read(number)));
    return reads;
  },
};

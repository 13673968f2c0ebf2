import type { IncomingMessage, RequestListener } from 'node:http';

import { expect } from 'vitest';

import { createMockServer } from '../app/mock-server';
import { connectToMock } from '../control/mock-client';
import { listen } from '../kernel/http/listen';
import { stopAfterTest } from './stop-after-test';

type Options = { shadowToken?: string; shadowTimeoutMs?: number };

/** Starts a provider, and a mock that is compared with it. */
export const startWith = async (provider: RequestListener, options: Options = {}) => {
  const calls: IncomingMessage[] = [];
  const behind = await listen(
    (request, response) => {
      calls.push(request);
      provider(request, response);
    },
    { port: 0, host: '127.0.0.1' },
  );
  stopAfterTest(behind);
  const server = await createMockServer({
    port: 0,
    host: '127.0.0.1',
    users: 4,
    traits: 8,
    shadow: behind.url,
    ...options,
  });
  stopAfterTest(server);
  const mock = connectToMock({ url: server.url });
  const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
  const handled = async (): Promise<number> => {
    const { compared, skipped } = await mock.shadow();
    const { signedIn, busy, failed, unreadable } = skipped;
    return compared + signedIn + busy + failed + unreadable;
  };
  return {
    url: server.url,
    provider: behind.url,
    calls,
    mock,
    get,
    /** Makes a call, and waits until it is compared or skipped. */
    getAndCompare: async (path: string, init?: RequestInit) => {
      const before = await handled();
      const answer = await get(path, init);
      await expect.poll(handled, { timeout: 15_000 }).toBe(before + 1);
      return answer;
    },
  };
};

export const answerWith =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

export const EXISTS = '/v1/users/ada/exists';

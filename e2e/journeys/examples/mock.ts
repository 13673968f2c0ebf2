import { test as base } from '@playwright/test';
import {
  connectToMock,
  startMockServer,
  type MockClient,
  type MockServer,
} from 'trait-market-mock';

export const test = base.extend<{ mock: MockClient & { url: string } }, { mockServer: MockServer }>(
  {
    mockServer: [
      async ({}, use) => {
        const server = await startMockServer({ port: 0, users: 12, traits: 60 });
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    mock: async ({ context, mockServer }, use, { testId }) => {
      const { url } = mockServer;
      const mock = connectToMock({ url, world: testId });
      // Calls of the page's own server, or of any other origin, go to this worker's mock.
      await context.route('**/v1/**', async (route, request) => {
        const { protocol, pathname, search } = new URL(request.url());
        const sent = {
          url: `${url}${pathname}${search}`,
          headers: { ...request.headers(), 'x-mock-world': mock.world },
        };
        if (url.startsWith(protocol)) return route.continue(sent);
        // An event stream doesn't end, and `route.fetch` returns whole responses only.
        if (request.headers()['accept']?.includes('text/event-stream')) return route.abort();
        // Playwright can't continue a request with another protocol.
        return route.fulfill({ response: await route.fetch(sent) });
      });
      await use({ ...mock, url });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
);

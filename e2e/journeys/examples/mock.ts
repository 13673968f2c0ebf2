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
      await context.route('**/v1/**', (route, request) => {
        const { pathname, search } = new URL(request.url());
        return route.continue({
          url: `${url}${pathname}${search}`,
          headers: { ...request.headers(), 'x-mock-world': mock.world },
        });
      });
      await use({ ...mock, url });
    },
  },
);

import { connectToMock, startMockServer, type MockServer } from 'trait-market-mock';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0, users: 12, traits: 60 });
});
afterAll(() => server.stop());

test('shows credits to people who are signed in', async () => {
  // A separate world isolates this file from other tests.
  const mock = connectToMock({ url: server.url, world: 'credits' });
  await mock.enterScenario('credit-rich-elite');
  const { accessToken } = await mock.mintToken();
  const answer = await fetch(`${server.url}/v1/users/credits`, {
    headers: { 'x-mock-world': mock.world, authorization: `Bearer ${accessToken}` },
  });
  expect(await answer.json()).toMatchObject({ vanilla: { amount: 2880 } });
});

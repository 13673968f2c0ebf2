import { connectToMock, startMockServer, type MockServer } from 'trait-market-mock';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0, users: 12, traits: 60 });
});
afterAll(() => server.stop());

const address = '0x4fdef08ef16b335faf5f658a5f4185d81767d4b3';
const readProfile = async (): Promise<unknown> => {
  const answer = await fetch(`${server.url}/v1/users/${address}/publicProfile`, {
    headers: { 'x-mock-world': 'responses' },
  });
  return answer.json();
};

test('responds by a function, and by a template', async () => {
  const mock = connectToMock({ url: server.url, world: 'responses' });
  const remove = server.respond('GET /v1/users/:address/publicProfile', ({ params }) => ({
    status: 200,
    body: { username: `wallet ${params.address}` },
  }));
  expect(await readProfile()).toEqual({ username: `wallet ${address}` });
  remove();
  expect(await readProfile()).not.toEqual({ username: `wallet ${address}` });
  await mock.prepareAnswers({
    path: '/v1/users/:address/publicProfile',
    answers: [{ status: 200, template: true, body: { username: 'wallet {{params.address}}' } }],
  });
  expect(await readProfile()).toEqual({ username: `wallet ${address}` });
});

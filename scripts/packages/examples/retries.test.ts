import { connectToMock, startMockServer, type MockServer } from 'trait-market-mock';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0, users: 12, traits: 60 });
});
afterAll(() => server.stop());

/** Stands in for your own code, which should retry while the provider is busy. */
const findUsers = async (searchKey: string): Promise<unknown> => {
  const answer = await fetch(`${server.url}/v1/users/search?searchKey=${searchKey}`, {
    headers: { 'x-mock-world': 'retries' },
  });
  return answer.status === 503 ? findUsers(searchKey) : answer.json();
};

test('retries a search until the provider answers', async () => {
  const mock = connectToMock({ url: server.url, world: 'retries' });
  await mock.prepareAnswers({
    path: '/v1/users/search',
    answers: [{ status: 503 }, { status: 503 }, 'real'],
  });
  expect(await findUsers('otter')).toEqual(expect.any(Array));
  // Throws an error with the most similar calls unless there were exactly three matching ones.
  await mock.verify({ path: '/v1/users/search', query: { searchKey: 'ott*' }, exactly: 3 });
  await mock.verify({ path: '/v1/users/search', status: 503, exactly: 2 });
});

import supertest, { type Test } from 'supertest';
import { afterAll, beforeAll } from 'vitest';

import { createMockServer, type MockServer } from '../app/mock-server';
import { WORLD_HEADER } from '../world/http/world-of-request';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options';

export type WorldClient = {
  name: string;
  call: (method: Method, path: string, token?: string) => Test;
};

/** Starts a server with a small seed for all tests of a file. Each test gets its own world. */
export const useMockServer = ({ traits = 60 } = {}) => {
  let server: MockServer | undefined;
  let worlds = 0;

  beforeAll(async () => {
    server = await createMockServer({ port: 0, host: '127.0.0.1', users: 12, traits });
  });
  afterAll(() => server?.stop());

  const running = (): MockServer => {
    if (server === undefined) throw new Error('The server starts before the first test');
    return server;
  };

  return {
    url: () => running().url,
    port: () => running().port,
    world: (name = `test-${(worlds += 1)}`): WorldClient => ({
      name,
      call: (method, path, token) => {
        const test = supertest(running().url)[method](path).set(WORLD_HEADER, name);
        return token === undefined ? test : test.set('authorization', `Bearer ${token}`);
      },
    }),
  };
};

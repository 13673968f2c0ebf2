import { expect, test } from 'vitest';

import { createMockServer } from './mock-server';

test('a server uses a free port, answers at its address, and stops', async () => {
  const server = await createMockServer({ port: 0, users: 2, traits: 8 });
  expect(server.port).toBeGreaterThan(0);
  expect((await fetch(`${server.url}/openapi.json`)).status).toBe(200);
  await server.stop();
  await expect(fetch(`${server.url}/openapi.json`)).rejects.toThrow();
});

test('a taken port is reported with the error from listen', async () => {
  const server = await createMockServer({ port: 0, users: 2, traits: 8 });
  const second = createMockServer({ port: server.port, users: 2, traits: 8 });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});

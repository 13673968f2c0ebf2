import express from 'express';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';

import { createRandomSource } from '../../art/random';
import { enterWorld } from '../../world/http/world-of-request';
import { createWorld } from '../../world/world';
import { createWorlds } from '../../world/worlds';
import type { DataFile } from './data-file';
import { storeWorlds } from './store-worlds';

test('reading a world writes nothing, and any other call does', async () => {
  const touch = vi.fn<DataFile['touch']>();
  const file: DataFile = { stored: () => undefined, touch, close: () => Promise.resolve() };
  const worlds = createWorlds((name) =>
    createWorld({ name, randomSource: createRandomSource('1') }),
  );
  const app = express().use(enterWorld(worlds), storeWorlds(file), (_request, response) => {
    response.end();
  });
  await supertest(app).get('/__mock/journal');
  expect(touch).not.toHaveBeenCalled();
  await supertest(app).post('/__mock/clock');
  await supertest(app).get('/v1/users/nonce');
  await vi.waitFor(() => expect(touch).toHaveBeenCalledTimes(2));
});

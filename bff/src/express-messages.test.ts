import express from 'express';
import { createServer } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';

import { expressMessages } from './express-messages';

test("requests and responses get the app's prototypes before the app sees them", async () => {
  const app = express();
  app.get('/', (req, res) => res.json({ path: req.path, app: req.app === app }));
  const prototypes: unknown[] = [];
  const server = createServer(expressMessages(app), (req, res) => {
    prototypes.push(Object.getPrototypeOf(req), Object.getPrototypeOf(res));
    app(req, res);
  });

  const response = await request(server).get('/');

  expect(response.body).toEqual({ path: '/', app: true });
  expect(prototypes[0]).toBe(app.request);
  expect(prototypes[1]).toBe(app.response);
});

import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent } from 'node:http';

const app = express();
app.use(
  createProxyMiddleware({
    target: process.env['PROVIDER_URL'] ?? '',
    agent: new Agent({ keepAlive: true, maxSockets: 128 }),
  }),
);
app.listen(Number(process.env['PORT']), '127.0.0.1');

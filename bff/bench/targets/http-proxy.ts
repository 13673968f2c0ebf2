import httpProxy from 'http-proxy';
import { Agent, createServer } from 'node:http';

const proxy = httpProxy.createProxyServer({
  target: process.env['PROVIDER_URL'] ?? '',
  agent: new Agent({ keepAlive: true, maxSockets: 128 }),
});

createServer((req, res) => proxy.web(req, res, {}, () => res.destroy())).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);

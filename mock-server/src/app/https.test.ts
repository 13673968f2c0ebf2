import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { get } from 'node:https';
import { X509Certificate } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { demoSmartAccount } from '@trait-market/contract/demo-smart-account';
import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { makeCertificate, readCertificate, type Certificate } from '../kernel/http/certificate';
import { BadFile } from '../kernel/json-file';
import type { WorldClient } from '../testing/mock-server';
import { askNonce, postLogin } from '../testing/wallet';
import { createMockServer } from './mock-server';

const run = promisify(execFile);

const start = async (https: true | Certificate) => {
  const server = await createMockServer({ port: 0, users: 2, traits: 8, https });
  onTestFinished(() => server.stop());
  const { url, certificate = '' } = server;
  const world: WorldClient = {
    name: 'default',
    call: (method, path) => supertest(url)[method](path).ca(certificate),
  };
  return { server, url, certificate, world };
};

const filesOf = (texts: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return (name: string) => join(folder, name);
};

test('a self-signed certificate serves the API, the control API and pictures over TLS', async () => {
  const { url, world } = await start(true);
  expect(url).toMatch(/^https:\/\/localhost:\d+$/);
  await expect(fetch(url)).rejects.toMatchObject({
    cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  });
  const { body } = await world.call('get', '/v1/marketTraits/search?searchKey=a').expect(200);
  expect(body[0].imageUrl).toMatch(new RegExp(`^${url}/pictures/`));
  await world.call('post', '/__mock/reset').set('origin', url).send({}).expect(200);
  const plain = url.replace('https:', 'http:');
  await world.call('post', '/__mock/reset').set('origin', plain).send({}).expect(403);
});

test('a page on the same host calls it over TLS, and a test controls it through its plain port', async () => {
  const { server, world } = await start(true);
  const page = 'https://localhost:5173';
  const { headers } = await world
    .call('options', '/v1/users/me')
    .set({ origin: page, 'access-control-request-method': 'GET' })
    .expect(204);
  expect(headers['access-control-allow-origin']).toBe('*');
  await world.call('get', '/v1/users/eve/exists').set('origin', page).expect(200);
  const [path, origin] = ['/v1/users/ada/exists', 'https://stranger.example'];
  await world.call('get', path).set({ origin }).expect(403);

  await expect(connectToMock({ url: server.url }).mintToken()).rejects.toThrow(
    `${server.url} has a certificate that isn't trusted here`,
  );
  const mock = connectToMock({ url: server.controlUrl });
  const { accessToken } = await mock.mintToken();
  await world.call('get', '/v1/users/me').auth(accessToken, { type: 'bearer' }).expect(200);
  await mock.verify({ path: '/v1/users/me', status: 200, exactly: 1 });
  await mock.verify({ path, atMost: 0 });
});

test('the certificate is valid for loopback names and the allowed hosts only', async () => {
  const allowedHosts = ['mock.internal'];
  const options = { port: 0, host: '127.0.0.1', users: 2, traits: 8, https: true, allowedHosts };
  const server = await createMockServer(options);
  onTestFinished(() => server.stop());
  const subject = new X509Certificate(server.certificate ?? '');
  for (const name of ['localhost', 'mock.internal']) expect(subject.checkHost(name)).toBe(name);
  expect(subject.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(subject.checkHost('provider.example')).toBeUndefined();
});

test('the event stream arrives over TLS', async () => {
  const { server, url, certificate } = await start(true);
  const request = get(`${url}/economy/v1/events`, { ca: certificate });
  onTestFinished(() => void request.destroy());
  const [response] = await once(request, 'response');
  const mock = connectToMock({ url: server.controlUrl });
  await expect.poll(() => mock.events()).toMatchObject({ open: 1 });
  await mock.pushEvent({ event: 'order', data: { over: 'TLS' } });
  let received = '';
  for await (const piece of response.setEncoding('utf8')) {
    received += piece;
    if (received.includes('"over":"TLS"')) break;
  }
  expect(received).toContain('event: order');
});

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

test(
  'with --https on, clients trust the certificate that the mock publishes',
  { timeout: 120_000 },
  async () => {
    const tsx = createRequire(import.meta.url).resolve('tsx');
    const options = ['--users=2', '--traits=8', '--port=0', '--https=on'];
    const child = spawn(process.execPath, ['--import', tsx, MAIN, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let printed = '';
    for await (const piece of child.stdout.setEncoding('utf8')) {
      printed += piece;
      if (/certificate\.pem\n/.test(printed)) break;
    }
    const url = /https:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
    const address = /https:\S+certificate\.pem/.exec(printed)?.[0] ?? '';
    const { text } = await supertest(address).get('').disableTLSCerts().expect(200);
    const file = filesOf({ 'mock.pem': text })('mock.pem');
    const source = `fetch('${url}/v1/users/ada/exists').then(async (answer) => console.log(await answer.text()))`;
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: file };
    const { stdout } = await run(process.execPath, ['-e', source], { env });
    expect(stdout).toBe('{"exists":false}\n');
  },
);

test('a smart account signs in, because the mock reaches its own chains', async () => {
  const { world } = await start(true);
  const { address, signMessage } = demoSmartAccount();
  const message = loginMessage(address, await askNonce(world, address), LOCAL_LEGAL_LINKS_BASE);
  await postLogin(world, address, await signMessage({ message, chainId: 1 })).expect(200);
});

test('a connection reset breaks the connection off over TLS, too', async () => {
  const { server, world } = await start(true);
  const search = '/v1/users/search?searchKey=0x';
  const exists = '/v1/users/ada/exists';
  const answer = { kind: 'connection-reset' };
  await world.call('post', '/__mock/faults').send({ answer, times: 1 }).expect(200);
  await world
    .call('post', '/__mock/answers')
    .send({ path: exists, answers: [answer.kind] })
    .expect(200);
  const [path, reset] = ['/v1/users/eve/exists', () => 'connection-reset' as const];
  server.respond(`GET ${path}`, reset);
  for (const one of [search, exists, path]) {
    await expect(world.call('get', one)).rejects.toMatchObject({ code: 'ECONNRESET' });
  }
});

test('another certificate can be given, for instance from files', async () => {
  const own = await makeCertificate(['mock.internal.example']);
  const path = filesOf({ 'cert.pem': own.cert, 'key.pem': own.key });
  const { certificate, world } = await start(readCertificate(path('cert.pem'), path('key.pem')));
  expect(certificate).toBe(own.cert);
  await world.call('get', '/v1/users/ada/exists').expect(200);
});

test('unusable files are refused in one line, and never show a key', async () => {
  const [own, other] = [await makeCertificate([]), await makeCertificate([])];
  const path = filesOf({ 'cert.pem': own.cert, 'other.pem': other.key, 'text.pem': 'a text' });
  const reading = (cert: string, key: string) => () => readCertificate(path(cert), path(key));
  expect(reading('cert.pem', 'other.pem')).toThrow(BadFile);
  expect(reading('cert.pem', 'other.pem')).toThrow(/^\S+other\.pem is not the key of \S+$/);
  expect(reading('cert.pem', 'text.pem')).toThrow(/is not a certificate and its key in PEM\.$/);
  expect(reading('missing.pem', 'other.pem')).toThrow(/^\S+missing\.pem: ENOENT[^\n]*$/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { demoSmartAccount } from '@trait-market/contract/demo-smart-account';
import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { makeCertificate, readCertificate, type Certificate } from '../kernel/http/certificate';
import { BadFile } from '../kernel/json-file';
import type { WorldClient } from '../testing/mock-server';
import { askNonce, postLogin } from '../testing/wallet';
import { createMockServer } from './mock-server';

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

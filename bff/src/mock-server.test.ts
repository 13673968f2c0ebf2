import { loginMessage, LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';
import { createMockServer } from '@trait-market/mock-server';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

import { startBffBefore } from './testing/bff-under-test';
import { form, picture, PIXEL, UPLOAD_HEADERS } from './testing/picture-form';

const startMock = async (port: number, options: { legalLinksBase?: string } = {}) => {
  const mock = await createMockServer({ port, users: 4, traits: 8, ...options });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= mock.stop());
  onTestFinished(stop);
  return { url: mock.url, port: mock.port, stop };
};

const startBeforeMock = async () => {
  const mock = await startMock(0);
  const bff = await startBffBefore(mock.url, { FORWARD_HEADERS: 'x-mock-world' });
  return { mock, ...bff };
};

const signIn = async (url: string, world = 'default', legalLinksBase = LOCAL_LEGAL_LINKS_BASE) => {
  const account = privateKeyToAccount(generatePrivateKey());
  const nonce = await request(url)
    .get('/v1/users/nonce')
    .query({ walletAddress: account.address })
    .set('x-mock-world', world);
  const signature = await account.signMessage({
    message: loginMessage(account.address, nonce.body.nonce, legalLinksBase),
  });
  const login = await request(url)
    .post('/v1/users/login')
    .set('x-mock-world', world)
    .send({ walletAddress: account.address, signature, messageVersion: 'v3' });
  return { account, nonce, login, token: `Bearer ${login.body.accessToken}` };
};

test('a wallet signs in and is identified by its token', async () => {
  const { url } = await startBeforeMock();
  const { account, nonce, login, token } = await signIn(url);
  expect([nonce.status, login.status]).toEqual([200, 200]);

  const me = await request(url).get('/v1/users/me').set('Authorization', token);
  expect(me.status).toBe(200);
  expect(me.body.walletAddress.toLowerCase()).toBe(account.address.toLowerCase());
});

test('R9.3 a wallet signs in with the same base of legal links set for the BFF and the mock', async () => {
  const legalLinksBase = 'https://legal.example/market';
  const mock = await startMock(0, { legalLinksBase });
  const { url } = await startBffBefore(mock.url, { LEGAL_LINKS_BASE: legalLinksBase });
  const { body } = await request(url).get('/app-config.json');
  const { login } = await signIn(url, 'default', body.legalLinksBase);
  expect(login.status).toBe(200);

  const other = await startBffBefore(mock.url, { PUBLIC_URL: LOCAL_LEGAL_LINKS_BASE });
  const config = await request(other.url).get('/app-config.json');
  const refused = await signIn(other.url, 'default', config.body.legalLinksBase);
  expect(refused.login.status).toBe(401);
});

test('without a token no one is recognized', async () => {
  const { url } = await startBeforeMock();
  const me = await request(url).get('/v1/users/me');
  expect(me.status).toBe(401);
  expect(me.body).toMatchObject({ message: expect.any(String) });
});

test("another wallet's signature is refused with the provider's message", async () => {
  const { url } = await startBeforeMock();
  const { login } = await signIn(url);
  expect(login.status).toBe(200);
  const victim = privateKeyToAccount(generatePrivateKey());
  const nonce = await request(url).get('/v1/users/nonce').query({ walletAddress: victim.address });
  const message = loginMessage(victim.address, nonce.body.nonce, LOCAL_LEGAL_LINKS_BASE);
  const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message });
  const refused = await request(url)
    .post('/v1/users/login')
    .send({ walletAddress: victim.address, signature, messageVersion: 'v3' });
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({ message: expect.any(String) });
});

test('a token of one world means nothing in another', async () => {
  const { url } = await startBeforeMock();
  const { token } = await signIn(url, 'one');
  const statusIn = async (world: string) =>
    (await request(url).get('/v1/users/me').set({ Authorization: token, 'x-mock-world': world }))
      .status;
  expect(await statusIn('one')).toBe(200);
  expect(await statusIn('two')).not.toBe(200);
});

test('a picture is uploaded', async () => {
  const { url } = await startBeforeMock();
  const { token } = await signIn(url);
  const profile = { username: 'ada' };
  await request(url).post('/v1/users/profile').set('Authorization', token).send(profile);
  const upload = await request(url)
    .post('/v1/users/profile-upload')
    .set({ ...UPLOAD_HEADERS, authorization: token })
    .send(form(picture(PIXEL)));
  expect(upload.status, upload.text).toBeLessThan(300);
  const me = await request(url).get('/v1/users/me').set('Authorization', token);
  expect(me.body.avatarPhoto).toMatch(/^http/);
});

test('returns a readable 502 when the mock is down, and calls it again once it is back', async () => {
  const { mock, url } = await startBeforeMock();
  const search = () => request(url).get('/v1/marketTraits/search').query({ searchKey: 'a' });
  expect((await search()).status).toBe(200);
  await mock.stop();
  const unavailable = await search();
  expect(unavailable.status).toBe(502);
  expect(unavailable.body.message).toMatch(/^The market can’t be reached/);

  await startMock(mock.port);
  expect((await search()).status).toBe(200);
});

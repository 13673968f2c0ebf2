import { demoAccount } from '@trait-market/contract/demo-wallet';
import { expect, test } from 'vitest';

import { useMockServer } from '../testing/mock-server';
import { newWallet } from '../testing/wallet';
import { connectToMock } from './mock-client';

const server = useMockServer();

const connect = () => connectToMock({ url: server.url(), world: server.world().name });

const ask = async (world: string, path: string, accessToken = '') =>
  fetch(`${server.url()}${path}`, {
    headers: { 'x-mock-world': world, authorization: `Bearer ${accessToken}` },
  });

test('a test controls its world through typed methods, one for each call', async () => {
  const mock = connect();
  expect(await mock.scenarios()).toContainEqual(expect.objectContaining({ name: 'new-wallet' }));
  await mock.enterScenario('credit-rich-elite');
  const { accessToken, walletAddress } = await mock.mintToken();
  expect(walletAddress).toBe(demoAccount().address);
  const me = await ask(mock.world, '/v1/users/me', accessToken);
  expect(await me.json()).toMatchObject({ premiumTier: 'Elite' });

  const before = await mock.state();
  await mock.overrideFlags({ 'stage-packs': 'next' });
  expect((await mock.flags()).overrides).toEqual({ 'stage-packs': 'next' });
  const fault = await mock.addFault({ answer: { kind: 'status', status: 503 } });
  expect(await mock.faults()).toEqual([fault]);
  expect((await ask(mock.world, '/v1/users/me', accessToken)).status).toBe(503);
  await mock.removeFault(fault.id);
  await mock.addFault({ latencyMs: 1 });
  await mock.clearFaults();
  expect(await mock.faults()).toEqual([]);
  const { prepared, breaksContract } = await mock.prepareAnswers({
    path: '/v1/users/me',
    answers: [{ status: 503 }, { status: 418 }, 'real'],
  });
  expect(breaksContract).toEqual([expect.stringContaining('418')]);
  expect(await mock.answers()).toEqual([prepared]);
  expect((await ask(mock.world, '/v1/users/me', accessToken)).status).toBe(503);
  await mock.removeAnswers(prepared.id);
  await mock.clearAnswers();
  expect(await mock.answers()).toEqual([]);
  await mock.restore(before);
  expect(await mock.state()).toEqual(before);

  await mock.setTime(new Date('2031-05-04T10:00:00Z'));
  const { now } = await mock.advance(60_000);
  expect(now).toMatch(/^2031-05-04T10:01/);
  expect(await mock.status()).toMatchObject({ world: mock.world });
  expect((await ask(mock.world, '/v1/users/me', accessToken)).status).toBe(401);
  const journal = await mock.journal();
  expect(journal.map((entry) => entry.kind === 'request' && entry.status)).toEqual([
    200, 503, 503, 401,
  ]);
  const last = await mock.exchange(journal.at(-1)?.id ?? '');
  expect(last.answer?.body).toMatchObject({ message: expect.any(String) });
  await mock.reset();
  expect(await mock.journal()).toEqual([]);
  expect(await mock.worlds()).toContain(mock.world);
});

test('can mint tokens for another wallet, and expired ones', async () => {
  const mock = connect();
  const { address } = newWallet();
  const other = await mock.mintToken({ walletAddress: address });
  expect((await ask(mock.world, '/v1/users/me', other.accessToken)).status).toBe(200);
  const expired = await mock.mintToken({ expiresInS: 0 });
  expect((await ask(mock.world, '/v1/users/me', expired.accessToken)).status).toBe(401);
});

test("a refused call throws with the mock's message", async () => {
  await expect(connect().removeFault('f9')).rejects.toThrow('404: There is no fault f9');
  const state = await connect().state();
  const broken = { ...state, searchLimit: -1 };
  await expect(connect().restore(broken)).rejects.toThrow(/400: searchLimit: /);
});

test('names the address when no mock responds there', async () => {
  const { mintToken } = connectToMock({ url: 'http://127.0.0.1:1' });
  await expect(mintToken()).rejects.toThrow(/^No mock responds at http:\/\/127\.0\.0\.1:1: \S/);
});

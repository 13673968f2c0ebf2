import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

test('a request is one line, with its id, its status and no secret', async () => {
  const { provider, bff } = await startScripted();
  provider.answers(json(200, { accessToken: 'secret-token' }));
  const answer = await request(bff.url)
    .post('/v1/users/login?code=secret-code')
    .set('Authorization', 'Bearer secret-bearer')
    .send({ walletAddress: ADDRESS, signature: '0x5ec8e7', messageVersion: 'v3' });

  await expect.poll(() => bff.logLines).toHaveLength(1);
  const [line = ''] = bff.logLines;
  expect(JSON.parse(line)).toMatchObject({
    requestId: answer.headers['x-request-id'],
    method: 'POST',
    route: 'users.login',
    status: 200,
    client: '127.0.0.1',
  });
  expect(line).not.toMatch(/secret|5ec8e7/);
});

test('a failure says why', async () => {
  const { provider, bff } = await startScripted();
  await provider.stop();
  await request(bff.url).get('/v1/users/me');
  await expect.poll(() => bff.logLines).toHaveLength(1);
  expect(JSON.parse(bff.logLines[0] ?? '')).toMatchObject({
    level: 40,
    status: 502,
    code: 'PROVIDER_UNREACHABLE',
    err: { code: 'ECONNREFUSED' },
  });
});

test('X-Forwarded-For is believed only from a trusted proxy', async () => {
  const clientOf = async (environment: Record<string, string>) => {
    const { bff } = await startScripted(environment);
    await request(bff.url).get('/v1/nothing').set('X-Forwarded-For', '203.0.113.9');
    await expect.poll(() => bff.logLines).toHaveLength(1);
    return JSON.parse(bff.logLines[0] ?? '').client;
  };
  expect(await clientOf({})).toBe('127.0.0.1');
  expect(await clientOf({ TRUST_PROXY: 'loopback' })).toBe('203.0.113.9');
});

import { v1Contract } from '@trait-market/contract/v1';
import type { Request, Response } from 'express';
import { EventEmitter } from 'node:events';
import request from 'supertest';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';
import { noteFailure } from './failure';
import { requestLog } from './request-log';

test('a request is one line, with its id, its status and no secret', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(200, { accessToken: 'secret-token' }));
  const response = await request(bff.url)
    .post('/v1/users/login?code=secret-code')
    .set('Authorization', 'Bearer secret-bearer')
    .send({ walletAddress: ADDRESS, signature: '0x5ec8e7', messageVersion: 'v3' });

  await expect.poll(() => bff.logLines).toHaveLength(1);
  const [line = ''] = bff.logLines;
  expect(JSON.parse(line)).toMatchObject({
    requestId: response.headers['x-request-id'],
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

describe('the line', () => {
  const startRequest = () => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(10_000);
    onTestFinished(() => void vi.useRealTimers());
    const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
    const ip = '203.0.113.1' as string | undefined;
    const req = { method: 'GET', path: '/v1/users/me', ip, tsRestRoute: undefined as unknown };
    const res = Object.assign(new EventEmitter(), {
      statusCode: 200,
      writableFinished: true,
      getHeader: () => 'r1',
    });
    const next = vi.fn();
    void requestLog(logger)(req as unknown as Request, res as unknown as Response, next);
    expect(next).toHaveBeenCalledExactlyOnceWith();
    return { logger, req, res };
  };

  test('is written once, after the response', () => {
    const { logger, req, res } = startRequest();
    req.tsRestRoute = v1Contract.users.login;
    vi.advanceTimersByTime(1234);
    expect(logger.info).not.toHaveBeenCalled();
    res.emit('close');
    res.emit('close');
    expect(logger.info).toHaveBeenCalledExactlyOnceWith({
      requestId: 'r1',
      traceId: undefined,
      method: 'GET',
      route: 'users.login',
      status: 200,
      milliseconds: 1234,
      client: '203.0.113.1',
    });
  });

  test.each([
    [499, 'info'],
    [500, 'warn'],
  ] as const)('for the status %i has the level %s, and names the failure', (status, level) => {
    const { logger, res } = startRequest();
    res.statusCode = status;
    const cause = new Error('why');
    noteFailure(res as unknown as Response, { code: 'INTERNAL', cause });
    res.emit('close');
    expect(logger[level]).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ route: 'users.me', status, code: 'INTERNAL', err: cause }),
    );
  });

  test.each(['secret', '', undefined])(
    'does not identify a client by an invalid address: %s',
    (ip) => {
      const { logger, req, res } = startRequest();
      req.ip = ip;
      res.emit('close');
      expect(logger.info.mock.calls[0]?.[0]).toMatchObject({ client: undefined });
    },
  );
});

import { v1Contract } from '@trait-market/contract/v1';
import type { Request, Response } from 'express';
import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { Metrics } from '../operations/metrics';
import { noteFailure } from './failure';
import { requestMetrics } from './request-metrics';

const startRequest = (req: { method: string; path: string }) => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  onTestFinished(() => void vi.useRealTimers());
  const metrics = { request: vi.fn(), refusal: vi.fn() };
  const routed = { ...req, tsRestRoute: undefined as unknown };
  const res = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  const next = vi.fn();
  const count = requestMetrics(metrics as unknown as Metrics);
  void count(routed as unknown as Request, res as unknown as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
  return { ...metrics, routed, res };
};

test('counts a finished request, with its route, its status and its duration', () => {
  const { request, refusal, routed, res } = startRequest({ method: 'GET', path: '/v1/users/me' });
  routed.tsRestRoute = v1Contract.users.login;
  vi.advanceTimersByTime(2500);
  expect(request).not.toHaveBeenCalled();
  res.emit('close');
  res.emit('close');
  expect(request).toHaveBeenCalledExactlyOnceWith('users.login', 200, 2.5);
  expect(refusal).not.toHaveBeenCalled();
});

test('counts a request that was refused before routing, for the route of its path', () => {
  const { request, refusal, res } = startRequest({ method: 'GET', path: '/v1/users/me' });
  res.statusCode = 429;
  noteFailure(res as unknown as Response, { code: 'RATE_LIMITED' });
  res.emit('close');
  expect(request).toHaveBeenCalledExactlyOnceWith('users.me', 429, 0);
  expect(refusal).toHaveBeenCalledExactlyOnceWith('RATE_LIMITED', 'users.me');
});

test('counts no status that a browser left too early to see', () => {
  const { request, res } = startRequest({ method: 'GET', path: '/market' });
  res.writableFinished = false;
  res.emit('close');
  expect(request).toHaveBeenCalledExactlyOnceWith('web', 499, 0);
});

import { v1Contract } from '@trait-market/contract/v1';
import type { Request, Response } from 'express';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import request from 'supertest';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';
import { requestTrace, spanOf } from './request-trace';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;
const user = { walletAddress: ADDRESS };

describe('traceparent', () => {
  test('is created when it is missing, and is logged', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, user));
    await request(bff.url).get('/v1/users/me');
    await request(bff.url).get('/v1/users/me');
    const made = provider.calls.map(({ headers }) => String(headers['traceparent']));
    expect(made[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(made[0]).not.toBe(made[1]);
    await expect.poll(() => bff.logLines).toHaveLength(2);
    expect(made[0]).toContain(JSON.parse(bff.logLines[0] ?? '').traceId);
  });

  test.each([
    ['not one', 'abc'],
    ['without a trace', `00-${'0'.repeat(32)}-${SPAN_ID}-01`],
    ['of version ff', `ff-${TRACE_ID}-${SPAN_ID}-01`],
    ['in capitals', TRACEPARENT.toUpperCase()],
  ])('is replaced when it is %s', async (_name, traceparent) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, user));
    await request(bff.url).get('/v1/users/me').set({ traceparent });
    expect(provider.calls[0]?.headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(provider.calls[0]?.headers['traceparent']).not.toContain(TRACE_ID);
  });

  test('T28 is replaced when the Connection header names it', async () => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(200, user));
    await request(bff.url)
      .get('/v1/users/me')
      .set({ traceparent: TRACEPARENT, connection: 'traceparent' });
    expect(provider.calls[0]?.headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(provider.calls[0]?.headers['traceparent']).not.toContain(TRACE_ID);
  });
});

const ExportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});

type ExportedSpan = z.output<
  typeof ExportSchema
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const startCollector = async () => {
  const spans: ExportedSpan[] = [];
  const collector = createServer(async (req, res) => {
    const { resourceSpans } = ExportSchema.parse(await readJson(req));
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(...scopes.flatMap((scope) => scope.spans));
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void collector.close());
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, spans };
};

describe('with a collector configured', () => {
  test.each([
    ['/v1/users/me', 'GET /v1/users/me'],
    ['/economy/v1/events', 'GET /economy/v1/events'],
  ])(
    "a request for %s is a step of the caller's trace that contains the call to the provider",
    async (path, name) => {
      const collector = await startCollector();
      const { provider, bff } = await startScripted({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        TRACE_PERCENT: '100',
        ECONOMY: 'on',
      });
      provider.respondWith(json(503, { message: 'Not now.' }));
      await request(bff.url).get(path).set({ traceparent: TRACEPARENT });
      await bff.stop();

      const server = collector.spans.find(({ parentSpanId }) => parentSpanId === SPAN_ID);
      const client = collector.spans.find(({ parentSpanId }) => parentSpanId === server?.spanId);
      expect(server).toMatchObject({ traceId: TRACE_ID, name: 'GET', kind: 2 });
      expect(client).toMatchObject({ traceId: TRACE_ID, name, kind: 3 });
      expect(provider.calls[0]?.headers['traceparent']).toBe(`00-${TRACE_ID}-${client?.spanId}-01`);
    },
  );

  test('T78 a client that requests recording gets none at a TRACE_PERCENT of 0', async () => {
    const collector = await startCollector();
    const { provider, bff } = await startScripted({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRACE_PERCENT: '0',
    });
    provider.respondWith(json(200, user));
    for (const traceId of [TRACE_ID, '0'.repeat(31) + '1', 'f'.repeat(32)])
      await request(bff.url)
        .get('/v1/users/me')
        .set({ traceparent: `00-${traceId}-${SPAN_ID}-01` });
    await bff.stop();
    expect(collector.spans).toEqual([]);
  });

  test('does not record traces that the caller does not record', async () => {
    const collector = await startCollector();
    const { provider, bff } = await startScripted({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRACE_PERCENT: '100',
    });
    provider.respondWith(json(200, user));
    await request(bff.url)
      .get('/v1/users/me')
      .set({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` });
    await bff.stop();
    expect(collector.spans).toEqual([]);
    expect(provider.calls[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${TRACE_ID}-.*-00$`));
  });
});

describe("a request's step", () => {
  const startRequest = (headers: Record<string, string | string[]>) => {
    const span = { traceId: TRACE_ID, traceparent: TRACEPARENT, child: vi.fn(), end: vi.fn() };
    const begin = vi.fn(() => span);
    const req = { method: 'GET', path: '/v1/users/me', headers, tsRestRoute: undefined as unknown };
    const res = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
    const next = vi.fn();
    const trace = requestTrace({ begin, stop: vi.fn() });
    void trace(req as unknown as Request, res as unknown as Response, next);
    expect(next).toHaveBeenCalledExactlyOnceWith();
    expect(spanOf(res as unknown as Response)).toBe(span);
    return { span, begin, req, res };
  };

  test('starts inside the caller’s', () => {
    const { begin } = startRequest({ traceparent: TRACEPARENT, connection: 'keep-alive' });
    expect(begin).toHaveBeenCalledExactlyOnceWith('GET', TRACEPARENT);
  });

  test.each<[string, Record<string, string | string[]>]>([
    ['none', {}],
    ['several', { traceparent: [TRACEPARENT] }],
    ['one for this hop alone', { traceparent: TRACEPARENT, connection: 'close, Traceparent' }],
  ])("starts a new trace when the caller's traceparent is %s", (_, headers) => {
    expect(startRequest(headers).begin).toHaveBeenCalledExactlyOnceWith('GET', undefined);
  });

  test.each([
    [200, true, 200, false],
    [499, true, 499, false],
    [500, true, 500, true],
    [200, false, 499, false],
  ])(
    "ends once with the response's status: %i, complete: %s",
    (statusCode, writableFinished, status, hasFailed) => {
      const { span, req, res } = startRequest({});
      req.tsRestRoute = v1Contract.users.me;
      Object.assign(res, { statusCode, writableFinished });
      res.emit('close');
      res.emit('close');
      expect(span.end).toHaveBeenCalledExactlyOnceWith(
        {
          'http.request.method': 'GET',
          'http.route': 'users.me',
          'http.response.status_code': status,
        },
        hasFailed,
      );
    },
  );
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;
const user = { walletAddress: ADDRESS };

describe('traceparent', () => {
  test('is made where there is none, and stands in the log', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(json(200, user));
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
    provider.answers(json(200, user));
    await request(bff.url).get('/v1/users/me').set({ traceparent });
    expect(provider.calls[0]?.headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(provider.calls[0]?.headers['traceparent']).not.toContain(TRACE_ID);
  });

  test('T28 is made anew when the Connection header claims it', async () => {
    const { provider, bff } = await startScripted();
    provider.answers(json(200, user));
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

type ToldSpan = z.output<
  typeof ExportSchema
>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const startCollector = async () => {
  const spans: ToldSpan[] = [];
  const collector = createServer(async (req, res) => {
    const { resourceSpans } = ExportSchema.parse(await readJson(req));
    const told = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    spans.push(...told.flatMap((scope) => scope.spans));
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void collector.close());
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, spans };
};

describe('with a collector configured', () => {
  test("a request is a step of the caller's trace, and the call to the provider one inside", async () => {
    const collector = await startCollector();
    const { provider, bff } = await startScripted({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    provider.answers(json(200, user));
    await request(bff.url).get('/v1/users/me').set({ traceparent: TRACEPARENT });
    await bff.stop();

    const server = collector.spans.find(({ parentSpanId }) => parentSpanId === SPAN_ID);
    const client = collector.spans.find(({ parentSpanId }) => parentSpanId === server?.spanId);
    expect(server).toMatchObject({ traceId: TRACE_ID, name: 'GET', kind: 2 });
    expect(client).toMatchObject({ traceId: TRACE_ID, name: 'GET /v1/users/me', kind: 3 });
    expect(provider.calls[0]?.headers['traceparent']).toBe(`00-${TRACE_ID}-${client?.spanId}-01`);
  });

  test('what the caller does not record is not recorded here', async () => {
    const collector = await startCollector();
    const { provider, bff } = await startScripted({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRACE_PERCENT: '100',
    });
    provider.answers(json(200, user));
    await request(bff.url)
      .get('/v1/users/me')
      .set({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` });
    await bff.stop();
    expect(collector.spans).toEqual([]);
    expect(provider.calls[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${TRACE_ID}-.*-00$`));
  });
});

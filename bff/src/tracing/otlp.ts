import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OpenTelemetrySpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';

import { setTimeout as pause } from 'node:timers/promises';

import type { Logger } from '../log/logger';
import { readTraceparent, writeTraceparent } from './traceparent';
import type { Span, Tracing } from './tracing';

/** The deadline for sending the last traces on shutdown, in ms. */
const LAST_TRACES_MS = 600;

const contextOf = (parent: string | undefined): Context => {
  const remote = readTraceparent(parent);
  if (remote === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = remote;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const isSampled = (flags: number): boolean => (flags & TraceFlags.SAMPLED) !== 0;

const loggingExporter = (exporter: SpanExporter, logger: Logger): SpanExporter => {
  let reachable = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const taken = result.error === undefined;
        if (reachable && !taken) logger.warn({ err: result.error }, 'Traces are lost');
        if (!reachable && taken) logger.info({}, 'The collector accepts traces again');
        reachable = taken;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

/**
 * Sends traces to a collector. A trace that its caller decided not to record isn't recorded here
 * either.
 */
export const sendTraces = (endpoint: URL, ratio: number, logger: Logger): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.href.replace(/\/$/, '')}/v1/traces` });
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'trait-market-bff' }),
    // The ratio also applies to traces that a client decided to record, so that clients can't flood
    // the collector.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor(loggingExporter(exporter, logger))],
  });
  const tracer = provider.getTracer('trait-market-bff');

  const wrap = (span: OpenTelemetrySpan, context: Context): Span => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceId,
      traceparent: writeTraceparent({ traceId, spanId, sampled: isSampled(traceFlags) }),
      child: (name) => {
        const inside = trace.setSpan(context, span);
        return wrap(tracer.startSpan(name, { kind: SpanKind.CLIENT }, inside), inside);
      },
      end: (attributes, failed) => {
        span.setAttributes(attributes);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  return {
    begin: (method, parent) => {
      const context = contextOf(parent);
      return wrap(tracer.startSpan(method, { kind: SpanKind.SERVER }, context), context);
    },
    stop: async () => {
      // Traces that the collector doesn't accept before the deadline are lost; the exporter has
      // logged the failure.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, pause(LAST_TRACES_MS)]);
    },
  };
};

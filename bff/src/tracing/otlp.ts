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
} from '@opentelemetry/sdk-trace-base';

import { readTraceparent, writeTraceparent } from './traceparent';
import type { Span, Tracing } from './tracing';

const contextOf = (parent: string | undefined): Context => {
  const remote = readTraceparent(parent);
  if (remote === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = remote;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const isSampled = (flags: number): boolean => (flags & TraceFlags.SAMPLED) !== 0;

/**
 * Sends traces to an OpenTelemetry collector: a step for each request, and one inside of it for the
 * call to the provider. Whether a trace is recorded is the caller's decision, where it made one.
 *
 * @param endpoint the collector's OTLP/HTTP address, without `/v1/traces`
 * @param ratio share of the traces begun here that is recorded, from 0 to 1
 */
export const sendTraces = (endpoint: URL, ratio: number): Tracing => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'trait-market-bff' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.href.replace(/\/$/, '')}/v1/traces` }),
      ),
    ],
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
    stop: () => provider.shutdown(),
  };
};

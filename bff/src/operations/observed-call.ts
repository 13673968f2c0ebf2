import { Refusal } from '../refusal';
import type { Metrics } from './metrics';
import type { Span } from '../tracing/tracing';

/** Measures a call's duration and ends its span, also on failure. */
export const observedCall = async <Result extends { status: number }>(
  { route, metrics, span }: { route: string; metrics: Metrics; span: Span | undefined },
  call: () => Promise<Result>,
): Promise<Result> => {
  const start = performance.now();
  const report = (outcome: string, failed: boolean): void => {
    metrics.upstream(route, outcome, (performance.now() - start) / 1000);
    span?.end({ 'http.route': route, outcome }, failed);
  };
  try {
    const response = await call();
    report(String(response.status), response.status >= 500);
    return response;
  } catch (error) {
    report(error instanceof Refusal ? error.code : 'INTERNAL', true);
    throw error;
  }
};

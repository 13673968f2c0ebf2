import type { AppRoute } from '@ts-rest/core';

import { routeOf } from '../api/route-group';
import type { Metrics } from '../operations/metrics';
import { observedCall } from '../operations/observed-call';
import { Refusal, type RefusalCode } from '../refusal';
import type { Span } from '../tracing/tracing';
import type { Caller } from './caller';
import { providerFailure } from './errors';

type TimedCall = {
  route: AppRoute;
  caller: Caller;
  /** Its own step of the trace. */
  span: Span | undefined;
  metrics: Metrics;
  /** How long it may take, in milliseconds. */
  deadline: number;
  /** Whose fault it is that it takes too long. */
  lateness: () => RefusalCode;
};

/**
 * Makes a call that ends by its deadline; it is counted, timed and traced.
 *
 * @param call is given when it ends, by `performance.now()`
 * @throws Refusal with what the browser is told
 */
export const timedCall = async <Answer extends { status: number }>(
  { route, caller, span, metrics, deadline, lateness }: TimedCall,
  call: (endsAt: number) => Promise<Answer>,
): Promise<Answer> => {
  const late = setTimeout(() => caller.signal.abort(new Refusal(lateness())), deadline);
  try {
    return await observedCall({ route: routeOf(route).name, metrics, span }, () =>
      call(performance.now() + deadline).catch((error: unknown) => {
        throw providerFailure(error);
      }),
    );
  } finally {
    clearTimeout(late);
  }
};

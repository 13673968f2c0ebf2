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
  span: Span | undefined;
  metrics: Metrics;
  deadline: number;
  lateness: () => RefusalCode;
};

/** @throws Refusal when the call fails, for the browser */
export const timedCall = async <Result extends { status: number }>(
  { route, caller, span, metrics, deadline, lateness }: TimedCall,
  call: (endsAt: number) => Promise<Result>,
): Promise<Result> => {
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

import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';
import * as z from 'zod';

const BodySchema = z.object({ code: z.string() });

/** The outcome of a request, with its start by `performance.now()` and its duration in ms. */
export type TimedOutcome = { sentAt: number; took: number; outcome: string };

export type PlannedRequest = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
  dispatcher?: Dispatcher | undefined;
};

const outcomeOf = (status: number, text: string): string => {
  if (status === 200) return '200';
  const body = BodySchema.safeParse(JSON.parse(text));
  return body.success ? body.data.code : String(status);
};

// Sends requests at a fixed rate. An outcome is `200`, an error code of the BFF, or a network
// error.
export const startSteadyClient = (
  url: string,
  perSecond: number,
  requestOf: (number: number) => PlannedRequest = () => ({ path: '' }),
) => {
  const agent = new Agent({ connections: null, bodyTimeout: 0, headersTimeout: 0 });
  const outcomes: TimedOutcome[] = [];
  const open = new Set<Promise<void>>();
  let number = 0;

  const sendNext = async (): Promise<void> => {
    const {
      path,
      method = 'GET',
      headers = {},
      body: sent,
      dispatcher = agent,
    } = requestOf(number);
    number += 1;
    const sentAt = performance.now();
    const call = request(`${url}${path}`, { dispatcher, method, headers, body: sent ?? null });
    const outcome = await call.then(
      async ({ statusCode, body }) => outcomeOf(statusCode, await body.text()),
      (error: unknown) => String(error),
    );
    outcomes.push({ sentAt, took: performance.now() - sentAt, outcome });
  };
  const sending = setInterval(() => {
    const pending = sendNext();
    open.add(pending);
    void pending.finally(() => open.delete(pending));
  }, 1000 / perSecond);

  return {
    outcomes,
    next: async (outcome: string): Promise<TimedOutcome> => {
      const from = performance.now();
      for (;;) {
        const found = outcomes.find((one) => one.sentAt >= from && one.outcome === outcome);
        if (found !== undefined) return found;
        await pause(2);
      }
    },
    stop: async (): Promise<void> => {
      clearInterval(sending);
      await Promise.allSettled(open);
      await agent.destroy();
    },
  };
};

export const percentiles = (outcomes: readonly TimedOutcome[]) => {
  const times = outcomes.map(({ took }) => took).toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(1);
  return { p50: at(0.5), p99: at(0.99), count: times.length };
};

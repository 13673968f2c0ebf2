import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';
import * as z from 'zod';

const BodySchema = z.object({ code: z.string() });

/** The outcome of a request: its start by `performance.now()`, and its duration in ms. */
export type Answer = { sentAt: number; took: number; outcome: string };

export type Ask = {
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

/** Sends requests at a fixed rate; an outcome is `200`, a refusal code, or an error. */
export const startSteadyClient = (
  url: string,
  perSecond: number,
  askOf: (number: number) => Ask = () => ({ path: '' }),
) => {
  const agent = new Agent({ connections: null, bodyTimeout: 0, headersTimeout: 0 });
  const answers: Answer[] = [];
  const open = new Set<Promise<void>>();
  let number = 0;

  const ask = async (): Promise<void> => {
    const { path, method = 'GET', headers = {}, body: sent, dispatcher = agent } = askOf(number);
    number += 1;
    const sentAt = performance.now();
    const call = request(`${url}${path}`, { dispatcher, method, headers, body: sent ?? null });
    const outcome = await call.then(
      async ({ statusCode, body }) => outcomeOf(statusCode, await body.text()),
      (error: unknown) => String(error),
    );
    answers.push({ sentAt, took: performance.now() - sentAt, outcome });
  };
  const sending = setInterval(() => {
    const sent = ask();
    open.add(sent);
    void sent.finally(() => open.delete(sent));
  }, 1000 / perSecond);

  return {
    answers,
    next: async (outcome: string): Promise<Answer> => {
      const from = performance.now();
      for (;;) {
        const found = answers.find((one) => one.sentAt >= from && one.outcome === outcome);
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

export const percentiles = (answers: readonly Answer[]) => {
  const times = answers.map(({ took }) => took).toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(1);
  return { p50: at(0.5), p99: at(0.99), count: times.length };
};

import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';

import { startBffBefore } from './testing/bff-under-test';
import { ADDRESS } from './testing/sample-calls';
import { json, startScriptedProvider } from './testing/scripted-provider';

type Instance = Awaited<ReturnType<typeof startBffBefore>>;

/** How often the balancer asks who is ready. */
const READINESS_MS = 20;
const CLIENTS = 8;

/** Sends requests in turn to whoever was ready when it last asked, over kept-alive connections. */
const startBalancer = () => {
  const agent = new Agent({ connections: CLIENTS });
  const known = new Set<Instance>();
  let ready: Instance[] = [];
  let turn = 0;
  const isReady = async ({ metricsUrl }: Instance): Promise<boolean> =>
    fetch(`${metricsUrl}/healthz/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const look = async (): Promise<void> => {
    const all = [...known];
    const answers = await Promise.all(all.map(isReady));
    ready = all.filter((_instance, index) => answers[index]);
  };
  const life = { over: false };
  const keepLooking = async (): Promise<void> => {
    while (!life.over) {
      await look();
      await pause(READINESS_MS);
    }
  };
  void keepLooking();
  onTestFinished(async () => {
    life.over = true;
    await agent.destroy();
  });
  return {
    add: async (instance: Instance): Promise<void> => {
      known.add(instance);
      await expect.poll(() => ready).toContain(instance);
    },
    send: async (): Promise<number> => {
      turn += 1;
      const instance = ready[turn % ready.length];
      if (instance === undefined) throw new Error('Nobody is ready');
      const { statusCode, body } = await request(`${instance.url}/v1/users/me`, {
        dispatcher: agent,
      });
      await body.dump();
      return statusCode;
    },
  };
};

test('a rolling restart of two instances under load loses no request', async () => {
  const provider = await startScriptedProvider();
  onTestFinished(provider.stop);
  provider.answers((req, res) => {
    setTimeout(() => json(200, { walletAddress: ADDRESS })(req, res), 5);
  });
  const start = () =>
    startBffBefore(provider.url, {
      METRICS_PORT: '0',
      DRAIN_DELAY_MS: '1000',
      DRAIN_DEADLINE_MS: '10000',
    });
  const balancer = startBalancer();
  const first = [await start(), await start()];
  for (const instance of first) await balancer.add(instance);

  const outcomes: (number | Error)[] = [];
  const load = { running: true };
  const client = async (): Promise<void> => {
    while (load.running) {
      outcomes.push(await balancer.send().catch((error: Error) => error));
      await pause(1);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);

  for (const old of first) {
    const fresh = await start();
    await balancer.add(fresh);
    await old.stop();
  }
  const before = outcomes.length;
  await expect.poll(() => outcomes.length, { timeout: 5000 }).toBeGreaterThan(before + CLIENTS);
  load.running = false;
  await Promise.all(clients);

  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  expect(provider.calls).toHaveLength(outcomes.length);
}, 30_000);

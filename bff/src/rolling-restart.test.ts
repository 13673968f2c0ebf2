import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

import { startBalancer } from './testing/balancer';
import { startBffBefore } from './testing/bff-under-test';
import { ADDRESS } from './testing/sample-calls';
import { json, startScriptedProvider } from './testing/scripted-provider';

const CLIENTS = 8;

test('a rolling restart of two instances under load loses no request', async () => {
  const provider = await startScriptedProvider();
  onTestFinished(provider.stop);
  provider.respondWith((req, res) => {
    setTimeout(() => json(200, { walletAddress: ADDRESS })(req, res), 5);
  });
  const start = () =>
    startBffBefore(provider.url, {
      METRICS_PORT: '0',
      DRAIN_DELAY_MS: '1000',
      DRAIN_DEADLINE_MS: '10000',
    });
  const balancer = startBalancer(CLIENTS);
  onTestFinished(balancer.stop);
  const first = [await start(), await start()];
  for (const instance of first) await balancer.add(instance);

  const outcomes: (number | Error)[] = [];
  const load = { running: true };
  const client = async (): Promise<void> => {
    while (load.running) {
      outcomes.push(await balancer.send('/v1/users/me').catch((error: Error) => error));
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

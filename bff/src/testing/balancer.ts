import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

const READINESS_MS = 20;

export type Instance = { url: string; metricsUrl: string };

const isReady = async ({ metricsUrl }: Instance): Promise<boolean> =>
  fetch(`${metricsUrl}/healthz/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

// Starts a load balancer: round-robin over ready instances, with keep-alive and without retries.
export const startBalancer = (connections: number) => {
  const agent = new Agent({ connections });
  const known = new Set<Instance>();
  let ready: Instance[] = [];
  let turn = 0;
  const life = { over: false };

  const pollReadiness = async (): Promise<void> => {
    while (!life.over) {
      const all = [...known];
      const responses = await Promise.all(all.map(isReady));
      ready = all.filter((_instance, index) => responses[index]);
      await pause(READINESS_MS);
    }
  };
  void pollReadiness();

  return {
    add: async (instance: Instance): Promise<void> => {
      known.add(instance);
      while (!ready.includes(instance)) await pause(READINESS_MS);
    },
    send: async (path: string): Promise<number> => {
      turn += 1;
      const instance = ready[turn % ready.length];
      if (instance === undefined) throw new Error('No instance is ready');
      const { statusCode, body } = await request(instance.url + path, { dispatcher: agent });
      await body.dump();
      return statusCode;
    },
    stop: async (): Promise<void> => {
      life.over = true;
      await agent.destroy();
    },
  };
};

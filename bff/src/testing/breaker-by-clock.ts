import { onTestFinished, vi } from 'vitest';

import { Refusal, type RefusalCode } from '../refusal';
import type { ProviderResponse } from '../provider/send-request';
import { createBreakers } from '../provider/breaker';

export const response: ProviderResponse = { status: 200, headers: {}, bytes: Buffer.from('{}') };
export const fail = (code: RefusalCode) => () => Promise.reject(new Refusal(code));

export const say = (status: number) => () => Promise.resolve({ ...response, status });
export const REST = 1000;

/** Starts a breaker with a fake clock. By default, each call comes from another client. */
export const startBreaker = (failures: number) => {
  let clients = 0;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const breakers = createBreakers({ failures, rest: REST });
  return {
    run: (call: () => Promise<ProviderResponse>, client = `client ${(clients += 1)}`) =>
      breakers.run('users', { client }, call),
    upload: (waitsForClient: () => boolean) => {
      let respond: (response: ProviderResponse) => void = () => undefined;
      const call = (): Promise<ProviderResponse> => new Promise((resolve) => (respond = resolve));
      const result = breakers.run(
        'users',
        { client: `client ${(clients += 1)}`, waitsForClient },
        call,
      );
      return { result, respond: (): void => respond(response) };
    },
    state: () => breakers.states()[0]?.state,
    refuses: (client = 'another client') => {
      try {
        breakers.refuseWhileOpen('users', client);
        return false;
      } catch {
        return true;
      }
    },
  };
};

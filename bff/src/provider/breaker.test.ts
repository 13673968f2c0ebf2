import { expect, test } from 'vitest';

import { Refusal, type RefusalCode } from '../refusal';
import type { ProviderResponse } from './ask';
import { createBreakers } from './breaker';

const answer: ProviderResponse = { status: 200, headers: {}, text: '{}' };
const fail = (code: RefusalCode) => () => Promise.reject(new Refusal(code));

test.each<RefusalCode>(['CLIENT_LEFT', 'REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE'])(
  'T54 a trial call that its client ends by %s neither closes the breaker nor lets it rest anew',
  async (code) => {
    const rest = 1;
    const { run, states, refuseWhileOpen } = createBreakers({ failures: 1, rest });
    await expect(run('users', fail('PROVIDER_TIMEOUT'))).rejects.toThrow();
    expect(states()).toEqual([{ key: 'users', state: 'open' }]);
    await expect.poll(() => refuseWhileOpen('users')).toBeUndefined();

    for (let trial = 0; trial < 3; trial += 1) {
      await expect(run('users', fail(code))).rejects.toMatchObject({ code });
      expect(states()).toEqual([{ key: 'users', state: 'open' }]);
      expect(() => refuseWhileOpen('users')).not.toThrow();
    }
    expect(await run('users', () => Promise.resolve(answer))).toBe(answer);
    expect(states()).toEqual([{ key: 'users', state: 'closed' }]);
  },
);

test('an open breaker refuses before a call waits for room, until its rest is over', async () => {
  const { run, refuseWhileOpen } = createBreakers({ failures: 1, rest: 600_000 });
  expect(() => refuseWhileOpen('users')).not.toThrow();
  await expect(run('users', fail('PROVIDER_TIMEOUT'))).rejects.toThrow();
  expect(() => refuseWhileOpen('users')).toThrow('The market cannot be reached');
  expect(() => refuseWhileOpen('credits')).not.toThrow();
});

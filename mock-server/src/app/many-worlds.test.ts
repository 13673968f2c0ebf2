import { expect, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { useMockServer } from '../testing/mock-server';

const server = useMockServer();

const WORLDS = 50;

test(
  'fifty worlds used at once on one server do not affect each other',
  { timeout: 120_000 },
  async () => {
    const live = async (number: number) => {
      const mock = connectToMock({ url: server.url(), world: `world-${number}` });
      await mock.enterScenario(number % 2 === 0 ? 'no-credits' : 'credit-rich-elite');
      await mock.overrideFlags({ market: number });
      await mock.advance(number * 86_400_000);
      const { accessToken } = await mock.mintToken();
      const call = async (path: string, method = 'GET', body?: object): Promise<unknown> => {
        const answer = await fetch(`${server.url()}${path}`, {
          method,
          headers: {
            'x-mock-world': mock.world,
            'content-type': 'application/json',
            authorization: `Bearer ${accessToken}`,
          },
          body: body === undefined ? null : JSON.stringify(body),
        });
        expect(answer.status).toBe(200);
        return answer.json();
      };
      await call('/v1/users/profile', 'PATCH', { username: `Otter-${number}` });
      const fault = await mock.addFault({ path: '/v1/users/tax', latencyMs: number + 1 });
      return {
        found: await call('/v1/users/searchByUsername?searchKey=Otter'),
        credits: await call('/v1/users/credits'),
        state: await mock.state(),
        faults: [await mock.faults(), [fault]],
        journal: await mock.journal(),
      };
    };

    const lives = await Promise.all(Array.from({ length: WORLDS }, (_, number) => live(number)));

    for (const [number, { found, credits, state, faults, journal }] of lives.entries()) {
      expect(found).toMatchObject([{ username: `Otter-${number}` }]);
      const amount = number % 2 === 0 ? 0 : 2_880;
      expect(credits).toMatchObject({ vanilla: { amount } });
      expect(state.tables.flag).toEqual([{ name: 'market', value: String(number) }]);
      expect(state.clockOffsetMs).toBe(number * 86_400_000);
      expect(faults[0]).toEqual(faults[1]);
      expect(journal).toHaveLength(3);
    }
  },
);

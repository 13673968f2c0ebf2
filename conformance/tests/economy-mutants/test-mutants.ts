import { runConformance } from '@trait-market/conformance';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import type { MockServer } from '@trait-market/mock-server';
import { createPlantedMockServer } from '@trait-market/mock-server/planted';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { cacheReads, startBrokenProvider } from '../mutants/broken-provider';
import { runFor } from '../mutants/hold';
import { honest } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';

const MINUTE_MS = 60_000;
const AT_A_TIME = 4;

/** Selects mutants by the id of the check that must detect them. */
const KILLED_BY = new RegExp(process.env['KILLED_BY'] ?? '');

type Held = { failed: string[]; accidents: readonly unknown[] };

type Place = Parameters<typeof startBrokenProvider>[1];

const hold = async (
  mutant: EconomyMutant,
  place: Place,
  only: readonly string[],
): Promise<Held> => {
  const { mockUrl, world } = place;
  const provider = await startBrokenProvider('patch' in mutant ? mutant.patch() : honest, place);
  try {
    const { results } = await runConformance({
      target: provider.url,
      product: 'http://localhost:4000',
      only,
      cases: 0,
      capabilities: controlOfMock(mockUrl, { 'x-mock-world': world }),
    });
    const failed = results.flatMap(({ id, outcome }) => (outcome.kind === 'failed' ? [id] : []));
    return { failed, accidents: provider.accidents };
  } finally {
    await provider.stop();
  }
};

/** Registers a test that each mutant is reported by the check that must detect it. */
export const testMutants = (mutants: readonly EconomyMutant[]): void => {
  const chosen = mutants.filter(({ killedBy }) => KILLED_BY.test(killedBy));

  const worldOf = (index: number): string =>
    chosen[index]?.onlyReads === true ? 'broken-reads' : `broken-market-${index}`;

  let mock: MockServer;
  beforeAll(async () => {
    const plants = chosen.flatMap((mutant, index) =>
      'plant' in mutant ? [[worldOf(index), mutant.plant] as const] : [],
    );
    mock = await createPlantedMockServer(
      { port: 0, host: '127.0.0.1', users: 24, traits: 400 },
      new Map(plants),
    );
  }, MINUTE_MS);
  afterAll(() => mock.stop());

  test(
    `${chosen.length} broken markets, ${chosen.length} caught`,
    { timeout: 20 * MINUTE_MS },
    async () => {
      const survivors: string[] = [];
      const toReadOnlyMock = cacheReads(mock.url);
      const queue = chosen.map((mutant, index) => ({ mutant, world: worldOf(index) }));
      const takeNext = async (): Promise<void> => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
          const { mutant, world } = next;
          const toMock = mutant.onlyReads === true ? { toMock: toReadOnlyMock } : {};
          const place = { mockUrl: mock.url, world, ...toMock };
          const held = await hold(mutant, place, [runFor(mutant.killedBy)]);
          const failures =
            [...held.failed, ...held.accidents.map(String)].join('; ') || 'nothing failed';
          if (!held.failed.includes(mutant.killedBy) || held.accidents.length > 0) {
            survivors.push(`${mutant.name} (${failures})`);
          }
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, takeNext));
      expect(survivors).toEqual([]);
    },
  );
};

import { runConformance } from '@trait-market/conformance';
import { allChecks } from '@trait-market/conformance/all-checks';
import { isOfEconomy } from '@trait-market/conformance/contract/routes';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import type { Family } from '@trait-market/conformance/families';
import { createPlantedMockServer } from '@trait-market/mock-server/planted';

import { cacheReads, startBrokenProvider } from '../mutants/broken-provider';
import { runFor } from '../mutants/hold';
import { honest } from '../mutants/patches';
import type { EconomyMutant } from '../economy-mutants/economy-mutant';

/** Families with a check for each field, parameter and method, which take minutes. */
const DERIVED: ReadonlySet<Family> = new Set([
  'invalid',
  'limits',
  'query',
  'token',
  'method',
  'head-options',
  'generated',
]);

/** The checks of the economy in their own order, without derived ones. */
const wholeRun = (): string[] =>
  allChecks({ seed: 1, cases: 0, economy: true }).flatMap(({ id, route, family }) =>
    isOfEconomy(route) && !DERIVED.has(family) ? [id] : [],
  );

export type CatchingMarkets = {
  /** Returns why a broken market isn't caught; undefined if it is. */
  survival: (mutant: EconomyMutant) => Promise<string | undefined>;
  stop: () => Promise<void>;
};

/**
 * Starts a mock with a world for each broken market. A market is caught if the check
 * named for it fails; with `isWhole`, if any check of a whole run does.
 */
export const catchMarkets = async (
  mutants: readonly EconomyMutant[],
  { isWhole }: { isWhole: boolean },
): Promise<CatchingMarkets> => {
  const worlds = new Map(mutants.map(({ name }, index) => [name, `broken-market-${index}`]));
  const worldOf = ({ name, onlyReads = false }: EconomyMutant): string =>
    onlyReads && !isWhole ? 'broken-reads' : (worlds.get(name) ?? name);
  const plants = mutants.flatMap((mutant) =>
    'plant' in mutant ? [[worldOf(mutant), mutant.plant] as const] : [],
  );
  const mock = await createPlantedMockServer(
    { port: 0, host: '127.0.0.1', users: 24, traits: 400 },
    new Map(plants),
  );
  const toReadOnlyMock = cacheReads(mock.url);

  const survival = async (mutant: EconomyMutant): Promise<string | undefined> => {
    const world = worldOf(mutant);
    const isCached = mutant.onlyReads === true && !isWhole;
    const provider = await startBrokenProvider('patch' in mutant ? mutant.patch() : honest, {
      mockUrl: mock.url,
      world,
      ...(isCached && { toMock: toReadOnlyMock }),
    });
    try {
      const { results } = await runConformance({
        target: provider.url,
        product: 'http://localhost:4000',
        // A check of a derived family is run beside the others, for its own mutants.
        only: isWhole ? [...wholeRun(), runFor(mutant.killedBy)] : [runFor(mutant.killedBy)],
        cases: 0,
        stopAtFirstFailure: isWhole,
        capabilities: controlOfMock(mock.url, { 'x-mock-world': world }),
      });
      const failed = results.flatMap(({ id, outcome }) => (outcome.kind === 'failed' ? [id] : []));
      const isCaught = isWhole ? failed.length > 0 : failed.includes(mutant.killedBy);
      const { accidents } = provider;
      if (isCaught && accidents.length === 0) return undefined;
      return [...failed, ...accidents.map(String)].join('; ') || 'nothing failed';
    } finally {
      await provider.stop();
    }
  };
  return { survival, stop: () => mock.stop() };
};

import { runConformance } from '@trait-market/conformance';
import { controlOfMock } from '@trait-market/conformance/control/mock-control';
import { TEST_SEED } from '@trait-market/contract/testing/test-seed';

import { startBrokenProvider } from './broken-provider';
import type { Mutant, Patch } from './mutant';

type Report = Awaited<ReturnType<typeof runConformance>>;

const EVERY_RESPONSE = '/every answer';

export const runFor = (id: string): string =>
  id.endsWith(EVERY_RESPONSE) ? (id.split('/')[0] ?? id) : id;

export type Failure = { id: string; got: string };

export type Held = {
  report: Report;
  failures: readonly Failure[];
  accidents: readonly unknown[];
};

export const holdPatched = async (
  patch: Patch,
  {
    mockUrl,
    world,
    only,
    cases,
  }: { mockUrl: string; world: string; only: readonly string[] | undefined; cases?: number },
): Promise<Held> => {
  const provider = await startBrokenProvider(patch, { mockUrl, world });
  try {
    const report = await runConformance({
      target: provider.url,
      only,
      cases,
      stopAtFirstFailure: true,
      seed: TEST_SEED,
      capabilities: controlOfMock(mockUrl, { 'x-mock-world': world }),
    });
    const failures = report.results.flatMap(({ id, outcome }) =>
      outcome.kind === 'failed' ? [{ id, got: outcome.got }] : [],
    );
    return { report, failures, accidents: provider.accidents };
  } finally {
    await provider.stop();
  }
};

/**
 * Returns why a broken provider isn't caught; undefined if it is. It is caught if the check
 * named for it fails; with `isWhole`, if any check of the suite does.
 */
export const survivalOf = async (
  { killedBy, patch }: Mutant,
  { mockUrl, world, isWhole }: { mockUrl: string; world: string; isWhole: boolean },
): Promise<string | undefined> => {
  const only = isWhole ? undefined : [runFor(killedBy)];
  const { failures, accidents } = await holdPatched(patch(), { mockUrl, world, only });
  // A missing response means that the mutant itself failed, which doesn't count as detected.
  const isBroken = accidents.length > 0 || failures.some(({ got }) => got.startsWith('none ('));
  const isCaught = failures.some(({ id }) => isWhole || id === killedBy);
  if (isCaught && !isBroken) return undefined;
  const reasons = [...failures.map(({ id, got }) => `${id}: ${got}`), ...accidents.map(String)];
  return reasons.join('; ') || 'nothing failed';
};

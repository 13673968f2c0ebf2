import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const packages = ['contract', 'conformance', 'web', 'bff', 'mock-server', 'e2e', 'scripts'];

const CruiseResult = z.looseObject({
  modules: z.array(
    z.looseObject({
      source: z.string(),
      dependencies: z.array(z.looseObject({ resolved: z.string() })),
    }),
  ),
  summary: z.looseObject({
    violations: z.array(
      z.looseObject({
        from: z.string(),
        to: z.string(),
        rule: z.looseObject({ name: z.string(), severity: z.string() }),
      }),
    ),
    ruleSetUsed: z.looseObject({ forbidden: z.array(z.looseObject({ name: z.string() })) }),
  }),
});

/**
 * Runs dependency-cruiser on a folder.
 * @throws Error when dependency-cruiser can't run or doesn't return JSON
 * @param {string} folder
 */
export const cruise = async (folder) => {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...packages],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
  );
  const { modules, summary } = CruiseResult.parse(JSON.parse(stdout));
  const own = modules.filter(({ source }) => !source.includes('node_modules'));
  const names = new Set(own.map(({ source }) => source));
  return {
    modules: [...names],
    imports: own.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => names.has(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
    violations: summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name })),
  };
};

/**
 * Proves each rule with a planted violation: dependency-cruiser succeeds even if it reads nothing.
 */
import { crowdedFolders } from './imports/crowded-folders.mjs';
import { cruise, packages, root } from './imports/cruise.mjs';
import { importCycles } from './imports/cycles.mjs';
import { proveRules } from './imports/prove-rules.mjs';

const [{ modules, imports, violations }, blindSpots] = await Promise.all([
  cruise(root),
  proveRules(),
]);

const unread = packages.filter((name) => !modules.some((path) => path.startsWith(`${name}/`)));
const problems = [
  ...unread.map((name) => `no module of ${name} was read`),
  ...(modules.some((path) => path.endsWith('.tsx')) ? [] : ['no .tsx module was read']),
  ...(imports.length > modules.length ? [] : ['the imports were not read']),
  ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
  ...blindSpots,
  ...importCycles(imports),
  ...crowdedFolders(modules),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${modules.length} modules read, no import against the rules, no import cycle, no crowded folder; each rule proven.`,
  );
}

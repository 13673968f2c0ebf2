/**
 * The import rules of `.dependency-cruiser.cjs`, and the proof that they bite: over no module, or
 * with a compiler that it cannot use, dependency-cruiser reports success.
 */
import { cruise, packages, root } from './imports/cruise.mjs';
import { proveRules } from './imports/prove-rules.mjs';

const [{ modules, violations }, blindSpots] = await Promise.all([cruise(root), proveRules()]);

const unread = packages.filter((name) => !modules.some((path) => path.startsWith(`${name}/`)));
const problems = [
  ...unread.map((name) => `no module of ${name} was read`),
  ...(modules.some((path) => path.endsWith('.tsx')) ? [] : ['no .tsx module was read']),
  ...violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
  ...blindSpots,
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${modules.length} modules read, no import against the rules; each rule proven.`);
}

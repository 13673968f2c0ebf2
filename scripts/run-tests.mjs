/** Runs all parts, even when one fails. The last line is `N passed, N failed`. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBrowser } from './browser/ensure-browser.mjs';
import { ensureRedis } from './redis/ensure-redis.mjs';
import { atMost } from './test-run/at-most.mjs';
import { browserTests, build, notRun, proofs, staticCheck, unitTests } from './test-run/parts.mjs';
import { createProcesses } from './test-run/processes.mjs';
import { summaryTable, verdict } from './test-run/summary.mjs';

/** @typedef {import('./test-run/parts.mjs').PartOutcome} PartOutcome */

const hasJourneys = !process.argv.includes('--without-journeys');

const BUILT = ['web', 'bff', 'mock-server'];
/** The tests of `conformance` run against the built BFF, so the builds must come first. */
const UNIT_TESTED = ['conformance', 'mock-server', 'scripts', 'bff', 'web', 'contract'];
const CHECKS = ['format', 'types', 'imports', 'unused', 'lint', 'rules', 'links', 'words'];

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.results');
const processes = createProcesses();
const workshop = { root, results, processes };

for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])) {
  process.once(signal, () => {
    void processes.endAll();
    process.exit(code);
  });
}

/** @param {PartOutcome} outcome */
const tell = (outcome) => {
  const { name, passed, failed, seconds, output, note } = outcome;
  const counts = `${passed} passed, ${failed} failed`;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts} (${seconds.toFixed(1)} s)`);
  // Prints the list of failures before the whole output, because a log may be truncated.
  if (note !== undefined) console.log(note);
  if (failed > 0 && output !== '') console.log(output.trimEnd());
  return outcome;
};

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const browser = hasJourneys
  ? await ensureBrowser({ processes, cwd: join(root, 'e2e') })
  : undefined;
if (browser) console.log(browser.kind === 'found' ? `Chromium: ${browser.path}` : browser.advice);

const redis = await ensureRedis({ processes, cwd: root });
console.log(redis.kind === 'found' ? `Redis: ${redis.path}` : redis.advice);
const unitEnv = redis.kind === 'found' ? { REDIS_SERVER_PATH: redis.path } : {};

const builds = await atMost(
  2,
  BUILT.map((folder) => async () => tell(await build(workshop, folder))),
);
/** @param {Awaited<ReturnType<typeof ensureBrowser>>} found */
const journeys = async (found) => {
  const name = 'browser journeys';
  if (found.kind === 'missing') return notRun(name, found.advice);
  if (builds.some(({ failed }) => failed > 0)) return notRun(name, 'not run: a build failed');
  return browserTests(workshop, found.path);
};

// Runs three parts at a time on two cores, because each often waits. The journeys come last, as
// they need both cores.
const rest = await atMost(3, [
  ...UNIT_TESTED.map((folder) => async () => tell(await unitTests(workshop, folder, unitEnv))),
  ...CHECKS.map((check) => async () => tell(await staticCheck(workshop, check))),
  ...(browser ? [async () => tell(await journeys(browser))] : []),
]);

const all = [...builds, ...rest, tell(await proofs(workshop, { hasJourneys }))];
console.log(`\n${summaryTable(all)}\n`);
const { line, exitCode } = verdict(all);
console.log(line);
process.exitCode = exitCode;

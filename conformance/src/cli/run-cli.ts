import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import { updatedBaseline } from '../baseline/baseline';
import { readBaseline, writeBaseline } from '../baseline/baseline-file';
import { controlOfMock, reachControl } from '../control/mock-control';
import { readSmartAccount } from './smart-account';
import type { ConformanceOptions } from '../options';
import { BadUsage } from '../probe/outcome';
import { UnreachableTarget, UnservedTarget } from '../probe/target';
import { progressLine, type Progress } from '../progress';
import type { ConformanceReport } from '../report';
import { githubAnnotations } from '../reports/annotations';
import { htmlReport } from '../reports/html';
import { jsonReport } from '../reports/json';
import { junitReport } from '../reports/junit';
import { terminalReport } from '../reports/terminal';
import { readRules } from '../rules';
import { runConformance } from '../run-conformance';
import { readArguments, USAGE, type Arguments } from './arguments';
import { expectComparable, runAgainst } from './run-against';
import { runProxy } from './run-proxy';
import type { Surroundings } from './surroundings';

const CONFORMANT = 0;
const NOT_CONFORMANT = 1;
const NOT_RUN = 2;
const UNFINISHED = 3;

const PROGRESS_EVERY_MS = 5000;

const WRITERS = { junit: junitReport, json: jsonReport, html: htmlReport } as const;

const deliver = async (
  report: ConformanceReport,
  { report: kind, out: file }: Arguments,
  { environment, folder, out, err }: Surroundings,
): Promise<void> => {
  const isOnGithub = environment['GITHUB_ACTIONS'] === 'true';
  const forPeople = `${terminalReport(report)}\n${isOnGithub ? githubAnnotations(report) : ''}`;
  if (kind === undefined) {
    out(forPeople);
    return;
  }
  const text = WRITERS[kind](report);
  if (file === undefined) {
    err(forPeople);
    out(text);
    return;
  }
  const path = resolve(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  out(`${forPeople}Report: ${path}\n`);
};

const tellProgress = ({ err, progressEveryMs = PROGRESS_EVERY_MS }: Surroundings) => {
  const startedAt = performance.now();
  let latest: Progress | undefined;
  const timer = setInterval(() => {
    if (latest === undefined) return;
    err(`conformance: ${progressLine(latest, performance.now() - startedAt)}\n`);
  }, progressEveryMs);
  return {
    onProgress: (progress: Progress): void => {
      latest = progress;
    },
    stop: () => clearInterval(timer),
  };
};

const statusOf = ({ conformant, counts, unfinished, baseline }: ConformanceReport): number => {
  if (conformant) return CONFORMANT;
  const failed = baseline?.fresh ?? counts.failed;
  if (failed > 0) return NOT_CONFORMANT;
  return unfinished === undefined ? CONFORMANT : UNFINISHED;
};

const openBaseline = async (
  { baseline: name, 'update-baseline': mayUpdate = false }: Arguments,
  { folder, out }: Surroundings,
) => {
  if (name === undefined) {
    if (mayUpdate) throw new BadUsage('--update-baseline needs --baseline FILE.');
    return undefined;
  }
  const file = resolve(folder, name);
  const baseline = await readBaseline(file, { mayBeAbsent: mayUpdate });
  const update = async (report: ConformanceReport): Promise<number> => {
    const updated = updatedBaseline(baseline, report.results);
    await writeBaseline(file, updated);
    const count = updated.findings.length;
    out(`Baseline: ${count} known finding${count === 1 ? '' : 's'} in ${file}\n`);
    return report.unfinished === undefined ? CONFORMANT : UNFINISHED;
  };
  return { baseline, update: mayUpdate ? update : undefined };
};

const run = async (surroundings: Surroundings): Promise<number> => {
  const given = readArguments(surroundings.argv, surroundings.environment);
  if (given === 'help') {
    surroundings.out(`${USAGE}\n`);
    return CONFORMANT;
  }
  if (given.out !== undefined && given.report === undefined) {
    throw new BadUsage('--out needs --report junit, json or html.');
  }
  if (given.proxy !== undefined) {
    const watched = await runProxy(given.proxy, given, surroundings);
    await deliver(watched, given, surroundings);
    return statusOf(watched);
  }
  const { target, auth, only, seed, cases, headers, control, against } = given;
  if (against !== undefined) expectComparable(given);
  const rules =
    given.rules === undefined
      ? undefined
      : await readRules(resolve(surroundings.folder, given.rules));
  const smartAccount =
    given['smart-account'] === undefined
      ? undefined
      : await readSmartAccount(resolve(surroundings.folder, given['smart-account']));
  const known = await openBaseline(given, surroundings);
  if (control !== undefined) await reachControl(control, headers);
  const progress = tellProgress(surroundings);
  const options: ConformanceOptions = {
    target,
    auth,
    only,
    skip: given.skip.map((check) => ({ check, reason: `left out by --skip ${check}` })),
    maxAnswerMs: given['max-answer-ms'],
    seed,
    cases,
    headers,
    readOnly: given['read-only'],
    expectedCredits: given['expect-credits'],
    patienceS: given.patience,
    economy: given.economy,
    product: given.product,
    legalLinksBase: given['legal-links-base'],
    strict: given.strict,
    stopAtFirstFailure: given.stop,
    capabilities: {
      ...(control !== undefined && controlOfMock(control, headers)),
      ...(smartAccount && { smartAccount }),
    },
    rules,
    baseline: known?.baseline,
    maxTimeS: given['max-time'],
    signal: surroundings.signal,
    onProgress: progress.onProgress,
  };
  if (against !== undefined) {
    const headersOfIt = { ...headers, ...given.headersAgainst };
    const capabilitiesAgainst =
      control === undefined
        ? undefined
        : { ...controlOfMock(control, headersOfIt), ...(smartAccount && { smartAccount }) };
    const compared = runAgainst({ ...options, against, capabilitiesAgainst }, given, surroundings);
    return compared.finally(progress.stop);
  }
  const report = await runConformance(options).finally(progress.stop);
  await deliver(report, given, surroundings);
  if (known?.update !== undefined) return known.update(report);
  return statusOf(report);
};

const NOT_RUNNABLE = [BadUsage, UnreachableTarget, UnservedTarget];

/**
 * Returns the exit status: 0 conformant, 1 not conformant, 2 couldn't run, 3 ended early without a
 * failure.
 */
export const runCli = async (surroundings: Surroundings): Promise<number> => {
  try {
    return await run(surroundings);
  } catch (error) {
    if (error instanceof Error && NOT_RUNNABLE.some((kind) => error instanceof kind)) {
      surroundings.err(`conformance: ${error.message}\n`);
      return NOT_RUN;
    }
    throw error;
  }
};

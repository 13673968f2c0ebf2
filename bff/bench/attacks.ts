import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { memoryLimit } from '../src/testing/memory-limit';
import { writeWebBuild } from '../src/testing/web/web-build-folder';
import { ATTACKS } from './attacks/all';
import type { Attack } from './attacks/attack';
import { startAttacker } from './attacks/attacker-process';
import { LARGE_FILE } from './attacks/large-file';
import { startOthers } from './attacks/others';
import { startBffProcess } from './bff-process';
import { startServer, type Server } from './process';
import { percentiles, type TimedOutcome } from './steady-client';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const ONLY = process.env['ONLY'] ?? '';

const WARM_UP_MS = 2000;
const BEFORE_MS = 3000;
const ATTACK_MS = Number(process.env['ATTACK_MS'] ?? 4000);
const AFTER_MS = 2000;
const CLOSING_MS = 30_000;
const SAMPLE_MS = 50;

// The maximum permitted ratio of the other clients' p99 latency during an attack to that without
// one.
const MOST_TIMES = 3;
const MEMORY_LIMIT = memoryLimit() / 1_048_576;

const PHASES = ['before', 'during'] as const;
type Phase = 'before' | 'during' | 'after';
type Waited = Record<Phase, number>;

const provider = fileURLToPath(new URL('targets/provider.ts', import.meta.url));
const loopDelay = fileURLToPath(new URL('loop-delay.mjs', import.meta.url));

const closing = async (bff: Server, before: number): Promise<number> => {
  const until = performance.now() + CLOSING_MS;
  while (bff.descriptors() > before && performance.now() < until) await pause(SAMPLE_MS);
  return bff.descriptors();
};

const isShed = ({ outcome }: TimedOutcome): boolean => outcome === 'OVERLOADED';

const beginWatch = async (bff: Server) => {
  await bff.loopDelay();
  const [cpu, at] = [bff.cpu(), performance.now()];
  return async () => ({
    cpu: (bff.cpu() - cpu) / 1000 / (performance.now() - at),
    late: (await bff.loopDelay()).p99,
  });
};

const measureRound = async (number: number, bff: Server, outcomes: readonly TimedOutcome[]) => {
  const attacker = await startAttacker(number, bff.url);
  const startedAt = performance.now();
  const watchBefore = await beginWatch(bff);
  await pause(BEFORE_MS);
  const loopBefore = await watchBefore();
  const memory = bff.memory();
  const descriptors = bff.descriptors();

  let most = descriptors;
  const watch = setInterval(() => (most = Math.max(most, bff.descriptors())), SAMPLE_MS);
  const watchDuring = await beginWatch(bff);
  const attackedAt = performance.now();
  attacker.begin();
  await pause(ATTACK_MS);
  const loopDuring = await watchDuring();
  const count = await attacker.end();
  const ended = performance.now();
  clearInterval(watch);

  const left = await closing(bff, descriptors);
  const closed = performance.now();
  await pause(AFTER_MS);
  const waited = (from: number, to: number): number =>
    Number(percentiles(outcomes.filter(({ sentAt }) => sentAt >= from && sentAt < to)).p99);
  return {
    count,
    memory,
    loop: { before: loopBefore, during: loopDuring },
    descriptors: { before: descriptors, during: most, after: left },
    shed: outcomes.filter((one) => isShed(one) && one.sentAt >= attackedAt && one.sentAt < ended)
      .length,
    p99: {
      before: waited(startedAt, attackedAt),
      during: waited(attackedAt, ended),
      after: waited(closed, performance.now()),
    },
  };
};
type Round = Awaited<ReturnType<typeof measureRound>>;

const measure = async (number: number, attack: Attack) => {
  const webRoot = await writeWebBuild(LARGE_FILE);
  const behind = await startServer(['--import', 'tsx', provider], attack.provider ?? {});
  const bff = await startBffProcess(
    { PROVIDER_URL: behind.url, WEB_ROOT: webRoot, ...attack.settings },
    ['--import', loopDelay],
  );
  await attack.prepare?.(webRoot);
  const others = startOthers(bff.url, attack.others);
  await pause(WARM_UP_MS);

  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await measureRound(number, bff, others.outcomes));
  }
  const after = bff.memory();
  const peak = bff.peakMemory();
  await others.stop();
  await Promise.all([bff.stop(), behind.stop(), rm(webRoot, { recursive: true })]);
  const failed = others.outcomes.filter((one) => one.outcome !== '200' && !isShed(one));
  return { rounds, memory: { before: rounds[0]?.memory ?? NaN, peak, after }, failed };
};

const bestOf = (rounds: readonly Round[], phase: Phase): number =>
  Math.min(...rounds.map(({ p99 }) => p99[phase]));

const mostOf = (rounds: readonly Round[], phase: Phase): number =>
  Math.max(...rounds.map(({ descriptors }) => descriptors[phase]));

const loopOf = (rounds: readonly Round[], phase: 'before' | 'during', what: 'cpu' | 'late') =>
  Math.min(...rounds.map(({ loop }) => loop[phase][what]));

const problems: string[] = [];
console.log(
  `Memory and descriptors: the maximum of ${ROUNDS} rounds. The other clients' p99 and shed requests: the best round, because other load on the machine only adds to them; any other refusal counts. The BFF's processor time, of one core, and the p99 of its event-loop delay: the minimum.\n`,
);
console.log(
  "| attack | in all | RSS before, peak, after (MB) | descriptors before, most, after | others' p99 before, during, after (ms) | × | others refused | BFF's processor before, during (%) | its loop late before, during (ms) |",
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [number, attack] of ATTACKS.entries()) {
  const { name, unit } = attack;
  if (!name.includes(ONLY)) continue;
  const { rounds, memory, failed } = await measure(number, attack);
  const p99: Waited = {
    before: bestOf(rounds, 'before'),
    during: bestOf(rounds, 'during'),
    after: bestOf(rounds, 'after'),
  };
  const times = p99.during / p99.before;
  const count = rounds.reduce((sum, round) => sum + round.count, 0);
  const shed = Math.min(...rounds.map((round) => round.shed));
  const descriptors = (['before', 'during', 'after'] as const).map((it) => mostOf(rounds, it));
  const cpu = PHASES.map((it) => (loopOf(rounds, it, 'cpu') * 100).toFixed(0));
  const late = PHASES.map((it) => loopOf(rounds, it, 'late').toFixed(1));
  console.log(
    `| ${name} | ${count} ${unit} | ${memory.before.toFixed(0)}, ${memory.peak.toFixed(0)}, ${memory.after.toFixed(0)} | ${descriptors.join(', ')} | ${p99.before}, ${p99.during}, ${p99.after} | ${times.toFixed(1)} | ${failed.length + shed} | ${cpu.join(', ')} | ${late.join(', ')} |`,
  );
  if (!(times <= MOST_TIMES))
    problems.push(`${name}: the others wait ${times.toFixed(1)} times as long`);
  if (memory.peak > MEMORY_LIMIT) problems.push(`${name}: memory is above ${MEMORY_LIMIT} MB`);
  if (rounds.some((round) => round.descriptors.after > round.descriptors.before)) {
    problems.push(`${name}: descriptors are left open`);
  }
  if (shed > 0) problems.push(`${name}: others were shed`);
  if (failed.length > 0) {
    const outcomes = new Set(failed.map(({ outcome }) => outcome));
    problems.push(`${name}: others got ${[...outcomes].join(', ')}`);
  }
}

if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exitCode = 1;
} else {
  console.log(
    `\nEvery goal is met: at most ${MOST_TIMES} times the previous p99, at most ${MEMORY_LIMIT} MB, no descriptor left, no other client refused.`,
  );
}

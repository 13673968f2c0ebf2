import { once } from 'node:events';

import { BadUsage } from '../probe/outcome';
import { openTarget } from '../probe/target';
import { createLiveFindings, type LiveFinding } from '../proxy/live-findings';
import { startProxy } from '../proxy/start-proxy';
import type { ConformanceReport } from '../report';
import type { Arguments } from './arguments';
import type { Surroundings } from './surroundings';

const KNOWN = new Set(['target', 'proxy', 'proxy-host', 'report', 'out', 'auth', 'patience']);

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** @throws BadUsage when an option applies to runs only, not to the proxy */
const expectNoOthers = (given: Arguments): void => {
  const other = Object.entries(given).find(([name, value]) => !KNOWN.has(name) && isGiven(value));
  if (other === undefined) return;
  const name = { headers: 'header', headersAgainst: 'header-against' }[other[0]] ?? other[0];
  throw new BadUsage(
    `--proxy doesn't support --${name}: it forwards requests of others unchanged.`,
  );
};

const lines = ({ id, rule, outcome }: LiveFinding): string =>
  [
    `✗ ${id}`,
    `  rule      ${rule}`,
    `  expected  ${outcome.expected}`,
    `  got       ${outcome.got}`,
    '  request',
    outcome.request.replaceAll(/^/gm, '    '),
    '  response',
    outcome.response.replaceAll(/^/gm, '    '),
    '',
    '',
  ].join('\n');

export const runProxy = async (
  port: number,
  given: Arguments,
  { err, signal }: Surroundings,
): Promise<ConformanceReport> => {
  expectNoOthers(given);
  const target = openTarget(given.target);
  await target.reach().finally(target.close);
  const findings = createLiveFindings(target.base, {
    onFinding: (finding) => err(lines(finding)),
    onObjection: (line) => err(`– client: ${line}\n`),
  });
  const proxy = await startProxy({
    base: target.base,
    port,
    host: given['proxy-host'] ?? '127.0.0.1',
    onExchange: findings.judge,
    onNoResponse: findings.noResponse,
  });
  err(`conformance: ${proxy.url} passes on to ${target.base}. Ctrl+C ends it with a report.\n`);
  if (signal?.aborted === false) await once(signal, 'abort');
  await proxy.stop();
  return findings.report();
};

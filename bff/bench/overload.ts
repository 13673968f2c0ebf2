/** Measures an overload of three times the capacity: throughput, error responses, their latency. */
import { fileURLToPath } from 'node:url';

import { ONE_ADDRESS, startBffProcess } from './bff-process';
import { load } from './load';
import { sendOpenLoop, type Outcome } from './open-loop';
import { startServer } from './process';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = 8;
/** The time until the BFF detects the overload, which the results exclude. */
const RAMP_SECONDS = 2;
const TIMES = 3;
const CONNECTIONS = 32;
// The number of a load balancer's connections. Requests that find none free wait in the balancer.
const BALANCER_CONNECTIONS = 256;

const SEARCH = '/v1/marketTraits/search?searchKey=a';
const OTHER = '/v1/users/me';
const SIGN_IN = '/v1/users/nonce?walletAddress=0x52908400098527886E0F7030069857D2E4169EE7';
const MIX = [SEARCH, OTHER, SEARCH, SEARCH, OTHER, SEARCH, SIGN_IN, SEARCH, OTHER, SEARCH];

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const provider = await startServer(['--import', 'tsx', path('targets/provider.ts')], {});
const bff = await startBffProcess({
  ...ONE_ADDRESS,
  PROVIDER_URL: provider.url,
  METRICS_PORT: '0',
  ...(process.env['SHED_DELAY_MS'] && { SHED_DELAY_MS: process.env['SHED_DELAY_MS'] }),
  SEARCH_LIMIT_PER_MINUTE: '1000000000',
  NONCE_LIMIT_PER_MINUTE: '1000000000',
});

const measurePeak = async (): Promise<number> => {
  const measured = await load({
    url: bff.url,
    connections: CONNECTIONS,
    amount: 20_000,
    requests: MIX.map((it) => ({ path: it, headers: { authorization: 'Bearer abc.def.ghi' } })),
  });
  return measured['2xx'] / measured.seconds;
};
const p99 = (outcomes: readonly Outcome[]): string => {
  const times = outcomes.map(({ took }) => took).toSorted((a, b) => a - b);
  return `${(times[Math.floor(times.length * 0.99)] ?? NaN).toFixed(0)} ms`;
};
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

const measureOverload = async (peak: number) => {
  const startedAt = performance.now();
  const usedBefore = bff.cpu();
  const tooMuch = { perSecond: TIMES * peak, seconds: SECONDS, connections: BALANCER_CONNECTIONS };
  const { outcomes, sent, held, broken } = await sendOpenLoop(bff.url, MIX, tooMuch);
  const core = (bff.cpu() - usedBefore) / 1000 / (performance.now() - startedAt);
  const counted = outcomes.filter(({ sentAt }) => sentAt >= startedAt + RAMP_SECONDS * 1000);
  const succeeded = counted.filter(({ status }) => status === 200);
  const refused = counted.filter(({ status }) => status === 503);
  return {
    core,
    counted,
    succeeded,
    refused,
    goodput: succeeded.length / (SECONDS - RAMP_SECONDS),
    sent: sent / SECONDS,
    held: held / SECONDS,
    failed: counted.length - succeeded.length - refused.length + broken,
  };
};

await measurePeak();
let peak = 0;
const rounds: Awaited<ReturnType<typeof measureOverload>>[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  peak = Math.max(peak, await measurePeak());
  const overload = await measureOverload(peak);
  rounds.push(overload);
  console.error(
    `round ${round}: peak ${peak.toFixed(0)}/s, then ${overload.goodput.toFixed(0)}/s, refused in ${p99(overload.refused)} (p99), with ${percent(overload.core, 1)} of a core`,
  );
}
await Promise.all([bff.stop(), provider.stop()]);

const [best] = rounds.toSorted((a, b) => b.goodput - a.goodput);
if (best === undefined) throw new Error('ROUNDS must be 1 or more');
const { counted, succeeded, refused, goodput, sent, held, failed, core } = best;
console.log(`peak: ${peak.toFixed(0)} requests/s in the same mix, ${CONNECTIONS} at a time`);
console.log(
  `${TIMES} × that, the best of ${ROUNDS} rounds: ${sent.toFixed(0)} requests/s sent and ${held.toFixed(0)} waiting at the balancer; ${goodput.toFixed(0)} succeeded, ${percent(goodput, peak)} of the peak (p99 ${p99(succeeded)}); the others refused (p99 ${p99(refused)}), ${failed} failed; with ${percent(core, 1)} of a core`,
);
console.log('\n| | sent | succeeded | refused |');
console.log('| --- | --- | --- | --- |');
for (const [name, its] of [
  ['search', SEARCH],
  ['others', OTHER],
  ['sign-in', SIGN_IN],
]) {
  const own = counted.filter((outcome) => outcome.path === its);
  const shed = own.filter(({ status }) => status === 503).length;
  console.log(
    `| ${name} | ${own.length} | ${percent(own.length - shed, own.length)} | ${percent(shed, own.length)} |`,
  );
}

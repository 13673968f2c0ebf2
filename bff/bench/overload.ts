/**
 * Three times as much as the BFF can do: how much it still does, how fast it refuses the rest, and
 * whom. Most requests are searches; one in ten is somebody who signs in.
 *
 *   npm run pnpm -- --dir bff bench:overload
 */
import autocannon from 'autocannon';
import { fileURLToPath } from 'node:url';

import { sendOpenLoop, type Outcome } from './open-loop';
import { startServer } from './process';

const SECONDS = Number(process.env['SECONDS'] ?? 15);
const TIMES = Number(process.env['TIMES'] ?? 3);
/** Left out of the figures: until it knows that it has too much to do. */
const RAMP_SECONDS = 3;
const CONNECTIONS = 32;
const BALANCER_CONNECTIONS = Number(process.env['BALANCER_CONNECTIONS'] ?? 512);

const SEARCH = '/v1/marketTraits/search?searchKey=a';
const OTHER = '/v1/users/me';
const SIGN_IN = '/v1/users/nonce?walletAddress=0x52908400098527886E0F7030069857D2E4169EE7';
const MIX = [SEARCH, OTHER, SEARCH, SEARCH, OTHER, SEARCH, SIGN_IN, SEARCH, OTHER, SEARCH];

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const provider = await startServer(['--import', 'tsx', path('targets/provider.ts')], {});
const bff = await startServer([path('../dist/main.js')], {
  PROVIDER_URL: provider.url,
  HOST: '127.0.0.1',
  METRICS_PORT: '0',
  ...(process.env['SHED_DELAY_MS'] && { SHED_DELAY_MS: process.env['SHED_DELAY_MS'] }),
  // All of it comes from one address.
  SEARCH_LIMIT_PER_MINUTE: '1000000000',
  NONCE_LIMIT_PER_MINUTE: '1000000000',
});

const closedLoop = () =>
  autocannon({
    url: bff.url,
    connections: CONNECTIONS,
    amount: 20_000,
    requests: MIX.map((it) => ({ path: it, headers: { authorization: 'Bearer abc.def.ghi' } })),
  });
const p99 = (outcomes: readonly Outcome[]): string => {
  const times = outcomes.map(({ took }) => took).toSorted((a, b) => a - b);
  return `${(times[Math.floor(times.length * 0.99)] ?? NaN).toFixed(0)} ms`;
};
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

await closedLoop();
const rounds = [await closedLoop(), await closedLoop(), await closedLoop()];
const peak = Math.max(...rounds.map((round) => round['2xx'] / round.duration));
console.log(`peak: ${peak.toFixed(0)} requests/s in the same mix, ${CONNECTIONS} at a time`);

const begun = performance.now();
const usedBefore = bff.cpu();
const load = { perSecond: TIMES * peak, seconds: SECONDS, connections: BALANCER_CONNECTIONS };
const { outcomes, sent, held, broken } = await sendOpenLoop(bff.url, MIX, load);
const core = (bff.cpu() - usedBefore) / 1000 / (performance.now() - begun);
await Promise.all([bff.stop(), provider.stop()]);

const from = begun + RAMP_SECONDS * 1000;
const counted = outcomes.filter(({ sentAt }) => sentAt >= from);
const answered = counted.filter(({ status }) => status === 200);
const refused = counted.filter(({ status }) => status === 503);
const goodput = answered.length / (SECONDS - RAMP_SECONDS);

console.log(
  `${TIMES} × that, whoever waits: ${(sent / SECONDS).toFixed(0)} requests/s sent, ${goodput.toFixed(0)} answered, ${percent(goodput, peak)} of the peak (p99 ${p99(answered)}); ${refused.length} refused (p99 ${p99(refused)}), ${counted.length - answered.length - refused.length} others, ${broken} broken, ${(held / SECONDS).toFixed(0)} a second found no free connection`,
);
console.log(`the BFF had ${percent(core, 1)} of a core`);
console.log('\n| | sent | answered | refused |');
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

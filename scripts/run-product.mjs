// Sets up and builds the product, and starts the mock, the BFF and, in development, Vite. When one
// of them ends, ends the others.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { productAddresses, readHost } from './product/addresses.mjs';
import { createProcessGroup, onShutdown } from './product/process-group.mjs';
import { takenPorts } from './product/free-ports.mjs';
import { readPorts } from './product/read-ports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv[2] === 'dev';
const { ports, mistakes } = readPorts(isDev ? process.env : { ...process.env, WEB_PORT: '' }, {
  PORT: 4000,
  MOCK_PORT: 4001,
  METRICS_PORT: undefined,
  WEB_PORT: isDev ? 5173 : undefined,
});
const lan = readHost(process.env);
const allMistakes = [...mistakes, ...lan.mistakes];
if (allMistakes.length > 0) {
  console.error(allMistakes.join('\n'));
  process.exit(1);
}
const PORT = String(ports.PORT);
const { bffUrl, mockUrl, webUrl, mockOptions, viteOptions, bffSettings } = productAddresses({
  host: lan.host,
  port: ports.PORT,
  mockPort: ports.MOCK_PORT,
  webPort: isDev ? ports.WEB_PORT : undefined,
});
const localSettings = readFileSync(new URL('../bff/local.env', import.meta.url), 'utf8');
/** One base for both sides: the web includes it in login messages, and the mock verifies it. */
const LEGAL_LINKS_BASE = process.env['LEGAL_LINKS_BASE'] || process.env['PUBLIC_URL'] || webUrl;

const processes = createProcessGroup();
/** @type {Promise<never> | undefined} */
let ending;
/**
 * Ends all servers, and exits with the code of the first call. Each server that ends causes another
 * call.
 * @param {number} exitCode
 */
const end = (exitCode) => (ending ??= processes.endAll().then(() => process.exit(exitCode)));
onShutdown(() => void end(0));

/** @param {readonly string[]} args */
const npm = (...args) => ['npm', 'run', '--silent', ...args];

/** @param {Parameters<typeof processes.start>[0]} step */
const finish = async (step) => {
  if ((await processes.start(step)) !== 0) await end(1);
};

/** @param {Readonly<Record<string, number>>} wanted by variable name */
const expectFree = async (wanted) => {
  const taken = await takenPorts(wanted);
  if (taken.length === 0) return;
  console.error(taken.join('\n'));
  await end(1);
};

/** @param {readonly string[]} names */
const portsOf = (...names) =>
  Object.fromEntries(Object.entries(ports).filter(([name]) => names.includes(name)));

/**
 * @param {Parameters<typeof processes.start>[0]} server
 * @param {string} url
 * @param {Readonly<Record<string, number>>} own the server's ports by variable name
 */
const serve = async (server, url, own) => {
  // Checks the ports again, because another program may have taken one during set-up and build.
  await expectFree(own);
  const { ended, isUp } = await processes.startServer(server, { url, ports: Object.values(own) });
  void ended.then(() => end(1));
  if (!isUp) await end(1);
};

await expectFree(ports);

await finish({ command: npm('setup'), cwd: root });
if (!isDev) console.log('Building … This takes up to a minute.');
/** @param {string} name */
const build = async (name) => {
  if (isDev) return;
  const env = { QUICK_COMPRESSION: 'on' };
  await finish({ command: npm('build'), cwd: `${root}${name}`, env, quiet: true });
};
const origins = process.env['MOCK_ORIGINS'] === undefined ? ['--origins', webUrl] : [];
const script = isDev ? 'dev' : 'start:local';
/** Builds the mock alongside the others and starts it right away, because it starts slowly. */
const startMock = async () => {
  await build('mock-server');
  await serve(
    {
      command: npm(script, '--', ...mockOptions, ...origins),
      cwd: `${root}mock-server`,
      env: { LEGAL_LINKS_BASE },
    },
    `${mockUrl}/openapi.json`,
    portsOf('MOCK_PORT'),
  );
};
await Promise.all([startMock(), build('bff'), build('web')]);
await serve(
  {
    command: npm(script),
    cwd: `${root}bff`,
    env: {
      ...bffSettings(localSettings),
      ...(isDev ? { WEB_ROOT: '' } : {}),
      ...process.env,
      PORT,
      LEGAL_LINKS_BASE,
    },
  },
  `${bffUrl}/app-config.json`,
  portsOf('PORT', 'METRICS_PORT'),
);
if (isDev) {
  await serve(
    { command: npm('dev', '--', ...viteOptions), cwd: `${root}web`, env: { BFF_URL: bffUrl } },
    `${webUrl}/app-config.json`,
    portsOf('WEB_PORT'),
  );
}
// Prints for people. The servers themselves print JSON for log collectors.
console.log(`Trait Market is ready: ${webUrl}`);

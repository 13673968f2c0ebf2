import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort, { portNumbers } from 'get-port';

import { startServer } from './server-process.mjs';

/** @typedef {import('./server-process.mjs').ServerProcess} ServerProcess */

const root = fileURLToPath(new URL('../..', import.meta.url));
const HOST = '127.0.0.1';

export const SOCIAL_URL = 'https://social.example/@traits';

/** The limits of development (as in `local.env`), because many worlds share one IP address. */
const DEVELOPMENT_LIMITS = {
  ...Object.fromEntries(
    ['NONCE', 'LOGIN', 'SEARCH', 'UPLOAD', 'EMAIL', 'ORDERS', 'EVENTS', 'READ', 'WRITE'].map(
      (limit) => [`${limit}_LIMIT_PER_MINUTE`, '1000000'],
    ),
  ),
  CLIENT_SHARE_PERCENT: '100',
};

/**
 * Returns a free port below those that Linux gives to outgoing connections, one of which could take
 * it before the server starts. It is random, because tests in other processes also look for one.
 */
export const freePort = () => {
  const from = 20_000 + Math.floor(Math.random() * 10_000);
  return getPort({ port: portNumbers(from, from + 100) });
};

/**
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env settings in addition to the defaults
 * @returns {Promise<ServerProcess>}
 */
export const startMock = (port, env = {}) =>
  startServer({
    main: join(root, 'mock-server/dist/main.js'),
    env: { MOCK_PORT: String(port), MOCK_HOST: HOST, LOG_LEVEL: 'warn', ...env },
    url: `http://${HOST}:${port}`,
    readyPath: '/openapi.json',
  });

/**
 * Serves the built web app with development limits. The provider also stands in for third parties.
 * @param {{ port: number, providerUrl: string, env?: NodeJS.ProcessEnv }} options `env` overrides
 * settings
 * @returns {Promise<ServerProcess>}
 */
export const startBff = ({ port, providerUrl, env = {} }) =>
  startServer({
    main: join(root, 'bff/dist/main.js'),
    env: {
      PORT: String(port),
      HOST,
      PROVIDER_URL: providerUrl,
      WEB_ROOT: join(root, 'web/dist'),
      PUBLIC_URL: `http://${HOST}:${port}`,
      FORWARD_HEADERS: 'x-mock-world',
      SOCIAL_URL,
      DEMO_WALLET: 'on',
      ECONOMY: 'on',
      // The mock's own beacon.
      BEACON_CHAIN_HASH: '75053812ba345841821ee430d88e417133075be8d4c37e172c86f7daa354baf8',
      IMAGE_HOSTS: providerUrl,
      RPC_URL_ETHEREUM: `${providerUrl}/rpc/1`,
      RPC_URL_POLYGON: `${providerUrl}/rpc/137`,
      FEATURE_FLAGS_HOST: providerUrl,
      FEATURE_FLAGS_KEY: 'sdk-local',
      FEATURE_FLAGS_USAGE_URL: `${providerUrl}/collect/usage`,
      ANALYTICS_URL: `${providerUrl}/collect/page-views`,
      CHAT_SCRIPT_URL: `${providerUrl}/chat/widget.js`,
      LOG_LEVEL: 'warn',
      SHEDDING: 'off',
      DRAIN_DELAY_MS: '0',
      // A busy machine may take long, and journeys expect the page's current data.
      PAGE_DATA_DEADLINE_MS: '10000',
      PAGE_FRESH_MS: '0',
      PAGE_RENDERS: '100',
      ...DEVELOPMENT_LIMITS,
      ...env,
    },
    url: `http://${HOST}:${port}`,
    readyPath: '/app-config.json',
  });

/**
 * @param {NodeJS.ProcessEnv} [mockEnv] additional settings of the mock
 * @returns {Promise<{ bffUrl: string, mockUrl: string, stop: () => Promise<void> }>}
 */
export const startProduct = async (mockEnv = {}) => {
  const port = await freePort();
  const product = `http://${HOST}:${port}`;
  const mock = await startMock(await freePort(), { MOCK_PRODUCT: product, ...mockEnv });
  try {
    const bff = await startBff({ port, providerUrl: mock.url });
    return {
      bffUrl: bff.url,
      mockUrl: mock.url,
      stop: async () => {
        await Promise.all([bff.stop(), mock.stop()]);
      },
    };
  } catch (error) {
    await mock.stop();
    throw error;
  }
};

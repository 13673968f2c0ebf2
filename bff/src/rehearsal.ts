import type { Config } from './config/config';
import { tryToListen } from './listen';
import { startPageWorker } from './pages/page-worker';
import { readLink } from './provider/link';
import { appConfigOf } from './web/app-config';
import { readBuiltFiles } from './web/built-files';

/**
 * Checks the configuration like a start, but without serving.
 * @throws ConfigurationError when a start would throw it
 */
export const rehearseStart = async (config: Config): Promise<void> => {
  const { HOST: host, PORT, METRICS_PORT, WEB_ROOT, PUBLIC_URL } = config;
  readLink(config);
  if (WEB_ROOT !== undefined) {
    const pages = await startPageWorker({
      root: WEB_ROOT,
      appConfig: appConfigOf(config),
      origin: PUBLIC_URL?.origin,
      dataDeadline: config.PAGE_DATA_DEADLINE_MS,
      fetchApi: async () => ({ status: 503, body: '' }),
      onError: () => undefined,
    });
    await pages.close();
    readBuiltFiles(WEB_ROOT);
  }
  await tryToListen({ variable: 'PORT', port: PORT, host });
  if (METRICS_PORT !== undefined)
    await tryToListen({ variable: 'METRICS_PORT', port: METRICS_PORT, host });
};

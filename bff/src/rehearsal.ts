import type { Config } from './config';
import { tryToListen } from './listen';
import { readLink } from './provider/link';
import { webFiles } from './web/web-files';

/**
 * Checks the configuration like a start, but without serving.
 * @throws ConfigurationError when a start would throw it
 */
export const rehearseStart = async (config: Config): Promise<void> => {
  const { HOST: host, PORT, METRICS_PORT, WEB_ROOT, PUBLIC_URL } = config;
  readLink(config);
  if (WEB_ROOT !== undefined) webFiles(WEB_ROOT, PUBLIC_URL?.origin);
  await tryToListen({ variable: 'PORT', port: PORT, host });
  if (METRICS_PORT !== undefined)
    await tryToListen({ variable: 'METRICS_PORT', port: METRICS_PORT, host });
};
